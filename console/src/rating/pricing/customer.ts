import type { CustomerView, KeptQuoteView } from '@coverwright/contract/rating/pricing'
import type { Answers } from '@coverwright/rules/design/forms'

/** The customer who is tried. */
export type TriedCustomer = {
  readonly answers: Answers
  readonly addOns: readonly string[]
  readonly startDate: string
  readonly voucherPercent: string
}

export const noCustomer = (today: string): TriedCustomer => ({
  answers: {},
  addOns: [],
  startDate: today,
  voucherPercent: '',
})

export const triedOf = ({ answers, addOns, startDate }: CustomerView): TriedCustomer => ({
  answers,
  addOns,
  startDate,
  voucherPercent: '',
})

/** What was typed while somebody else was on the way stays typed: `before` is who stood there when they were sent for. */
export function arrivedIn(now: TriedCustomer, before: TriedCustomer, arrived: TriedCustomer): TriedCustomer {
  const typed = Object.entries(now.answers).filter(([name, answer]) => answer !== before.answers[name])
  return { ...arrived, answers: { ...arrived.answers, ...Object.fromEntries(typed) } }
}

export function keptCustomer({ customer }: KeptQuoteView): TriedCustomer {
  const [discount] = customer.discounts
  return {
    answers: customer.answers,
    addOns: customer.addOns,
    startDate: customer.startDate,
    voucherPercent: discount && 'percent' in discount ? discount.percent : '',
  }
}

/** As the server takes it; a percentage that is no number yet is left out. */
export function sentCustomer({ answers, addOns, startDate, voucherPercent }: TriedCustomer) {
  const isPercent = /^\d{1,3}(\.\d{1,4})?$/.test(voucherPercent)
  return {
    answers: Object.fromEntries(Object.entries(answers).filter(([, value]) => value !== undefined)) as Record<
      string,
      never
    >,
    addOns: [...addOns],
    ...(/^\d{4}-\d{2}-\d{2}$/.test(startDate) ? { startDate } : {}),
    discounts: isPercent ? [{ code: 'TRY', kind: 'voucher' as const, percent: voucherPercent }] : [],
  }
}
