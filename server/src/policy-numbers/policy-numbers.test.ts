import { policyNumberOperations, type PolicyNumberDesign } from '@coverwright/contract/policy-numbers'
import { productOperations } from '@coverwright/contract/products'
import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer, testSessions } from '../platform/testing'
import { freezeDraft, holdProduct, openProduct, productsRoom } from '../products'
import { policyNumbersRoom, takePolicyNumbers } from '.'

const people = testSessions()
let server: TestServer
let ticks = 0
let laterDays = 0
beforeAll(async () => {
  server = await startTestServer({
    rooms: [productsRoom, policyNumbersRoom],
    sessions: people.sessions,
    // In Hong Kong, where companies are at first, it is the 7th already.
    clock: () => new Date(Date.UTC(2026, 2, 6 + laterDays, 20) + ticks++),
  })
})
afterAll(() => server.close())
afterEach(() => void (laterDays = 0))

const { listScopes, getDesign, createDesign, updateDesign, deleteDesign } = policyNumberOperations
const { connectProduct, disconnectProduct, previewNumbers } = policyNumberOperations
const car: PolicyNumberDesign = {
  prefixes: [
    { kind: 'text', text: 'CAR' },
    { kind: 'date', format: 'YYYY' },
  ],
  symbol: '-',
  length: 4,
  min: 1,
  max: 12,
  start: 10,
  suffixes: [],
  startDate: null,
  endDate: null,
}

async function aCompany() {
  const company = randomUUID()
  const enter = async () => people.open(await server.openBrowser(), company, ['products.read', 'products.write'])
  const as = await enter()
  const make = async (title: string, design = car) => (await server.call(createDesign, { title, design }, { as })).data!
  const product = (isPublished: boolean) =>
    server.within(company, async (ctx) => {
      const said = { name: 'Car', description: '', size: 'simple', insuranceType: 'car', currency: 'HKD' } as const
      const row = await openProduct(ctx, { ...said, languages: ['en_us'], timeZone: 'UTC', ownerId: null })
      const { body } = await holdProduct(ctx, row.id)
      if (isPublished) await freezeDraft(ctx, body.id, 'frozen', body.document)
      return row.id
    })
  const take = (id: string, count: number) => server.within(company, (ctx) => takePolicyNumbers(ctx, id, count))
  return { company, as, enter, make, product, take }
}

test('a design goes from Not Used over Allocated and Is Used to Used', async () => {
  const { as, make, product, take } = await aCompany()
  const { id, ...made } = await make('Car')
  expect(made).toMatchObject({ status: 'notUsed', next: 'CAR-2026-0010', left: 3, may: ['edit', 'delete', 'connect'] })
  const connected = await server.call(connectProduct, { id, productId: await product(false) }, { as })
  expect(connected.data).toMatchObject({ status: 'allocated', products: [{ name: 'Car', isPublished: false }] })
  expect(await take(id, 1)).toEqual([{ number: 10, printed: 'CAR-2026-0010' }])
  expect((await server.call(getDesign, { id }, { as })).data).toMatchObject({
    status: 'isUsed',
    last: 'CAR-2026-0010',
    next: 'CAR-2026-0011',
    given: 1,
    left: 2,
  })
  await take(id, 2)
  expect((await server.call(getDesign, { id }, { as })).data).toMatchObject({ status: 'used', next: null, left: 0 })
  await expect(take(id, 1)).rejects.toMatchObject({ code: 'policyNumber.usedUp' })
})

test('more than are left are not given in part, and what is rolled back leaves no gap', async () => {
  const { company, make, take } = await aCompany()
  const { id } = await make('Car')
  await expect(take(id, 4)).rejects.toMatchObject({ code: 'policyNumber.usedUp' })
  await expect(
    server.within(company, async (ctx) => {
      await takePolicyNumbers(ctx, id, 2)
      throw new Error('the policy could not be issued')
    }),
  ).rejects.toThrow('could not be issued')
  expect((await take(id, 3)).map(({ number }) => number)).toEqual([10, 11, 12])
})

test('the list is paged by the headers nowPage and pageSize, searched and narrowed by state', async () => {
  const { as, make, take } = await aCompany()
  for (const text of ['A', 'B', 'C']) await make(`Design ${text}`, { ...car, prefixes: [{ kind: 'text', text }] })
  const second = await server.call(listScopes, {}, { as, headers: { nowPage: '2', pageSize: '2' } })
  expect(second.data).toMatchObject({ total: 3, rows: [{ title: 'Design A' }] })
  const garbage = await server.call(listScopes, {}, { as, headers: { nowPage: 'two' } })
  expect(garbage.status).toBe(400)
  expect((await server.call(listScopes, { search: ' b' }, { as })).data?.rows).toMatchObject([{ title: 'Design B' }])
  await take((await server.call(listScopes, { search: 'C' }, { as })).data!.rows[0]!.id, 1)
  expect((await server.call(listScopes, { status: 'isUsed' }, { as })).data).toMatchObject({ total: 1 })
})

test.each<[string, string, Partial<PolicyNumberDesign>]>([
  ['policyNumber.badPart', 'prefixes', { prefixes: [{ kind: 'text', text: 'CAR/1' }] }],
  ['policyNumber.badLength', 'length', { length: 0 }],
  ['policyNumber.badRange', 'min', { min: 13 }],
  ['policyNumber.startOutside', 'start', { start: 13 }],
  ['policyNumber.maxTooLong', 'max', { max: 10_000 }],
  ['policyNumber.badDates', 'startDate', { startDate: '2026-02-30' }],
  ['policyNumber.printedTooLong', 'prefixes', { prefixes: Array(5).fill({ kind: 'text', text: 'ABCDEFGHIJ' }) }],
])('%s is told at %s', async (code, field, change) => {
  const { as } = await aCompany()
  const answer = await server.call(createDesign, { title: 'Car', design: { ...car, ...change } }, { as })
  expect(answer).toMatchObject({ status: 409, message: code, field })
})

test('another special character than dash, ampersand and underscore is refused', async () => {
  const { as } = await aCompany()
  const answer = await server.call(createDesign, { title: 'Car', design: { ...car, symbol: '/' as '-' } }, { as })
  expect(answer).toMatchObject({ status: 400, message: 'policyNumber.badSymbol' })
})

test('two designs that could print one number are not both made, not even at once', async () => {
  const { as } = await aCompany()
  const both = await Promise.all(
    ['One', 'Two'].map((title) => server.call(createDesign, { title, design: car }, { as })),
  )
  expect(both.map(({ message }) => message).sort()).toEqual(['', 'policyNumber.collides'])
  const other = { ...car, prefixes: [{ kind: 'text' as const, text: 'VAN' }] }
  expect(await server.call(createDesign, { title: 'One', design: other }, { as })).toMatchObject(
    both[0]?.message ? {} : { message: 'policyNumber.titleTaken' },
  )
})

test('numbers never go below what was set before; another shape begins again', async () => {
  const { as, make, take } = await aCompany()
  const { id } = await make('Car', { ...car, max: 900 })
  await take(id, 5)
  const change = (design: Partial<PolicyNumberDesign>) =>
    server.call(updateDesign, { id, title: 'Car', design: { ...car, max: 900, ...design } }, { as })
  expect(await change({ start: 14 })).toMatchObject({ message: 'policyNumber.belowEarlier', values: { earlier: 15 } })
  expect((await change({ start: 100 })).data).toMatchObject({ next: 'CAR-2026-0100' })
  expect(await take(id, 1)).toMatchObject([{ number: 100 }])
  expect((await change({ start: 1, suffixes: [{ kind: 'text', text: 'B' }] })).data).toMatchObject({
    next: 'CAR-2026-0001-B',
  })
  expect(await take(id, 1)).toMatchObject([{ printed: 'CAR-2026-0001-B' }])
})

test('once published a design is frozen until its numbers are used up', async () => {
  const { as, make, product, take } = await aCompany()
  const { id } = await make('Car')
  const productId = await product(true)
  await server.call(connectProduct, { id, productId }, { as })
  const longer = () => server.call(updateDesign, { id, title: 'Car', design: { ...car, max: 20 } }, { as })
  expect(await longer()).toMatchObject({ message: 'policyNumber.frozen' })
  expect(await server.call(disconnectProduct, { id, productId }, { as })).toMatchObject({
    message: 'policyNumber.frozen',
  })
  expect(await server.call(previewNumbers, { id, design: { ...car, max: 20 } }, { as })).toMatchObject({
    data: { refusals: [{ code: 'policyNumber.frozen' }] },
  })
  await take(id, 3)
  expect((await longer()).data).toMatchObject({ status: 'isUsed', next: 'CAR-2026-0013', left: 8 })
})

test('a product takes its numbers from one design; a connected one is not deleted', async () => {
  const { as, make, product } = await aCompany()
  const [one, other] = [await make('One'), await make('Other', { ...car, suffixes: [{ kind: 'text', text: 'X' }] })]
  const productId = await product(false)
  await server.call(connectProduct, { id: one.id, productId }, { as })
  expect(await server.call(connectProduct, { id: other.id, productId }, { as })).toMatchObject({
    message: 'policyNumber.productConnected',
    values: { product: 'Car', title: 'One' },
  })
  expect(await server.call(deleteDesign, { id: one.id }, { as })).toMatchObject({ message: 'policyNumber.inUse' })
  expect((await server.call(disconnectProduct, { id: one.id, productId }, { as })).data?.status).toBe('notUsed')
  expect((await server.call(deleteDesign, { id: one.id }, { as })).data).toEqual({ id: one.id })
  expect(await server.call(getDesign, { id: one.id }, { as })).toMatchObject({ message: 'policyNumber.notFound' })
  expect(await server.call(connectProduct, { id: other.id, productId: randomUUID() }, { as })).toMatchObject({
    message: 'product.notFound',
  })
})

test('of several who connect one product at once, the others are told of the first', async () => {
  const { as, make, product } = await aCompany()
  const texts = ['A', 'B', 'C', 'D', 'E', 'F']
  const designs = await Promise.all(texts.map((text) => make(text, { ...car, suffixes: [{ kind: 'text', text }] })))
  const productId = await product(false)
  const answers = await Promise.all(designs.map(({ id }) => server.call(connectProduct, { id, productId }, { as })))
  const late = answers.filter(({ status }) => status !== 200)
  expect(late).toHaveLength(texts.length - 1)
  for (const answer of late)
    expect(answer).toMatchObject({ message: 'policyNumber.productConnected', values: { product: 'Car' } })
})

test('a used-up design takes no product, and days outside its dates give nothing', async () => {
  const { as, make, product, take } = await aCompany()
  const { id } = await make('Car')
  await take(id, 3)
  const productId = await product(false)
  expect(await server.call(connectProduct, { id, productId }, { as })).toMatchObject({ message: 'policyNumber.usedUp' })
  const later = await make('Later', { ...car, suffixes: [{ kind: 'text', text: 'L' }], startDate: '2026-04-01' })
  await expect(take(later.id, 1)).rejects.toMatchObject({ code: 'policyNumber.notStarted' })
  expect(later).toMatchObject({ next: null, pause: 'notStarted' })
  const over = await make('Over', { ...car, suffixes: [{ kind: 'text', text: 'O' }], endDate: '2026-03-07' })
  laterDays = 1
  await expect(take(over.id, 1)).rejects.toMatchObject({ code: 'policyNumber.ended' })
})

test('a published design whose last day has passed is free again: no number is left to wait for', async () => {
  const { enter, make, product, ...company } = await aCompany()
  const { id } = await make('Car', { ...car, endDate: '2026-03-07' })
  const productId = await product(true)
  const connected = await server.call(connectProduct, { id, productId }, { as: company.as })
  expect(connected.data).toMatchObject({ isFrozen: true, pause: null, products: [{ may: [] }] })
  laterDays = 1
  const as = await enter()
  const seen = (await server.call(getDesign, { id }, { as })).data
  expect(seen).toMatchObject({ isFrozen: false, pause: 'ended', next: null, products: [{ may: ['disconnect'] }] })
  const passed = { id, title: 'Car', design: { ...car, endDate: '2026-03-06' } }
  expect(await server.call(updateDesign, passed, { as })).toMatchObject({
    message: 'policyNumber.endPassed',
    field: 'endDate',
  })
  expect((await server.call(disconnectProduct, { id, productId }, { as })).data?.products).toEqual([])
  expect((await server.call(updateDesign, { ...passed, design: car }, { as })).data?.next).toBe('CAR-2026-0010')
})

test('another company’s design is not there', async () => {
  const { make } = await aCompany()
  const { id } = await make('Car')
  const { as } = await aCompany()
  expect(await server.call(getDesign, { id }, { as })).toMatchObject({ status: 404 })
  expect(await server.call(productOperations.list, {}, { as })).toMatchObject({ data: { total: 0 } })
})

test('a number carries the day of the company’s own calendar', async () => {
  const { make, take } = await aCompany()
  const { id, next } = await make('Daily', { ...car, prefixes: [{ kind: 'date', format: 'MMDD' }] })
  expect(next).toBe('0307-0010')
  expect(await take(id, 1)).toEqual([{ number: 10, printed: '0307-0010' }])
})

test('the last number is shown as it was printed on its day', async () => {
  const { enter, make, take } = await aCompany()
  const { id } = await make('Daily', { ...car, prefixes: [{ kind: 'date', format: 'MMDD' }] })
  await take(id, 1)
  laterDays = 5
  expect((await server.call(getDesign, { id }, { as: await enter() })).data).toMatchObject({
    last: '0307-0010',
    next: '0312-0011',
  })
})

test('a shape that was printed before goes on above the highest number it had, in this design or another', async () => {
  const { as, make, take } = await aCompany()
  const { id } = await make('Car')
  await take(id, 2)
  const van = { ...car, prefixes: [{ kind: 'text' as const, text: 'VAN' }] }
  const change = (design: PolicyNumberDesign) => server.call(updateDesign, { id, title: 'Car', design }, { as })
  expect((await change(van)).status).toBe(200)
  const refused = { status: 409, message: 'policyNumber.belowEarlier', field: 'start', values: { earlier: 12 } }
  expect(await change({ ...car, start: 5 })).toMatchObject(refused)
  expect(await server.call(createDesign, { title: 'Car again', design: car }, { as })).toMatchObject(refused)
  const seen = await server.call(previewNumbers, { id, design: { ...car, start: 11 } }, { as })
  expect(seen.data?.refusals).toMatchObject([{ code: 'policyNumber.belowEarlier', field: 'start' }])
  expect((await change({ ...car, start: 12 })).status).toBe(200)
  expect(await take(id, 1)).toEqual([{ number: 12, printed: 'CAR-2026-0012' }])
})

test('a shape that meets another by its digits begins above what they share, also of a series whose shape was not kept', async () => {
  const { company, as, make, take } = await aCompany()
  const text = (said: string) => ({ prefixes: [{ kind: 'text' as const, text: said }], symbol: '' as const })
  const six = { ...car, ...text('C'), length: 6, start: 120_000, max: 999_999 }
  const { id } = await make('Six', six)
  await take(id, 2)
  await server.call(updateDesign, { id, title: 'Six', design: { ...car, ...text('VAN') } }, { as })
  await take(id, 1)
  const five = (start: number) => ({ ...car, ...text('C1'), length: 5, start, max: 99_999 })
  const preview = (design: PolicyNumberDesign) => server.call(previewNumbers, { design }, { as })
  const refusal = { code: 'policyNumber.belowEarlier', values: { earlier: 20_002 } }
  expect((await preview(five(1))).data?.refusals).toMatchObject([refusal])
  expect((await preview(five(20_002))).data?.refusals).toEqual([])
  expect((await preview({ ...six, ...text('D') })).data?.refusals).toEqual([])
  await server.within(company, (ctx) => ctx.db.execute(`update policy_number_designs set earlier = '[]'`))
  expect((await preview({ ...six, start: 1 })).data?.refusals).toMatchObject([{ values: { earlier: 120_002 } }])
})

test('a series does not grow over numbers that another design of its shape once gave', async () => {
  const { as, make, take } = await aCompany()
  const high = await make('High', { ...car, min: 500, start: 500, max: 600 })
  const low = await make('Low')
  await take(high.id, 2)
  const change = (id: string, title: string, design: PolicyNumberDesign) =>
    server.call(updateDesign, { id, title, design }, { as })
  await change(high.id, 'High', { ...car, prefixes: [{ kind: 'text', text: 'VAN' }] })
  expect(await change(low.id, 'Low', { ...car, max: 700 })).toMatchObject({
    message: 'policyNumber.belowEarlier',
    values: { earlier: 502 },
  })
  expect((await change(low.id, 'Low', { ...car, max: 499 })).status).toBe(200)
  expect((await change(low.id, 'Low', { ...car, start: 502, max: 700 })).status).toBe(200)
  expect(await take(low.id, 1)).toMatchObject([{ number: 502 }])
})
