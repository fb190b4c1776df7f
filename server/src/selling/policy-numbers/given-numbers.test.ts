import { policyNumberOperations, type PolicyNumberDesign } from '@coverwright/contract/selling/policy-numbers'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { TestServer } from '../../platform/testing'
import { car, companyOn, startNumberServer } from './number-set.builder'
import { takePolicyNumbers } from '.'

let server: TestServer
let laterDays = 0
beforeAll(async () => {
  server = await startNumberServer(() => laterDays)
})
afterAll(() => server.close())
afterEach(() => void (laterDays = 0))

const aCompany = () => companyOn(server)
const { getDesign, createDesign, updateDesign, connectProduct, previewNumbers } = policyNumberOperations

test('more than are left are not given in part, and what is rolled back leaves no gap', async () => {
  const { company, make, take } = await aCompany()
  const { id } = await make('Car')
  await expect(take(id, 4)).rejects.toMatchObject({ code: 'policyNumbers.usedUp' })
  await expect(
    server.within(company, async (ctx) => {
      await takePolicyNumbers(ctx, id, 2)
      throw new Error('the policy could not be issued')
    }),
  ).rejects.toThrow('could not be issued')
  expect((await take(id, 3)).map(({ number }) => number)).toEqual([10, 11, 12])
})

test('numbers never go below what was set before; another shape begins again', async () => {
  const { as, make, take } = await aCompany()
  const { id } = await make('Car', { ...car, max: 900 })
  await take(id, 5)
  const change = (design: Partial<PolicyNumberDesign>) =>
    server.call(updateDesign, { id, title: 'Car', design: { ...car, max: 900, ...design } }, { as })
  expect(await change({ start: 14 })).toMatchObject({ message: 'policyNumbers.belowEarlier', values: { earlier: 15 } })
  expect((await change({ start: 100 })).data).toMatchObject({ next: 'CAR-2026-0100' })
  expect(await take(id, 1)).toMatchObject([{ number: 100 }])
  expect((await change({ start: 1, suffixes: [{ kind: 'text', text: 'B' }] })).data).toMatchObject({
    next: 'CAR-2026-0001-B',
  })
  expect(await take(id, 1)).toMatchObject([{ printed: 'CAR-2026-0001-B' }])
})

test('a used-up design takes no product, and days outside its dates give nothing', async () => {
  const { as, make, product, take } = await aCompany()
  const { id } = await make('Car')
  await take(id, 3)
  const productId = await product(false)
  expect(await server.call(connectProduct, { id, productId }, { as })).toMatchObject({
    message: 'policyNumbers.usedUp',
  })
  const later = await make('Later', { ...car, suffixes: [{ kind: 'text', text: 'L' }], startDate: '2026-04-01' })
  await expect(take(later.id, 1)).rejects.toMatchObject({ code: 'policyNumbers.notStarted' })
  expect(later).toMatchObject({ next: null, pause: 'notStarted' })
  const over = await make('Over', { ...car, suffixes: [{ kind: 'text', text: 'O' }], endDate: '2026-03-07' })
  laterDays = 1
  await expect(take(over.id, 1)).rejects.toMatchObject({ code: 'policyNumbers.ended' })
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
  const refused = { status: 409, message: 'policyNumbers.belowEarlier', field: 'start', values: { earlier: 12 } }
  expect(await change({ ...car, start: 5 })).toMatchObject(refused)
  expect(await server.call(createDesign, { title: 'Car again', design: car }, { as })).toMatchObject(refused)
  const seen = await server.call(previewNumbers, { id, design: { ...car, start: 11 } }, { as })
  expect(seen.data?.refusals).toMatchObject([{ code: 'policyNumbers.belowEarlier', field: 'start' }])
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
  const refusal = { code: 'policyNumbers.belowEarlier', values: { earlier: 20_002 } }
  expect((await preview(five(1))).data?.refusals).toMatchObject([refusal])
  expect((await preview(five(20_002))).data?.refusals).toEqual([])
  expect((await preview({ ...six, ...text('D') })).data?.refusals).toEqual([])
  await server.within(company, (ctx) => ctx.db.execute(`update policy_number_designs set earlier = '[]'`))
  expect((await preview({ ...six, start: 1 })).data?.refusals).toMatchObject([{ values: { earlier: 120_002 } }])
})

test('where every number would have to be asked for, all of them are read', async () => {
  const { as, make, take } = await aCompany()
  const open = { ...car, prefixes: [], symbol: '' as const, min: 0 }
  const eight = { ...open, length: 8, start: 20_260_000, max: 99_999_999 }
  const { id } = await make('Eight', { ...eight, suffixes: [{ kind: 'date', format: 'MMDD' }] })
  await take(id, 1_000)
  await server.call(updateDesign, { id, title: 'Eight', design: car }, { as })
  const daily = { ...open, prefixes: [{ kind: 'date' as const, format: 'YYYYMMDD' as const }], start: 0, max: 9_999 }
  const seen = await server.call(previewNumbers, { design: daily }, { as })
  expect(seen.data?.refusals).toMatchObject([{ code: 'policyNumbers.belowEarlier', values: { earlier: 308 } }])
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
    message: 'policyNumbers.belowEarlier',
    values: { earlier: 502 },
  })
  expect((await change(low.id, 'Low', { ...car, max: 499 })).status).toBe(200)
  expect((await change(low.id, 'Low', { ...car, start: 502, max: 700 })).status).toBe(200)
  expect(await take(low.id, 1)).toMatchObject([{ number: 502 }])
})
