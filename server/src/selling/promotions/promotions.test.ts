import { randomUUID } from 'node:crypto'
import {
  type CouponDraft,
  couponOperations,
  type VoucherDraft,
  voucherOperations,
} from '@coverwright/contract/selling/promotions'
import type { Permission } from '@coverwright/rules/company/members'
import { parseDay } from '@coverwright/rules/kernel'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Caller, startTestServer, testClock, type TestServer, testSessions } from '../../platform/testing'
import { findPromotion } from './find-promotion'
import { promotionsRoom } from '.'

const people = testSessions()
const clock = testClock('2026-03-10T04:00:00Z')
let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ rooms: [promotionsRoom], sessions: people.sessions, clock: clock.read })
})
afterAll(() => server.close())

const BOTH: Permission[] = ['promotions.read', 'promotions.write']
const enter = async (permissions = BOTH, company: string = randomUUID()) =>
  people.open(await server.openBrowser(), company, permissions)

const worth = { mode: 'percent', value: 10, currency: 'HKD', productId: '', plan: '', quantity: 5 } as const
const times = { startsOn: '2026-03-01', startsTime: '00:00', expiresOn: '2026-03-31', expiresTime: '23:59' }
const voucher = { ...worth, ...times, title: 'Sky', code: 'sky10', description: 'Off', activeFrom: '', activeUntil: '' }
const coupon = { ...worth, title: 'Friend', code: 'FRIEND', isDisposable: false, codeLength: 10 }

const create = (as: Caller, change: Partial<VoucherDraft> = {}) =>
  server.call(voucherOperations.create, { ...voucher, ...change }, { as })
const turn = (as: Caller, id: string, event: 'activate' | 'deactivate') =>
  server.call(voucherOperations.changeState, { id, event }, { as })
const find = (company: string, code: string, sale: { productId?: string; plan?: string | null } = {}) =>
  server.within(company, (ctx) =>
    findPromotion(ctx, code, { productId: randomUUID(), plan: 'plus', day: parseDay('2026-03-10')!, ...sale }),
  )

test('a voucher is made, activated, found by its code however it is typed, and deactivated', async () => {
  const as = await enter()
  const { company } = as.session
  const made = (await create(as)).data!
  expect(made).toMatchObject({ code: 'SKY10', status: 'inactive', used: 0, may: ['edit', 'activate', 'delete'] })
  expect(await find(company, 'sky10')).toMatchObject({ ok: false, refusal: { code: 'promotions.unknownCode' } })
  expect((await turn(as, made.id, 'activate')).data).toMatchObject({ status: 'active', may: ['deactivate'] })
  const discount = { code: 'SKY10', kind: 'voucher', percent: '10' }
  expect(await find(company, ' sKy10 ')).toMatchObject({ ok: true, value: { id: made.id, discount } })
  expect(await find(company, 'SKY1')).toMatchObject({ ok: false })
  expect(await find(randomUUID(), 'SKY10')).toMatchObject({ ok: false })
  expect(await find(company, '\u0000; drop')).toMatchObject({ ok: false, refusal: { code: 'promotions.unknownCode' } })
  expect(await turn(as, made.id, 'activate')).toMatchObject({ status: 409, message: 'promotions.wrongState' })
  expect((await turn(as, made.id, 'deactivate')).data).toMatchObject({ status: 'inactive' })
})

test('its hours are those of the company’s clock, and it is expired when they are over', async () => {
  const as = await enter()
  const { company } = as.session
  const late = (await create(as, { code: 'LATE', startsOn: '2026-03-10', startsTime: '12:01' })).data!
  const over = (await create(as, { code: 'OVER', expiresOn: '2026-03-10', expiresTime: '12:05' })).data!
  for (const { id } of [late, over]) await turn(as, id, 'activate')
  // Noon in Hong Kong.
  expect(await find(company, 'LATE')).toMatchObject({ refusal: { code: 'promotions.notYet' } })
  expect(await find(company, 'OVER')).toMatchObject({ ok: true })
  clock.later(6 * 60_000)
  expect(await find(company, 'OVER')).toMatchObject({ refusal: { code: 'promotions.expired' } })
  const { rows } = (await server.call(voucherOperations.list, { search: 'over' }, { as })).data!
  expect(rows).toMatchObject([{ code: 'OVER', status: 'expired' }])
})

test('a voucher of one product and plan is for those alone', async () => {
  const as = await enter()
  const { company } = as.session
  const productId = randomUUID()
  const { id } = (await create(as, { productId, plan: 'plus' })).data!
  await turn(as, id, 'activate')
  expect(await find(company, 'SKY10', { productId })).toMatchObject({ ok: true })
  expect(await find(company, 'SKY10', { productId, plan: null })).toMatchObject({ ok: true })
  expect(await find(company, 'SKY10', { productId, plan: 'basic' })).toMatchObject({
    refusal: { code: 'promotions.otherPlan' },
  })
  expect(await find(company, 'SKY10')).toMatchObject({ refusal: { code: 'promotions.otherProduct' } })
})

test.each([
  [{ value: 100 }, 'promotions.discountTooLarge', 'value'],
  [{ value: -1 }, 'promotions.percentRange', 'value'],
  [{ mode: 'fixed', value: 0 }, 'promotions.amountNotValid', 'value'],
  [{ activeFrom: '2026-03-05' }, 'promotions.activeDatesIncomplete', 'activeUntil'],
  [{ expiresOn: '2026-02-01' }, 'promotions.endsBeforeStart', 'expiresOn'],
  [{ code: 'a b' }, 'promotions.codeNotValid', 'code'],
  [{ startsTime: '24:00' }, 'promotions.timeNotValid', 'startsTime'],
  [{ currency: 'XXX' }, 'promotions.amountNotValid', 'currency'],
] as const)('a voucher with %j is refused: %s', async (change, message, field) => {
  expect(await create(await enter(), change as never)).toMatchObject({ message, field })
})

test.each([{ quantity: 0 }, { quantity: 1.5 }, { title: ' ' }, { description: '' }, { startsOn: 'soon' }] as const)(
  'a voucher with %j is refused at its field',
  async (change) => {
    expect(await create(await enter(), change as never)).toMatchObject({ status: 400, field: Object.keys(change)[0] })
  },
)

test('a code is one voucher’s or coupon’s alone', async () => {
  const as = await enter()
  await create(as)
  expect(await create(as)).toMatchObject({ status: 409, message: 'promotions.codeTaken' })
  const same = await server.call(couponOperations.create, { ...coupon, code: 'SKY10' }, { as })
  expect(same).toMatchObject({ message: 'promotions.codeTaken' })
})

test('an active voucher is not edited, of two who change one the second is told, and an unused one is deleted', async () => {
  const as = await enter()
  const { id, revision: baseRevision } = (await create(as)).data!
  const change = (quantity: number) =>
    server.call(voucherOperations.update, { ...voucher, quantity, id, baseRevision }, { as })
  expect((await change(9)).data).toMatchObject({ quantity: 9, revision: 2 })
  expect(await change(10)).toMatchObject({ message: 'promotions.changedMeanwhile' })
  await turn(as, id, 'activate')
  expect(await change(10)).toMatchObject({ message: 'promotions.wrongState' })
  expect(await server.call(voucherOperations.delete, { id }, { as })).toMatchObject({
    message: 'promotions.wrongState',
  })
  await turn(as, id, 'deactivate')
  expect((await server.call(voucherOperations.delete, { id }, { as })).data).toEqual({ id })
  expect(await turn(as, id, 'activate')).toMatchObject({ status: 404, message: 'promotions.notFound' })
})

test('a disposable coupon has codes of its own, gets more and loses none', async () => {
  const as = await enter()
  const made = (await server.call(couponOperations.create, { ...coupon, isDisposable: true, quantity: 20 }, { as }))
    .data!
  const codes = async () => (await server.call(couponOperations.listCodes, { id: made.id }, { as })).data!.codes
  const first = await codes()
  expect(first).toHaveLength(20)
  for (const code of first) expect(code).toMatch(/^FRIEND-[2-9A-HJKMNP-TV-Z]{10}$/)
  const change = (given: Partial<CouponDraft>, baseRevision: number) =>
    server.call(couponOperations.update, { ...coupon, isDisposable: true, ...given, id: made.id, baseRevision }, { as })
  expect(await change({ quantity: 19 }, 1)).toMatchObject({ message: 'promotions.quantityBelowUsed' })
  expect(await change({ code: 'OTHER' }, 1)).toMatchObject({ message: 'promotions.codeInUse' })
  expect(await change({ isDisposable: false }, 1)).toMatchObject({ message: 'promotions.kindStays' })
  expect((await change({ quantity: 25 }, 1)).status).toBe(200)
  const more = await codes()
  expect(more).toHaveLength(25)
  expect(more).toEqual(expect.arrayContaining(first))
  await server.call(couponOperations.changeState, { id: made.id, event: 'activate' }, { as })
  expect(await find(as.session.company, first[0]!)).toMatchObject({ ok: true, value: { kind: 'coupon' } })
  expect(await find(as.session.company, 'FRIEND')).toMatchObject({ ok: false })
  const tooMany = await server.call(
    couponOperations.create,
    { ...coupon, code: 'BIG', isDisposable: true, quantity: 10_001 },
    { as },
  )
  expect(tooMany).toMatchObject({ message: 'promotions.tooManyCodes' })
})

test('who may only look changes nothing, and in another company it is not there', async () => {
  const as = await enter()
  const { id } = (await create(as)).data!
  const looking = await enter(['promotions.read'], as.session.company)
  expect((await server.call(voucherOperations.list, {}, { as: looking })).data).toMatchObject({
    rows: [{ may: [] }],
    may: [],
  })
  expect(await create(looking)).toMatchObject({ status: 403 })
  expect(await turn(await enter(), id, 'activate')).toMatchObject({ status: 404 })
  const asCoupon = await server.call(couponOperations.changeState, { id, event: 'activate' }, { as })
  expect(asCoupon).toMatchObject({ status: 404 })
})
