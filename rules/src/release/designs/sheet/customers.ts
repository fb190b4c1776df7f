import type { Answers } from '../../../design/forms'
import type { Decision } from '../../../design/parts'

/** The day that the customers of all templates are asked on. */
export const ASKED_ON = '2026-03-02'

/** A test of the product: who it is, what they answered and what must come out, in Hong Kong dollars at the standard size. */
export type SheetCustomer = {
  readonly title: string
  readonly answers: Answers
  readonly plan: string
  readonly addOns: readonly string[]
  readonly startDate: string
  readonly decision: Decision
  /** Null for those who are declined: what they would pay does not matter. */
  readonly price: number | null
}

const holder = { name: 'An Lee', email: 'an@harbour.example', phone: '+852 61234567' }

/** Answers of somebody like another, with what is different. */
export const customer = (
  title: string,
  answers: Answers,
  choice: { plan: string; addOns?: readonly string[]; startDate: string },
  [decision, price]: readonly [Decision, number | null],
): SheetCustomer => {
  const { plan, addOns = [], startDate } = choice
  return {
    ...{ title, plan, addOns, startDate, decision, price },
    answers: { ...holder, ...answers, cover: plan, extras: addOns },
  }
}
