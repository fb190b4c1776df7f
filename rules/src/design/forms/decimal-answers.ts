import { refusalOf, type Refusal } from '../../kernel'
import { Exact, readTyped } from '../../money'
import type { AnswerCode, ProblemCode } from './question-base'

/** Limits are decimals in text, like every number of a product: nothing is rounded on the way. */
export type DecimalLimits = { readonly min?: string; readonly max?: string }

/** What a buyer types: '1,000', '１２', ' 12.5 '. Null when it is no number. */
export const readDecimal = (text: string): Exact | null => readTyped(text, '.')

export function decimalRefusals(limits: DecimalLimits, places: number, answer: string): Refusal<AnswerCode>[] {
  const value = readDecimal(answer)
  if (!value) return [refusalOf('answer.notNumber')]
  if (value.unitsAtScale(places) === null) return [refusalOf('answer.tooManyDecimals', { places })]
  const { min, max } = limits
  if (min !== undefined && value.compare(Exact.from(min)) < 0) return [refusalOf('answer.tooSmall', { min })]
  if (max !== undefined && value.compare(Exact.from(max)) > 0) return [refusalOf('answer.tooLarge', { max })]
  return []
}

export function decimalProblems({ min, max }: DecimalLimits): Refusal<ProblemCode>[] {
  const [low, high] = [min, max].map((limit) => (limit === undefined ? undefined : Exact.parse(limit)))
  if (low === null || high === null) return [refusalOf('question.limitNotNumber')]
  return low && high && low.compare(high) > 0 ? [refusalOf('question.limitsCrossed')] : []
}
