import type { RawAnswers } from '../../design/datasets'
import { rawAnswers, type Answers } from '../../design/forms'
import type { Day } from '../../kernel'
import { hasLogic, logicOf, NO_LOGIC, questionsOf, walkJourney, type Body } from '../../design/products'

/**
 * From what a buyer typed to what is rated, the same in the preview, in the storefront and on the server: an answer to a
 * question that is not asked of this buyer counts for nothing.
 */
export function answerReader(body: Body, today: Day): (answers: Answers) => RawAnswers {
  const questions = questionsOf(body)
  const logic = hasLogic(body) ? logicOf(body, today) : NO_LOGIC
  const isPlain = !hasLogic(body)
  return (answers) => rawAnswers(questions, isPlain ? answers : walkJourney(body, answers, logic).counted)
}
