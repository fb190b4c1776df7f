import { type Answers, type AskedOf, type AskedQuestion, answerTo } from '../forms'
import type { JourneyLogic } from './journey-logic'
import { filledIn, required } from './question-logic'

/** Rows with the questions that are asked in each; a group without conditions stays as it is. */
export function withRows(
  question: AskedQuestion,
  answer: unknown,
  counted: Answers,
  logic: JourneyLogic,
): AskedQuestion {
  if (question.kind !== 'group' || !hasConditions(question)) return question
  const rows = rowsOf(answer)
  const count = Math.max(rows.length, question.minRows)
  const asked = Array.from({ length: count }, (_, at) => walkRow(question, rows[at] ?? {}, counted, logic).asked)
  return { ...question, asked }
}

/** What counts of an answer: of a group, the answers to what was asked in each row. */
export function countedRows(question: AskedQuestion, answer: unknown, counted: Answers, logic: JourneyLogic): unknown {
  if (question.kind !== 'group' || !hasConditions(question) || !Array.isArray(answer)) return answer
  return rowsOf(answer).map((row) => walkRow(question, row, counted, logic).counted)
}

const hasConditions = ({ questions }: AskedOf<'group'>): boolean =>
  questions.some(({ showIf, requireIf, sets }) => Boolean(showIf || requireIf || sets?.length))

const rowsOf = (answer: unknown): Answers[] =>
  Array.isArray(answer)
    ? answer.map((row: unknown) => (typeof row === 'object' && row !== null ? (row as Answers) : {}))
    : []

/** As in the journey itself: each expression sees what was asked before it, in the row and outside of it. */
function walkRow(group: AskedOf<'group'>, row: Answers, outside: Answers, logic: JourneyLogic) {
  const counted: Record<string, unknown> = {}
  const asked: AskedOf<'group'>['questions'][number][] = []
  for (const question of group.questions) {
    const seen = { ...outside, ...counted }
    if (question.showIf && !logic.holds(question.showIf, seen, group.dataName)) continue
    const shown = filledIn(required(question, seen, logic, group.dataName), seen, logic, group.dataName)
    const answer = answerTo(shown, row)
    asked.push(shown)
    if (answer !== undefined) counted[question.dataName] = answer
  }
  return { asked, counted }
}
