import { refusalOf, type Refusal } from '../../kernel'
import type { AnswerCode, ProblemCode } from './question-base'

/** No answer of a form is longer: logic, documents and mails must stay bounded. */
export const MAX_ANSWER_LENGTH = 10_000

export const readsText = (answer: unknown): string | null =>
  typeof answer === 'string' && answer.length <= MAX_ANSWER_LENGTH ? answer : null

export const isBlankText = (answer: string): boolean => answer.trim() === ''

export const textFormats = ['any', 'english', 'letters', 'digits', 'lettersAndDigits', 'webAddress'] as const
export type TextFormat = (typeof textFormats)[number]

const shapes: Readonly<Record<TextFormat, RegExp>> = {
  any: /^/,
  english: /^[\x20-\x7e\r\n]*$/,
  letters: /^[\p{L}\p{M}' ’.-]*$/u,
  digits: /^\d*$/,
  lettersAndDigits: /^[\p{L}\p{M}\p{N} ]*$/u,
  webAddress: /^https?:\/\/[^\s/]+\.[^\s/]{2,}(\/\S*)?$/i,
}

export type LengthLimits = { readonly minLength?: number; readonly maxLength?: number }

export function lengthRefusals({ minLength, maxLength }: LengthLimits, answer: string): Refusal<AnswerCode>[] {
  // Counted as a person counts: one for each character, Chinese and emoji alike.
  const length = [...answer.trim()].length
  if (minLength !== undefined && length < minLength) return [refusalOf('answer.tooShort', { min: minLength })]
  return maxLength !== undefined && length > maxLength ? [refusalOf('answer.tooLong', { max: maxLength })] : []
}

export function lengthProblems({ minLength = 0, maxLength = MAX_ANSWER_LENGTH }: LengthLimits): Refusal<ProblemCode>[] {
  const isSound = minLength >= 0 && minLength <= maxLength && maxLength <= MAX_ANSWER_LENGTH
  return isSound ? [] : [refusalOf('question.limitsCrossed')]
}

export function formatRefusals(format: TextFormat, answer: string): Refusal<AnswerCode>[] {
  if (shapes[format].test(answer.trim())) return []
  return [refusalOf(format === 'english' ? 'answer.notEnglish' : 'answer.format')]
}

/** A mask such as 'AA-9999': A is a letter, 9 a digit, * either, anything else itself. Linear, unlike a pattern. */
export function fitsMask(mask: string, answer: string): boolean {
  const given = [...answer.trim().toUpperCase()]
  const wanted = [...mask]
  return (
    given.length === wanted.length &&
    wanted.every((place, index) => {
      const sign = given[index] ?? ''
      if (place === 'A') return /^[A-Z]$/.test(sign)
      if (place === '9') return /^\d$/.test(sign)
      return place === '*' ? /^[A-Z\d]$/.test(sign) : sign === place.toUpperCase()
    })
  )
}
