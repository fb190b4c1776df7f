import { type Body, plannedBody, questionsOf } from '../../design/products'
import type { QuestionOf } from '../../design/forms'
import type { Refusal } from '../../kernel'
import { shareBand } from './share-band'

/** In percent: by data name ('plan' is the plan), then by answer; of yes and no by 'true' and 'false'. */
export type MadeUpShares = Readonly<Record<string, Readonly<Record<string, number>>>>

/** Something whose answers can be divided by shares; numbers and ages are by the bands that somebody says. */
export type SharedName = {
  readonly name: string
  readonly answers: readonly string[]
  readonly of?: 'numbers' | 'ages'
}

/** What a person can say shares of: the plan, whatever is chosen from a list, numbers, amounts and ages. */
export function sharedNames(body: Body): SharedName[] {
  const plans = (body.plans?.plans ?? []).map(({ id }) => id)
  const chosen = questionsOf(plannedBody(body)).flatMap((question): SharedName[] => {
    if (question.kind === 'yesNo') return [{ name: question.dataName, answers: ['true', 'false'] }]
    if (question.kind === 'number' || question.kind === 'money')
      return [{ name: question.dataName, answers: [], of: 'numbers' }]
    if (question.kind === 'date') return isBirth(question) ? [{ name: question.dataName, answers: [], of: 'ages' }] : []
    if (question.kind !== 'choice' && question.kind !== 'dropdown') return []
    return [{ name: question.dataName, answers: question.options.map(({ value }) => value) }]
  })
  return plans.length > 1 ? [{ name: 'plan', answers: plans }, ...chosen] : chosen
}

const BIRTH = /birth|born|\bdob\b|出生|生日|lahir/i

/** Asked for somebody's age: made up, and divided, by years of life. */
export const isBirth = ({ insuredAges, dataName, title }: QuestionOf<'date'>): boolean =>
  insuredAges !== undefined || [dataName, ...Object.values(title)].some((words) => BIRTH.test(words))

type SharesCode = 'portfolios.shareUnknown' | 'portfolios.shareSum'
const WHOLE = 100
const COIN = 0.01

/** Shares of a name are of its answers, and together they are the whole. */
export function sharesRefusal(body: Body, shares: MadeUpShares): Refusal<SharesCode> | null {
  const known = new Map(sharedNames(body).map((shared) => [shared.name, shared]))
  for (const [name, parts] of Object.entries(shares)) {
    const shared = known.get(name)
    const isKnown = (answer: string) => (shared?.of ? shareBand(answer) !== null : shared?.answers.includes(answer))
    const strange = shared ? Object.keys(parts).find((answer) => !isKnown(answer)) : name
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
