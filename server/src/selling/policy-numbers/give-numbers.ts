import type { Day } from '@coverwright/rules/kernel'
import {
  aroundNumber,
  nextPolicyNumber,
  numbersLeft,
  printPolicyNumber,
} from '@coverwright/rules/selling/policy-numbers'
import { Refused, refuse } from '../../kernel'
import type { Db } from '../../platform/operations'
import { type Counter, holdCounter, keepKnown, keepNumbers } from './number-store'

export type GivenNumber = { number: number; printed: string }
export type Wanted = { company: string; designId: string; count: number; today: Day; now: Date }

/**
 * Up to `count` numbers of a design, in order and without a gap, inside a transaction that the caller commits: they are
 * given for good when it does, and were never given when it does not. Fewer when fewer are left, and refused when none is.
 */
export async function giveNumbers(db: Db, wanted: Wanted): Promise<GivenNumber[]> {
  return (await lookAndGive(db, wanted)).given
}

/** What was read of a design once, so that the next batch need not read it again. */
export type KnownDesign = { counter: Counter; today: Day }

/** The same in one statement where the design is known and nobody has changed it meanwhile. */
export async function giveKnownNumbers(db: Db, wanted: Wanted, known: KnownDesign | undefined) {
  const { count, today, now } = wanted
  if (known?.today === today) {
    const { design } = known.counter
    const first = await keepKnown(db, { ...wanted, ...aroundNumber(design, today), design, at: now })
    if (first !== null) return { given: numbersFrom(known.counter, first, count, today), known }
  }
  const { given, counter } = await lookAndGive(db, wanted)
  return { given, known: { counter, today } }
}

async function lookAndGive(db: Db, { company, designId, count, today, now }: Wanted) {
  const counter = await holdCounter(db, { company, designId })
  if (!counter) throw new Refused('policyNumbers.notFound')
  const { design, series, last } = counter
  const next = nextPolicyNumber(design, last, today)
  if (!next.ok) refuse(next.refusal)
  const given = numbersFrom(counter, next.value, Math.min(count, numbersLeft(design, last)), today)
  const printed = given.map((each) => each.printed)
  await keepNumbers(db, { company, designId, series, first: next.value, printed, at: now })
  return { given, counter }
}

const numbersFrom = ({ design }: Counter, first: number, count: number, today: Day): GivenNumber[] =>
  Array.from({ length: count }, (_, at) => ({
    number: first + at,
    printed: printPolicyNumber(design, first + at, today),
  }))
