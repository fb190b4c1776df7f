import { connectorOperations } from '@coverwright/contract/rating/connectors'
import { datasetOperations, type ExtraName } from '@coverwright/contract/design/datasets'
import { productOperations } from '@coverwright/contract/design/products'
import { startQuestion } from '@coverwright/rules/design/forms'
import type { Permission } from '@coverwright/rules/company/members'
import {
  type ConnectorUse,
  emptyGuide,
  type Recipe,
  type Step,
  type UnderwritingGuide,
} from '@coverwright/rules/design/parts'
import type { Body } from '@coverwright/rules/design/products'
import { ratingOf } from '@coverwright/rules/rating/rating'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer, testSessions } from '../../platform/testing'
import { connectorsRoom } from '../../rating/connectors'
import { changeBody, openBody, productsRoom, saveBodyPart } from '../products'
import { keepTest, productTests } from '../../rating/product-tests'
import { datasetsRoom } from '.'

const people = testSessions()
let server: TestServer
beforeAll(async () => {
  server = await startTestServer({
    rooms: [productsRoom, datasetsRoom([connectorsRoom, productTests]), connectorsRoom],
    sessions: people.sessions,
  })
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

const recipe = (steps: readonly Step[], addOns: Recipe['addOns'] = []): Recipe => ({
  version: 1,
  currency: 'HKD',
  steps,
  addOns,
  outputs: { yearly: 'base', monthly: null, parts: [] },
})

/** A product that asks for an age and shows a second question by it, with a look-up by age and engine size. */
async function aProduct(permissions = WRITER) {
  const company = randomUUID()
  const as = await people.open(await server.openBrowser(), company, WRITER)
  const draft = { name: 'Car', size: 'simple', insuranceType: 'car', currency: 'HKD', languages: ['en_us'] } as const
  const productId = (await server.call(productOperations.create, { ...draft, languages: ['en_us'] }, { as })).data!.id
  const body = (await server.call(productOperations.get, { id: productId }, { as })).data!.body.body
  const age = { ...startQuestion('number', 'q1', 'age'), title: { en_us: 'How old are you?' }, min: '18', max: '99' }
  const points = { ...startQuestion('number', 'q2', 'points'), title: { en_us: 'Points' }, showIf: 'age < 25' }
  const pages = [{ ...body.pages[0]!, questions: [age, points] }]
  await server.call(productOperations.saveBody, { productId, baseRevision: 1, body: { ...body, pages } }, { as })
  const inputs = { age: 'age', size: '' }
  const value = recipe([{ kind: 'lookUp', name: 'base', title: 'Base rate', table: 't', inputs, column: 'r' }])
  await server.within(company, (ctx) => saveBodyPart(ctx, { productId, baseRevision: 2, part: 'pricing', value }))
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
    message: 'datasets.inUse',
    values: { name: 'engineSize', count: 1, list: 'Base rate' },
  })
})

test('what is wrong with a name comes back at its field', async () => {
  const { productId, as } = await aProduct()
  const refusal = async (names: ExtraName[]) => {
    const { message, field } = await server.call(update, { productId, baseRevision: 3, names }, { as })
    return `${message} ${field}`
  }
  expect(await refusal([{ ...engine, name: 'Engine size' }])).toBe('datasets.nameShape names.0.name')
  expect(await refusal([{ ...engine, name: 'plan' }])).toBe('datasets.nameReserved names.0.name')
  expect(await refusal([{ ...engine, name: 'age' }])).toBe('datasets.nameTaken names.0.name')
  expect(await refusal([{ ...engine, max: 'much' }])).toBe('datasets.limitUnreadable names.0.max')
  expect(await refusal([{ ...engine, min: '9000' }])).toBe('datasets.limitsCrossed names.0.max')
  expect(await refusal([{ ...engine, type: { kind: 'choice', options: ['one'] } }])).toBe(
    'datasets.fewOptions names.0.type',
  )
  expect(await refusal([{ ...engine, source: { kind: 'fixed', value: 'big' } }])).toBe(
    'datasets.valueUnfit names.0.value',
  )
  expect(await refusal([{ ...engine, source: { kind: 'fixed', value: 9000 } }])).toBe(
    'datasets.valueOutside names.0.value',
  )
})

test('a question gets another name only while nobody uses the one it has', async () => {
  const { productId, as } = await aProduct()
  const rename = (id: string, name: string) =>
    server.call(bind, { productId, baseRevision: 3, target: { kind: 'question', id }, name }, { as })
  expect(await rename('q1', 'years')).toMatchObject({
    message: 'datasets.inUse',
    values: { list: 'Points, Base rate' },
  })
  expect(await rename('q2', 'age')).toMatchObject({ message: 'datasets.nameTaken' })
  expect(await rename('q9', 'other')).toMatchObject({ message: 'datasets.targetGone' })
  expect((await rename('q2', 'penalties')).data?.names).toEqual(['age', 'penalties'])
})

test('a place cannot be bound to a name that nobody answers', async () => {
  const { productId, as } = await aProduct()
  const target = { kind: 'column', id: 'base', key: 'age' } as const
  const answer = await server.call(bind, { productId, baseRevision: 3, target, name: 'ages' }, { as })
  expect(answer).toMatchObject({ message: 'datasets.unknownName', values: { name: 'ages' } })
})

test('names that others changed meanwhile are not written over, and reading alone changes nothing', async () => {
  const { productId, as } = await aProduct()
  await server.call(update, { productId, baseRevision: 3, names: [engine] }, { as })
  expect(await server.call(update, { productId, baseRevision: 3, names: [] }, { as })).toMatchObject({
    message: 'products.bodyChanged',
    current: { revision: 4, parts: { dataset: { names: [engine] } } },
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

const named = { name: 's', title: 'Taken by' }
const formula = (text: string): Step => ({ ...named, kind: 'formula', formula: text })
const lookUp: Step = { ...named, kind: 'lookUp', table: 't', inputs: { size: 'engineSize' }, column: 'r' }
const taken = { id: 'u', title: 'Taken by' }
const ruled = { ...taken, when: 'engineSize > 3000', reason: '', verdict: { decision: 'refer' } } as const
const looked = {
  ...taken,
  table: 't',
  inputs: { a: 'engineSize' },
  columns: { decision: 'd' },
  otherwise: 'refer',
} as const
const asks = { id: 'Taken by', connectorId: randomUUID(), when: '', inputs: {}, outputs: {} }
const guide = (part: Partial<UnderwritingGuide>) => ({ underwriting: { ...emptyGuide, ...part } })
const uses = (part: Partial<ConnectorUse>) => ({ connectors: { version: 1 as const, uses: [{ ...asks, ...part }] } })
const inParts: [string, Pick<Body, 'pricing' | 'underwriting' | 'connectors'>][] = [
  ['table', { pricing: recipe([lookUp]) }],
  ['recipe', { pricing: recipe([formula('engineSize * 2')]) }],
  ['recipe', { pricing: recipe([], [{ addOn: 'a', steps: [formula('engineSize')], yearly: 's', monthly: null }]) }],
  ['underwriting', guide({ rules: [ruled] })],
  ['underwriting', guide({ tables: [looked] })],
  ['underwriting', guide({ answers: [{ ...taken, names: { decision: 'engineSize' } }] })],
  ['connector', uses({ inputs: { of: 'engineSize' } })],
  ['connector', uses({ outputs: { cc: 'engineSize' } })],
  ['connector', uses({ when: 'engineSize > 0' })],
]

test.each(inParts)('a name that is used by %s stays, with the list of who uses it', async (where, parts) => {
  const { productId, company, as } = await aProduct()
  await server.call(update, { productId, baseRevision: 3, names: [engine] }, { as })
  const change = (body: Body) => ({ ...body, ...parts })
  await server.within(company, (ctx) => changeBody(ctx, { productId, baseRevision: 4, change }))
  const refused = await server.call(update, { productId, baseRevision: 5, names: [] }, { as })
  expect(refused).toMatchObject({ status: 409, message: 'datasets.inUse', values: { count: 1, list: 'Taken by' } })
  const shown = (await server.call(get, { productId }, { as })).data!.names.find(({ name }) => name === 'engineSize')
  expect(shown?.uses).toMatchObject([{ where, title: 'Taken by' }])
})

test('conditions of pages, questions, skips and rows of a group hold a name', async () => {
  for (const used of [
    { page: { showIf: 'engineSize > 1' } },
    { question: { requireIf: 'engineSize > 1' } },
    { question: { skips: [{ when: 'engineSize > 1', toPage: 'p' }] } },
    { inner: { showIf: 'engineSize > 1' } },
    { inner: { sets: [{ when: '', value: 'string(engineSize)' }] } },
  ]) {
    const { productId, as } = await aProduct()
    await server.call(update, { productId, baseRevision: 3, names: [engine] }, { as })
    const body = (await server.call(productOperations.get, { id: productId }, { as })).data!.body.body
    const inner = { ...startQuestion('text', 'q4', 'who'), title: { en_us: 'Who' }, ...used.inner }
    const group = { ...startQuestion('group', 'q3', 'drivers'), title: { en_us: 'Drivers' }, questions: [inner] }
    const questions = [...body.pages[0]!.questions, { ...group, ...used.question }]
    const pages = [{ ...body.pages[0]!, ...used.page, questions }]
    const saved = { productId, baseRevision: 4, body: { ...body, pages } }
    expect((await server.call(productOperations.saveBody, saved, { as })).status).toBe(200)
    const refused = await server.call(update, { productId, baseRevision: 5, names: [] }, { as })
    expect(refused, JSON.stringify(used)).toMatchObject({ message: 'datasets.inUse', values: { count: 1 } })
  }
})

test('a name that kept tests answer is neither removed nor renamed', async () => {
  const { productId, company, as } = await aProduct()
  await server.call(update, { productId, baseRevision: 3, names: [engine] }, { as })
  await server.within(company, async (ctx) => {
    const customer = { answers: { engineSize: 1800, points: 2 }, plan: 'only', addOns: [], discounts: [] }
    const days = { today: '2026-01-01', startDate: '2026-01-02' }
    const { body } = await openBody(ctx, productId)
    const recipe = {
      version: 1,
      currency: 'HKD',
      addOns: [],
      outputs: { yearly: 'net', monthly: null, parts: [] },
      steps: [{ kind: 'round', name: 'net', title: 'Net', of: 'worth', rounding: { mode: 'halfUp', to: 'minorUnit' } }],
    } as const
    const names = [{ name: 'worth', type: { kind: 'money', currency: 'HKD' } }] as const
    const outcome = ratingOf({ dataset: { names }, plans: null, recipe, guide: null, tables: [] })
    if (!outcome.ok) throw new Error(JSON.stringify(outcome.problems))
    const rating = outcome.value
    await keepTest(ctx, { productId, body, rating, title: 'Customer 1', customer: { ...customer, ...days }, place: 0 })
  })
  expect(await server.call(update, { productId, baseRevision: 4, names: [] }, { as })).toMatchObject({
    message: 'datasets.inUse',
    values: { list: 'Customer 1' },
  })
  const rename = { productId, baseRevision: 4, target: { kind: 'question', id: 'q2' } as const, name: 'penalties' }
  expect(await server.call(bind, rename, { as })).toMatchObject({ message: 'datasets.inUse' })
})

test('a connector is called by its name, not by its id', async () => {
  const { productId, company, as } = await aProduct()
  const may: Permission[] = ['products.read', 'products.write', 'connectors.write']
  const maker = await people.open(await server.openBrowser(), company, may)
  const connector = {
    ...{ name: 'Vehicle register', kind: 'external', method: 'GET', url: 'https://register.example/{plate}' },
    ...{
      inputs: [{ name: 'plate', kind: 'text', sample: 'A' }],
      headers: [],
      params: [],
      body: [],
      resultType: 'json',
    },
    ...{ fields: [{ name: 'cc', pointer: '/cc', kind: 'number', fallback: '' }], timeLimitSeconds: 3, retries: 0 },
    ...{ onFailure: 'refer', reuseMinutes: 0 },
  } as never
  const connectorId = (await server.call(connectorOperations.create, connector, { as: maker })).data!.id
  const use = { id: 'u1', connectorId, when: '', inputs: { plate: 'age' }, outputs: { cc: 'points' } }
  const value = { version: 1 as const, uses: [use] }
  await server.within(company, (ctx) => saveBodyPart(ctx, { productId, baseRevision: 3, part: 'connectors', value }))
  const { bindings } = (await server.call(listBindings, { productId }, { as })).data!
  expect(bindings.filter(({ target }) => target.kind === 'input' || target.kind === 'output')).toMatchObject([
    { title: 'Vehicle register', part: 'plate' },
    { title: 'Vehicle register', part: 'cc' },
  ])
})
