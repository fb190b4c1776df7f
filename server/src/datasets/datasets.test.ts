import { datasetOperations, type ExtraName } from '@coverwright/contract/datasets'
import { productOperations } from '@coverwright/contract/products'
import { startQuestion } from '@coverwright/rules/forms'
import type { Permission } from '@coverwright/rules/members'
import type { Body } from '@coverwright/rules/products'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer, testSessions } from '../platform/testing'
import { productsRoom, saveBodyPart } from '../products'
import { datasetsRoom } from '.'

const people = testSessions()
let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ rooms: [productsRoom, datasetsRoom], sessions: people.sessions })
})
afterAll(() => server.close())

const { get, update, listBindings, bind } = datasetOperations
const WRITER: Permission[] = ['products.read', 'products.write']
const engine: ExtraName = {
  name: 'engineSize',
  title: 'Engine size',
  type: { kind: 'number', places: 0 },
  source: { kind: 'connector' },
  max: '8000',
}

/** A product that asks for an age and shows a second question by it, with a look-up by age and engine size. */
async function aProduct(permissions = WRITER) {
  const company = randomUUID()
  const as = await people.open(await server.openBrowser(), company, WRITER)
  const draft = { name: 'Car', size: 'simple', insuranceType: 'car', currency: 'HKD', languages: ['en_us'] } as const
  const productId = (await server.call(productOperations.create, { ...draft, languages: ['en_us'] }, { as })).data!.id
  const body = (await server.call(productOperations.get, { id: productId }, { as })).data!.body.body as Body
  const age = { ...startQuestion('number', 'q1', 'age'), title: { en_us: 'How old are you?' }, min: '18', max: '99' }
  const points = { ...startQuestion('number', 'q2', 'points'), title: { en_us: 'Points' }, showIf: 'age < 25' }
  const pages = [{ ...body.pages[0]!, questions: [age, points] }]
  await server.call(
    productOperations.saveBody,
    { productId, baseRevision: 1, body: { ...body, pages } as never },
    { as },
  )
  const recipe = {
    steps: [
      { kind: 'lookUp', name: 'base', title: 'Base rate', table: 't', inputs: { age: 'age', size: '' }, column: 'r' },
    ],
  }
  await server.within(company, (ctx) =>
    saveBodyPart(ctx, { productId, baseRevision: 2, part: 'pricing', value: recipe }),
  )
  return {
    productId,
    company,
    as: permissions === WRITER ? as : await people.open(await server.openBrowser(), company, permissions),
  }
}

test('every name says where it comes from, what it holds and who uses it', async () => {
  const { productId, as } = await aProduct()
  const { data } = await server.call(get, { productId }, { as })
  expect(data).toMatchObject({ revision: 3, may: ['edit'], extra: [] })
  expect(data?.names).toMatchObject([
    {
      name: 'age',
      source: 'question',
      kind: 'number',
      min: '18',
      max: '99',
      uses: [
        { where: 'logic', id: 'q2' },
        { where: 'table', id: 'base', title: 'Base rate' },
      ],
    },
    { name: 'points', uses: [] },
  ])
})

test('a name that no question asks for is added, and a place in a table is bound to it', async () => {
  const { productId, as } = await aProduct()
  const added = await server.call(update, { productId, baseRevision: 3, names: [engine] }, { as })
  expect(added.data).toMatchObject({
    revision: 4,
    names: [{}, {}, { name: 'engineSize', source: 'connector', max: '8000' }],
  })
  const target = { kind: 'column', id: 'base', key: 'size' } as const
  const before = (await server.call(listBindings, { productId }, { as })).data!.bindings
  expect(before.find(({ part }) => part === 'size')).toMatchObject({ bound: '', isKnown: false })
  const after = await server.call(bind, { productId, baseRevision: 4, target, name: 'engineSize' }, { as })
  expect(after.data?.bindings.find(({ part }) => part === 'size')).toMatchObject({ bound: 'engineSize', isKnown: true })

  const removed = await server.call(update, { productId, baseRevision: 5, names: [] }, { as })
  expect(removed).toMatchObject({
    status: 409,
    message: 'dataset.inUse',
    values: { name: 'engineSize', count: 1, list: 'Base rate' },
  })
})

test('what is wrong with a name comes back at its field', async () => {
  const { productId, as } = await aProduct()
  const refusal = async (names: ExtraName[]) => {
    const { message, field } = await server.call(update, { productId, baseRevision: 3, names }, { as })
    return `${message} ${field}`
  }
  expect(await refusal([{ ...engine, name: 'Engine size' }])).toBe('dataset.nameShape names.0.name')
  expect(await refusal([{ ...engine, name: 'plan' }])).toBe('dataset.nameReserved names.0.name')
  expect(await refusal([{ ...engine, name: 'age' }])).toBe('dataset.nameTaken names.0.name')
  expect(await refusal([{ ...engine, max: 'much' }])).toBe('dataset.limitUnreadable names.0.max')
  expect(await refusal([{ ...engine, min: '9000' }])).toBe('dataset.limitsCrossed names.0.max')
  expect(await refusal([{ ...engine, type: { kind: 'choice', options: ['one'] } }])).toBe(
    'dataset.fewOptions names.0.type',
  )
  expect(await refusal([{ ...engine, source: { kind: 'fixed', value: 'big' } }])).toBe(
    'dataset.valueUnfit names.0.value',
  )
  expect(await refusal([{ ...engine, source: { kind: 'fixed', value: 9000 } }])).toBe(
    'dataset.valueOutside names.0.value',
  )
})

test('a question gets another name only while nobody uses the one it has', async () => {
  const { productId, as } = await aProduct()
  const rename = (id: string, name: string) =>
    server.call(bind, { productId, baseRevision: 3, target: { kind: 'question', id }, name }, { as })
  expect(await rename('q1', 'years')).toMatchObject({ message: 'dataset.inUse', values: { list: 'Points, Base rate' } })
  expect(await rename('q2', 'age')).toMatchObject({ message: 'dataset.nameTaken' })
  expect(await rename('q9', 'other')).toMatchObject({ message: 'dataset.targetGone' })
  expect((await rename('q2', 'penalties')).data?.names).toEqual(['age', 'penalties'])
})

test('a place cannot be bound to a name that nobody answers', async () => {
  const { productId, as } = await aProduct()
  const target = { kind: 'column', id: 'base', key: 'age' } as const
  const answer = await server.call(bind, { productId, baseRevision: 3, target, name: 'ages' }, { as })
  expect(answer).toMatchObject({ message: 'dataset.unknownName', values: { name: 'ages' } })
})

test('a stale revision is refused, and reading alone changes nothing', async () => {
  const { productId, as } = await aProduct()
  expect(await server.call(update, { productId, baseRevision: 2, names: [] }, { as })).toMatchObject({
    message: 'product.bodyChanged',
  })
  const looking = await aProduct(['products.read'])
  expect((await server.call(get, { productId: looking.productId }, { as: looking.as })).data?.may).toEqual([])
  const answer = await server.call(
    update,
    { productId: looking.productId, baseRevision: 3, names: [] },
    { as: looking.as },
  )
  expect(answer.status).toBe(403)
})
