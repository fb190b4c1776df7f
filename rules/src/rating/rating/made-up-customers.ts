import type { Answers } from '../../design/forms'
import { chanceFrom, printDay, type Day } from '../../kernel'
import { plannedBody, questionsOf, type Body } from '../../design/products'
import { madeUpRow, some, whole } from './made-up-answers'
import { type MadeUpShares, pickedBy } from './made-up-shares'
import { ONLY_PLAN, type RatingParts } from './parts'
import { tableHints } from './table-hints'

export type MadeUpCustomer = {
  /** As a buyer would have typed them. */
  readonly answers: Answers
  readonly plan: string
  readonly addOns: readonly string[]
  readonly startDate: Day
}

type Wanted = {
  readonly body: Body
  readonly parts: RatingParts
  readonly seed: number
  readonly today: Day
  /** How they divide; even where nothing is said. */
  readonly shares?: MadeUpShares
}

/** Customers from the product's own questions and the tables' rows; the same seed gives the same people. */
export function customerMaker({ body, parts, seed, today, shares = {} }: Wanted): () => MadeUpCustomer {
  const chance = chanceFrom(seed)
  const hints = tableHints(parts.recipe, parts.tables)
  const questions = questionsOf(plannedBody(body))
  const plans = parts.plans?.plans ?? []
  const now = { day: today, minuteOfDay: 600 }
  const print = printedOnce()
  return () => {
    const startDate = today + whole(0, 30, chance)
    const plan = pickedBy(plans, ({ id }) => id, shares.plan, chance)
    return {
      answers: madeUpRow(questions, { chance, hints, shares, now, startDate, print }),
      plan: plan?.id ?? ONLY_PLAN,
      addOns: plan ? some(plan.addOns, chance, 0, 2) : [],
      startDate,
    }
  }
}

/** Many people are born on the same few thousand days: each is printed once. */
function printedOnce(): (day: Day) => string {
  const texts = new Map<Day, string>()
  return (day) => {
    let text = texts.get(day)
    if (text === undefined) texts.set(day, (text = printDay(day)))
    return text
  }
}
