import type { SendsOf } from '@coverwright/contract/platform'
import { settingsOperations } from '@coverwright/contract/company/settings'
import { productOperations } from '@coverwright/contract/design/products'
import type { Permission } from '@coverwright/rules/company/members'
import { type Question, startQuestion } from '@coverwright/rules/design/forms'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer, testSessions } from '../../platform/testing'
import { settings } from '../../company/settings'
import { publishingRoom } from '../../release/publishing'
import { productsRoom } from '.'

const people = testSessions()
let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ rooms: [productsRoom, publishingRoom(), settings], sessions: people.sessions })
})
afterAll(() => server.close())

const WRITER: Permission[] = ['products.read', 'products.write']
const { list, get, create, update, saveBody, editCopy } = productOperations
const draft = {
  name: 'Weekend Trip',
  size: 'simple',
  insuranceType: 'travel',
  currency: 'HKD',
  languages: ['en_us'],
} as const

const member = async (company: string = randomUUID(), permissions = WRITER) =>
  people.open(await server.openBrowser(), company, permissions)

test('a new product has an empty draft that says what is missing', async () => {
  const as = await member()
  const made = await server.call(create, { ...draft, languages: ['en_us'] }, { as })
  expect(made.data).toMatchObject({
    name: 'Weekend Trip',
    state: 'unpublished',
    bodyNumber: 1,
    may: ['edit', 'rename', 'copy', 'sell', 'people', 'lock', 'trash'],
  })
  const opened = await server.call(get, { id: made.data!.id }, { as })
  expect(opened.data?.body).toMatchObject({ number: 1, revision: 1, state: 'draft', hash: null })
  expect(opened.data?.body.problems.map(({ code }) => code)).toEqual(['body.pageEmpty'])
})

test('the list has the company’s own products, newest first, and finds by name', async () => {
  const as = await member()
  for (const name of ['Car', 'Cat 50%_off', 'Home'])
    await server.call(create, { ...draft, name, languages: ['en_us'] }, { as })
  const names = async (search: string) =>
    (await server.call(list, { search }, { as })).data?.rows.map(({ name }) => name)
  expect(await names('')).toEqual(['Home', 'Cat 50%_off', 'Car'])
  expect(await names('%_')).toEqual(['Cat 50%_off'])
  expect((await server.call(list, { pageSize: 1, page: 2 }, { as })).data).toMatchObject({
    total: 3,
    rows: [{ name: 'Cat 50%_off' }],
  })
  expect((await server.call(list, {}, { as: await member() })).data).toEqual({
    rows: [],
    total: 0,
    may: ['create'],
  })
})

test('the list is narrowed by kind and state, and goes in the order asked for', async () => {
  const as = await member()
  for (const [name, insuranceType] of [
    ['Bravo', 'car'],
    ['alpha', 'pet'],
    ['Charlie', 'car'],
  ] as const)
    await server.call(create, { ...draft, name, insuranceType, languages: ['en_us'] }, { as })
  const names = async (input: SendsOf<typeof list>) =>
    (await server.call(list, input, { as })).data?.rows.map(({ name }) => name)
  expect(await names({ sort: 'name' })).toEqual(['alpha', 'Bravo', 'Charlie'])
  expect(await names({ sort: '-name', filter: { type: 'car' } })).toEqual(['Charlie', 'Bravo'])
  expect(await names({ sort: 'createdAt', filter: { type: ['pet', 'car'], state: 'unpublished' } })).toHaveLength(3)
  expect(await names({ filter: { state: 'published' } })).toEqual([])
  expect(await names({ filter: { owner: '11111111-1111-4111-8111-111111111111' } })).toEqual([])
})

test('a product gets another name', async () => {
  const as = await member()
  const { id } = (await server.call(create, { ...draft, languages: ['en_us'] }, { as })).data!
  const renamed = await server.call(update, { id, name: ' Long Trip ', description: 'Two weeks' }, { as })
  expect(renamed.data).toMatchObject({ name: 'Long Trip', description: 'Two weeks' })
})

test('a new product is sold in the company’s usual currency unless another is named', async () => {
  const company = randomUUID()
  const as = await member(company, [...WRITER, 'companies.write'])
  const usual = (await server.call(settingsOperations.get, {}, { as })).data!.company
  await server.call(settingsOperations.updateCompany, { ...usual, currency: 'GBP' }, { as })
  const { currency: _named, ...unnamed } = draft
  const made = await server.call(create, { ...unnamed, languages: ['en_us'] }, { as })
  expect(made.data?.currency).toBe('GBP')
  expect((await server.call(create, { ...draft, languages: ['en_us'] }, { as })).data?.currency).toBe('HKD')
})

test('another company’s product cannot be renamed', async () => {
  const made = await server.call(create, { ...draft, languages: ['en_us'] }, { as: await member() })
  const input = { id: made.data!.id, name: 'Mine', description: '' }
  expect(await server.call(update, input, { as: await member() })).toMatchObject({ message: 'products.notFound' })
})

test('another company’s product is not there', async () => {
  const made = await server.call(create, { ...draft, languages: ['en_us'] }, { as: await member() })
  const stranger = await member()
  expect(await server.call(get, { id: made.data!.id }, { as: stranger })).toMatchObject({
    status: 404,
    message: 'products.notFound',
  })
})

test('reading alone does not let anybody create', async () => {
  const as = await member(undefined, ['products.read'])
  expect((await server.call(create, { ...draft, languages: ['en_us'] }, { as })).status).toBe(403)
})

test('of two who change the pages at once one is refused: nobody’s work is overwritten', async () => {
  const as = await member()
  const { id } = (await server.call(create, { ...draft, languages: ['en_us'] }, { as })).data!
  const body = (await server.call(get, { id }, { as })).data!.body.body
  const asking = (title: string) => {
    const question = { ...startQuestion('yesNo', 'q1', 'abroad'), title: { en_us: title } }
    return { ...body, pages: [{ ...body.pages[0]!, questions: [question] }] }
  }
  const saves = await Promise.all(
    ['Going abroad?', 'Leaving the country?'].map((title) =>
      server.call(saveBody, { productId: id, baseRevision: 1, body: asking(title) }, { as }),
    ),
  )
  expect(saves.map(({ message }) => message).sort()).toEqual(['', 'products.bodyChanged'])
  expect((await server.call(get, { id }, { as })).data?.body).toMatchObject({ revision: 2, problems: [] })
})

test('what other logic uses cannot be taken out of a draft before that is, and the list says what that is', async () => {
  const as = await member()
  const { id: productId } = (await server.call(create, { ...draft, languages: ['en_us'] }, { as })).data!
  const body = (await server.call(get, { id: productId }, { as })).data!.body.body
  const abroad = { ...startQuestion('yesNo', 'q1', 'abroad'), title: { en_us: 'Going abroad?' } }
  const sets = [{ when: '!abroad', value: '1' }]
  const nights = { ...startQuestion('number', 'q2', 'nights'), title: { en_us: 'Nights' }, sets }
  const save = (baseRevision: number, questions: Question[]) => {
    const next = { ...body, pages: [{ ...body.pages[0]!, questions }] }
    return server.call(saveBody, { productId, baseRevision, body: next }, { as })
  }
  const saved = (await save(1, [abroad, nights])).data?.body
  expect(saved?.pages[0]?.questions[1]).toEqual(nights)
  expect(await save(2, [nights])).toMatchObject({
    status: 409,
    message: 'products.inUse',
    values: { title: 'Going abroad?', count: 1, list: 'Nights' },
  })
  expect((await save(2, [{ ...nights, sets: undefined }])).status).toBe(200)
})

test('a draft that is still open is not copied', async () => {
  const as = await member()
  const { id } = (await server.call(create, { ...draft, languages: ['en_us'] }, { as })).data!
  expect(await server.call(editCopy, { productId: id }, { as })).toMatchObject({
    status: 409,
    message: 'products.draftOpen',
  })
})
