import { expect, test } from 'vitest'
import {
  codeOf,
  discountOf,
  isCode,
  promotionActRefusal,
  promotionStatus,
  promotionStatuses,
  redeemingRefusal,
  termsRefusals,
} from '.'

const terms = {
  ...({ mode: 'percent', value: 10, currency: 'HKD', quantity: 5, isDisposable: false } as const),
  ...{ startsAt: '2026-11-01 00:00', expiresAt: '2026-11-30 23:59', activeFrom: '', activeUntil: '' },
}

test.each([
  [{}, []],
  [{ value: 99 }, []],
  [{ value: 0 }, []],
  [{ value: 99.5 }, ['promotions.discountTooLarge']],
  [{ value: 100 }, ['promotions.discountTooLarge']],
  [{ value: -1 }, ['promotions.percentRange']],
  [{ value: 1.234 }, ['promotions.percentRange']],
  [{ mode: 'fixed', value: 50.25 }, []],
  [{ mode: 'fixed', value: 200 }, []],
  [{ mode: 'fixed', value: 0 }, ['promotions.amountNotValid']],
  [{ mode: 'fixed', value: 1.005 }, ['promotions.amountNotValid']],
  [{ mode: 'fixed', value: 1.5, currency: 'JPY' }, ['promotions.amountNotValid']],
  [{ mode: 'fixed', value: 1, currency: '' }, ['promotions.amountNotValid']],
  [{ activeFrom: '2026-11-05' }, ['promotions.activeDatesIncomplete']],
  [{ activeUntil: '2026-11-05' }, ['promotions.activeDatesIncomplete']],
  [{ activeFrom: '2026-11-06', activeUntil: '2026-11-05' }, ['promotions.activeDatesIncomplete']],
  [{ activeFrom: '2026-11-05', activeUntil: '2026-11-05' }, []],
  [{ expiresAt: '2026-11-01 00:00' }, ['promotions.endsBeforeStart']],
  [{ expiresAt: '' }, []],
  [{ isDisposable: true, quantity: 10_001 }, ['promotions.tooManyCodes']],
] as const)('terms with %j: %j', (change, codes) => {
  expect(termsRefusals({ ...terms, ...change }).map(({ code }) => code)).toEqual(codes)
})

test('a percentage and an amount come off as rating takes them', () => {
  expect(discountOf('voucher', 'SKY10', terms)).toEqual({ code: 'SKY10', kind: 'voucher', percent: '10' })
  const fixed = discountOf('coupon', 'X', { ...terms, mode: 'fixed', value: 50.25 })
  expect(fixed).toEqual({ code: 'X', kind: 'coupon', amount: { minor: 5025, currency: 'HKD' } })
})

test.each([
  [' sky-10 ', true],
  ['ab', false],
  ['-AB', false],
  ['A B C', false],
  ['折扣', false],
  ['X'.repeat(41), false],
])('the code %j can be one: %s', (typed, isOne) => {
  expect(isCode(codeOf(typed))).toBe(isOne)
})

const counted = { ...terms, state: 'active', used: 0, held: 0 } as const

test.each([
  [{}, '2026-11-16 10:00', 'active'],
  [{ state: 'inactive' }, '2026-11-16 10:00', 'inactive'],
  [{}, '2026-11-30 23:59', 'active'],
  [{}, '2026-12-01 00:00', 'expired'],
  [{ used: 5 }, '2026-11-16 10:00', 'runOut'],
  [{ held: 5 }, '2026-11-16 10:00', 'active'],
] as const)('with %j at %s it is %s', (change, now, status) => {
  expect(promotionStatus({ ...counted, ...change }, now)).toBe(status)
})

test.each([
  ['activate', ['inactive']],
  ['deactivate', ['active', 'expired', 'runOut']],
  ['edit', ['inactive', 'expired', 'runOut']],
  ['delete', ['inactive']],
] as const)('%s is for those that are %j', (act, statuses) => {
  expect(promotionStatuses.filter((status) => promotionActRefusal(status, act) === null)).toEqual(statuses)
})

const product = 'a product'
const whole = { ...counted, productId: null, plan: '', code: { quota: 5, used: 0, held: 0 } }
const sale = { productId: product, plan: 'plus', day: '2026-11-16', now: '2026-11-16 10:00', isHolding: false }

test.each([
  [{}, {}, undefined],
  [{ state: 'inactive' }, {}, 'promotions.unknownCode'],
  [{}, { now: '2026-10-31 23:59' }, 'promotions.notYet'],
  [{}, { now: '2026-12-01 00:00' }, 'promotions.expired'],
  [{ productId: product }, {}, undefined],
  [{ productId: 'another' }, {}, 'promotions.otherProduct'],
  [{ plan: 'basic' }, {}, 'promotions.otherPlan'],
  [{ plan: 'basic' }, { plan: null }, undefined],
  [{ activeFrom: '2026-11-20', activeUntil: '2026-11-25' }, {}, 'promotions.otherDay'],
  [{ code: { quota: 5, used: 3, held: 2 } }, {}, 'promotions.runOut'],
  [{ code: { quota: 5, used: 3, held: 2 } }, { isHolding: true }, undefined],
] as const)('redeemed with %j in a sale with %j: %s', (change, of, code) => {
  expect(redeemingRefusal({ ...whole, ...change }, { ...sale, ...of })?.code).toBe(code)
})

test('a code that never was is refused like one that is switched off', () => {
  expect(redeemingRefusal(null, sale)?.code).toBe('promotions.unknownCode')
})
