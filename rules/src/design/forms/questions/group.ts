import { refusalOf } from '../../../kernel'
import type { Texts } from '../../../languages'
import type { DesignRules, QuestionBase } from '../question-base'
import type { SingleQuestion } from '../single-question'

export type Row = Readonly<Record<string, unknown>>

/** The same questions for each driver, pet or insured person. */
export type GroupQuestion = QuestionBase<'group'> & {
  readonly questions: readonly SingleQuestion[]
  /** 'Driver': shown with its number above each row. */
  readonly rowTitle: Texts
  readonly minRows: number
  readonly maxRows: number
}

/** More would not be a form but an import. */
export const MAX_ROWS = 100

/** Rows are checked question by question, so this kind is written where all kinds meet (`answer-refusals.ts`). */
export function readsRows(answer: unknown): readonly Row[] | null {
  if (!Array.isArray(answer) || answer.length > MAX_ROWS) return null
  return answer.every((row) => typeof row === 'object' && row !== null && !Array.isArray(row)) ? answer : null
}

export const groupDesign = (inner: (question: SingleQuestion) => DesignRules<never>): DesignRules<GroupQuestion> => ({
  starts: () => ({ questions: [], rowTitle: { en_us: '' }, minRows: 1, maxRows: 5 }),
  problems: ({ questions, minRows, maxRows }) => [
    ...(questions.length > 0 ? [] : [refusalOf('question.noQuestions' as const)]),
    ...(minRows < 0 || minRows > maxRows || maxRows > MAX_ROWS ? [refusalOf('question.limitsCrossed' as const)] : []),
  ],
  dataType: ({ questions }, currency) => ({
    kind: 'group',
    fields: questions.flatMap((question) => {
      const type = inner(question).dataType(question as never, currency)
      return type ? [{ name: question.dataName, type }] : []
    }),
  }),
})
