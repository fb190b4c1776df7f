import { type Body, plannedBody, questionsOf } from '../../design/products'
import type { Refusal } from '../../kernel'

/** In percent: by data name ('plan' is the plan), then by answer; of yes and no by 'true' and 'false'. */
export type MadeUpShares = Readonly<Record<string, Readonly<Record<string, number>>>>

/** Something whose answers can be divided by shares. */
export type SharedName = { readonly name: string; readonly answers: readonly string[] }

/** What a person can say shares of: the plan, and whatever is chosen from a list. */
export function sharedNames(body: Body): SharedName[] {
  const plans = (body.plans?.plans ?? []).map(({ id }) => id)
  const chosen = questionsOf(plannedBody(body)).flatMap((question): SharedName[] => {
    if (question.kind === 'yesNo') return [{ name: question.dataName, answers: ['true', 'false'] }]
    if (question.kind !== 'choice' && question.kind !== 'dropdown') return []
    return [{ name: question.dataName, answers: question.options.map(({ value }) => value) }]
  })
  return plans.length > 1 ? [{ name: 'plan', answers: plans }, ...chosen] : chosen
}

type SharesCode = 'portfolios.shareUnknown' | 'portfolios.shareSum'
const WHOLE = 100
const COIN = 0.01

/** Shares of a name are of its answers, and together they are the whole. */
export function sharesRefusal(body: Body, shares: MadeUpShares): Refusal<SharesCode> | null {
  const known = new Map(sharedNames(body).map(({ name, answers }) => [name, answers]))
  for (const [name, parts] of Object.entries(shares)) {
    const answers = known.get(name)
    const strange = answers ? Object.keys(parts).find((answer) => !answers.includes(answer)) : name
    if (strange !== undefined) return { code: 'portfolios.shareUnknown', values: { name: strange } }
    const sum = Object.values(parts).reduce((all, part) => all + part, 0)
    if (Math.abs(sum - WHOLE) > COIN)
      return { code: 'portfolios.shareSum', values: { name, sum: Math.round(sum * 100) / 100 } }
  }
  return null
}

/** One of the answers, as often as its share says; even where nothing is said, or nothing is left of what was. */
export function pickedBy<Entry>(
  entries: readonly Entry[],
  answerOf: (entry: Entry) => string,
  shares: Readonly<Record<string, number>> | undefined,
  chance: () => number,
): Entry | undefined {
  const drawn = chance()
  const weights = shares ? entries.map((entry) => shares[answerOf(entry)] ?? 0) : []
  const whole = weights.reduce((sum, weight) => sum + weight, 0)
  if (whole <= 0) return entries[Math.floor(drawn * entries.length)]
  let left = drawn * whole
  for (const [at, weight] of weights.entries()) {
    if (left < weight) return entries[at]
    left -= weight
  }
  return entries.at(-1)
}
