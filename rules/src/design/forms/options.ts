import { refusalOf, type Refusal } from '../../kernel'
import type { Texts } from '../../languages'
import type { ProblemCode } from './question-base'

/** One thing that can be chosen. `value` is what logic compares with; it never changes with the language. */
export type Option = {
  readonly value: string
  readonly label: Texts
  readonly note?: Texts
  /** Address of a picture of ours. */
  readonly picture?: string
}

/** Spec 5: question options at least 2. */
export const MIN_OPTIONS = 2

export function optionProblems(options: readonly Option[]): Refusal<ProblemCode>[] {
  const problems: Refusal<ProblemCode>[] = []
  if (options.length < MIN_OPTIONS) problems.push(refusalOf('question.fewOptions', { min: MIN_OPTIONS }))
  const values = options.map((option) => option.value)
  const twice = values.find((value, place) => values.indexOf(value) !== place)
  if (twice !== undefined) problems.push(refusalOf('question.optionTwice', { value: twice }))
  if (options.some((option) => option.value === '' || Object.values(option.label).join('').trim() === ''))
    problems.push(refusalOf('question.optionUnnamed'))
  return problems
}

export const valuesOf = (options: readonly Option[]): string[] => options.map((option) => option.value)

/** Two nameless options, so that a new question has the shape of a finished one. */
export const startingOptions = (): Option[] => [
  { value: 'first', label: { en_us: '' } },
  { value: 'second', label: { en_us: '' } },
]
