import type { DataType } from '../datasets'
import type { Refusal } from '../../kernel'
import type { Texts } from '../../languages'
import type { Moment } from './moment'

/** Goes to a later page instead of the next one, when the expression holds. */
export type Skip = { readonly when: string; readonly toPage: string }

/** Gives the answer instead of the buyer: the value is a formula of the question's own type; an empty condition holds always. */
export type ValueRule = { readonly when: string; readonly value: string }

/** What every question has, whatever its kind. Expressions are CEL over data names. */
export type QuestionBase<Kind extends string> = {
  readonly kind: Kind
  readonly id: string
  /** The name that logic, tables and documents know the answer by; unique in its body. */
  readonly dataName: string
  readonly title: Texts
  /** One line under the control. */
  readonly help?: Texts
  /** A longer explanation, opened by the buyer. */
  readonly tooltip?: Texts
  readonly placeholder?: Texts
  readonly isRequired: boolean
  readonly showIf?: string
  readonly requireIf?: string
  readonly skips?: readonly Skip[]
  /** The first that holds gives the answer, whatever was typed before. */
  readonly sets?: readonly ValueRule[]
}

/** A new question starts with these settings of its own; the editor adds id, data name and title. */
export type OwnSettings<Q> = Omit<Q, keyof QuestionBase<string>>

/** How answers of one kind are checked: what the storefront and the server run. */
export type AnswerRules<Q, A = unknown> = {
  /** The answer in the shape of its kind, or null when it is none. Nothing that comes in is believed. */
  reads(answer: unknown): A | null
  isBlank(answer: A): boolean
  /** Nothing, in an answer of several parts: then each part that is missing says so, rather than the whole. */
  nothing?(question: Q): A
  /** Everything that is wrong with an answer that is not blank; `field` is the part of it that is meant. */
  refusals(question: Q, answer: A, now: Moment): Refusal<AnswerCode>[]
}

/** How questions of one kind are made: what editors and compilers run, and a buyer's browser never loads. */
export type DesignRules<Q> = {
  starts(): OwnSettings<Q>
  problems(question: Q): Refusal<ProblemCode>[]
  /** What logic sees; null for what asks nothing. */
  dataType(question: Q, currency: string): DataType | null
}

export const answerCodes = [
  'answer.required',
  'answer.wrongShape',
  'answer.tooShort',
  'answer.tooLong',
  'answer.format',
  'answer.notEnglish',
  'answer.notNumber',
  'answer.tooManyDecimals',
  'answer.tooSmall',
  'answer.tooLarge',
  'answer.notDate',
  'answer.notDateTime',
  'answer.tooEarly',
  'answer.tooLate',
  'answer.tooYoung',
  'answer.tooOld',
  'answer.notAnOption',
  'answer.tooFewChosen',
  'answer.tooManyChosen',
  'answer.notEmail',
  'answer.notPhone',
  'answer.notIdCard',
  'answer.tooFewRows',
  'answer.tooManyRows',
  'answer.directionMissing',
  'answer.fileType',
  'answer.fileTooLarge',
  'answer.tooManyFiles',
  'answer.mustAccept',
] as const
export type AnswerCode = (typeof answerCodes)[number]

export const problemCodes = [
  'question.untitled',
  'question.dataName',
  'question.fewOptions',
  'question.optionTwice',
  'question.optionUnnamed',
  'question.limitsCrossed',
  'question.limitNotNumber',
  'question.limitNotDate',
  'question.maskShape',
  'question.childFloor',
  'question.noParts',
  'question.noQuestions',
  'question.noDirections',
  'question.noTypes',
  'question.noCountries',
  'question.textMissing',
  'question.cannotBeSet',
] as const
export type ProblemCode = (typeof problemCodes)[number]
