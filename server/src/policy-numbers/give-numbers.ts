import type { Day } from '@coverwright/rules/kernel'
import { nextPolicyNumber, numbersLeft, printPolicyNumber } from '@coverwright/rules/policy-numbers'
import { Refused, refuse } from '../kernel'
import type { Db } from '../platform/operations'
import { holdCounter, keepNumbers } from './number-store'

export type GivenNumber = { number: number; printed: string }
export type Wanted = { company: string; designId: string; count: number; today: Day; now: Date }

/**
 * Up to `count` numbers of a design, in order and without a gap, inside a transaction that the caller commits: they are
 * given for good when it does, and were never given when it does not. Fewer when fewer are left, and refused when none is.
 */
export async function giveNumbers(db: Db, { company, designId, count, today, now }: Wanted): Promise<GivenNumber[]> {
  const held = await holdCounter(db, { company, designId })
  if (!held) throw new Refused('policyNumber.notFound')
  const { design, series, last } = held
  const next = nextPolicyNumber(design, last, today)
  if (!next.ok) refuse(next.refusal)
  const first = next.value
  const given = Array.from({ length: Math.min(count, numbersLeft(design, last)) }, (_, at) => ({
    number: first + at,
    printed: printPolicyNumber(design, first + at, today),
  }))
  const printed = given.map((each) => each.printed)
  await keepNumbers(db, { company, designId, series, first, printed, at: now })
  return given
}
