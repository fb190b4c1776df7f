import type { RawAnswers } from '../datasets'
import { readDecimal } from './decimal-answers'
import type { AskedQuestion } from './asked-question'
import type { Answers } from './question'

/**
 * Answers as the dataset reads them: numbers without the commas they were typed with, files by their ids, a signature as
 * signed or not. What a question does not know is left out.
 */
export function rawAnswers(questions: readonly AskedQuestion[], answers: Answers): RawAnswers {
  const raw: Record<string, unknown> = {}
  for (const question of questions) {
    const answer = answers[question.dataName]
    if (answer === undefined || answer === null) continue
    raw[question.dataName] = rawAnswer(question, answer)
  }
  return raw
}

function rawAnswer(question: AskedQuestion, answer: unknown): unknown {
  switch (question.kind) {
    case 'number':
    case 'money':
      return typeof answer === 'string' ? (readDecimal(answer)?.toString() ?? answer) : answer
    case 'file':
      return Array.isArray(answer) ? answer.map(fileId) : answer
    case 'vehiclePhoto':
    case 'vehicleVideo':
      return typeof answer === 'object' && answer !== null ? Object.values(answer).map(fileId) : answer
    case 'signature':
      return true
    case 'group':
      return Array.isArray(answer) ? answer.map((row: unknown) => rawRow(question.questions, row)) : answer
    default:
      return answer
  }
}

/** What is no row stays as it was sent: the dataset refuses it in words. */
const rawRow = (questions: readonly AskedQuestion[], row: unknown): unknown =>
  typeof row === 'object' && row !== null && !Array.isArray(row) ? rawAnswers(questions, row as Answers) : row

const fileId = (file: unknown): unknown => (typeof file === 'object' && file !== null && 'id' in file ? file.id : file)
