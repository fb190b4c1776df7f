import type { Answers, AskedQuestion } from '../forms'

/**
 * What works expressions out. It is handed in, so a journey without any carries no engine. Inside a repeatable group the
 * answers are those of one row over those of the journey, and `group` is its data name.
 */
export type JourneyLogic = {
  /** Whether a condition holds for these answers. */
  holds(condition: string, answers: Answers, group?: string): boolean
  /** What a formula gives as the answer to a question; undefined where it gives none. */
  gives(question: AskedQuestion, formula: string, answers: Answers, group?: string): unknown
}

/** Nothing holds and nothing is given. */
export const NO_LOGIC: JourneyLogic = { holds: () => false, gives: () => undefined }
