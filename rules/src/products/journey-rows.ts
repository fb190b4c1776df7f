import type { Answers, Question, QuestionOf } from '../forms'
import type { Holds } from './journey'

/** Rows with the questions that are asked in each; a group without conditions stays as it is. */
export function withRows(question: Question, answer: unknown, counted: Answers, holds: Holds): Question {
  if (question.kind !== 'group' || !hasConditions(question)) return question
  const rows = rowsOf(answer)
  const count = Math.max(rows.length, question.minRows)
  const asked = Array.from({ length: count }, (_, at) => walkRow(question, rows[at] ?? {}, counted, holds).asked)
  return { ...question, asked }
}

/** What counts of an answer: of a group, the answers to what was asked in each row. */
export function countedRows(question: Question, answer: unknown, counted: Answers, holds: Holds): unknown {
  if (question.kind !== 'group' || !hasConditions(question) || !Array.isArray(answer)) return answer
  return rowsOf(answer).map((row) => walkRow(question, row, counted, holds).counted)
}

const hasConditions = ({ questions }: QuestionOf<'group'>): boolean =>
  questions.some(({ showIf, requireIf }) => Boolean(showIf || requireIf))

const rowsOf = (answer: unknown): Answers[] =>
  Array.isArray(answer)
    ? answer.map((row: unknown) => (typeof row === 'object' && row !== null ? (row as Answers) : {}))
    : []

/** As in the journey itself: each condition sees what was asked before it, in the row and outside of it. */
function walkRow(group: QuestionOf<'group'>, row: Answers, outside: Answers, holds: Holds) {
  const counted: Record<string, unknown> = {}
  const asked: Question[] = []
  const meets = (expression: string) => holds(expression, { ...outside, ...counted }, group.dataName)
  for (const question of group.questions) {
    if (question.showIf && !meets(question.showIf)) continue
    const isForced = !question.isRequired && question.requireIf && meets(question.requireIf)
    asked.push(isForced ? { ...question, isRequired: true } : question)
    if (row[question.dataName] !== undefined) counted[question.dataName] = row[question.dataName]
  }
  return { asked, counted }
}
