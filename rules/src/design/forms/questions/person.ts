import type { DataType } from '../../datasets'
import { parseDay, refusalOf, type Refusal } from '../../../kernel'
import { ageProblems, ageRefusals, type AgeLimits } from '../day-limits'
import type { Moment } from '../moment'
import { isPhone, readPhone } from '../phone'
import type { AnswerCode, AnswerRules, DesignRules, QuestionBase } from '../question-base'
import { isEmail } from './email'
import { isIdCard } from './id-card'

export const personParts = ['firstName', 'lastName', 'birth', 'gender', 'idCard', 'email', 'phone'] as const
export type PersonPart = (typeof personParts)[number]
export type Person = { readonly [part in PersonPart]?: string }
export const genders = ['female', 'male', 'other'] as const

export type PersonQuestion = QuestionBase<'person'> & {
  readonly parts: readonly PersonPart[]
  /** Set when this person is insured: then a birthday is asked for and the child floor holds. */
  readonly insuredAges?: AgeLimits
}

const MAX_NAME = 100

export const person: AnswerRules<PersonQuestion, Person> = {
  reads: (answer) => {
    if (typeof answer !== 'object' || answer === null || Array.isArray(answer)) return null
    const isSound = Object.entries(answer).every(
      ([part, value]) => personParts.includes(part as PersonPart) && typeof value === 'string',
    )
    return isSound ? answer : null
  },
  isBlank: (answer) => Object.values(answer).every((value) => !value?.trim()),
  nothing: () => ({}),
  refusals: (question, answer, now) =>
    question.parts.flatMap((part) => {
      const value = answer[part]?.trim() ?? ''
      return value === '' ? [refusalOf('answer.required', {}, part)] : partRefusals(question, part, value, now)
    }),
}

function partRefusals(question: PersonQuestion, part: PersonPart, value: string, now: Moment): Refusal<AnswerCode>[] {
  const unless = (isSound: boolean, code: AnswerCode) => (isSound ? [] : [refusalOf(code, {}, part)])
  switch (part) {
    case 'firstName':
    case 'lastName':
      return value.length > MAX_NAME ? [refusalOf('answer.tooLong', { max: MAX_NAME }, part)] : []
    case 'birth': {
      const day = parseDay(value)
      if (day === null) return [refusalOf('answer.notDate', {}, part)]
      return day > now.day ? [refusalOf('answer.notDate', {}, part)] : ageRefusals(question.insuredAges, day, now, part)
    }
    case 'gender':
      return unless(genders.includes(value as (typeof genders)[number]), 'answer.notAnOption')
    case 'idCard':
      return unless(isIdCard(value), 'answer.notIdCard')
    case 'email':
      return unless(isEmail(value), 'answer.notEmail')
    case 'phone': {
      const given = readPhone(value)
      return unless(given !== null && isPhone(given), 'answer.notPhone')
    }
  }
}

const partType = (part: PersonPart): DataType => {
  if (part === 'birth') return { kind: 'date' }
  return part === 'gender' ? { kind: 'choice', options: genders } : { kind: 'text' }
}

export const personDesign: DesignRules<PersonQuestion> = {
  starts: () => ({ parts: ['firstName', 'lastName', 'birth'] }),
  problems: ({ parts, insuredAges }) => [
    ...(parts.length === 0 || (insuredAges && !parts.includes('birth'))
      ? [refusalOf('question.noParts' as const)]
      : []),
    ...ageProblems(insuredAges),
  ],
  dataType: ({ parts }) => ({ kind: 'record', fields: parts.map((name) => ({ name, type: partType(name) })) }),
}
