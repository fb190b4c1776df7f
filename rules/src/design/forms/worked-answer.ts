import type { Value } from '../datasets'
import { printDay } from '../../kernel'
import { Exact, minorDigits } from '../../money'
import type { AskedQuestion } from './asked-question'
import type { QuestionKind } from './question'

/** Kinds whose answer a rule can give. Nobody but the buyer agrees, signs, uploads, or chooses what to buy. */
export const settableKinds: readonly QuestionKind[] = [
  ...([
    'text',
    'longText',
    'number',
    'money',
    'date',
    'choice',
    'yesNo',
    'dropdown',
    'email',
    'phone',
    'idCard',
  ] as const),
]

/** A value as the buyer would have given it; undefined where it is no answer to this question, and then it is asked. */
export function workedAnswer(question: AskedQuestion, value: Value): unknown {
  switch (question.kind) {
    case 'number':
      return decimalAnswer(value, question.places)
    case 'money':
      return decimalAnswer(value, minorDigits(question.currency))
    case 'date':
      return typeof value === 'number' ? printDay(value) : undefined
    case 'choice':
    case 'dropdown':
      return question.options.some((option) => option.value === value) ? value : undefined
    default:
      return settableKinds.includes(question.kind) ? value : undefined
  }
}

/** Nothing is rounded in silence: a formula that gives more digits than are asked for gives no answer. */
const decimalAnswer = (value: Value, places: number): string | undefined =>
  value instanceof Exact && value.unitsAtScale(places) !== null ? value.toString() : undefined
