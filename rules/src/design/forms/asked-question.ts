import type { Texts } from '../../languages'
import type { Answers, QuestionKind } from './question'
import type { GroupQuestion } from './questions/group'
import type { PlanOption, PlanQuestion } from './questions/plan'
import type { SingleQuestion } from './single-question'

type Filled = {
  /** The answer that a rule gave this buyer. */
  readonly setTo?: unknown
}

/** What can be read before choosing; where, by language. */
type PlanReading = { readonly kind: 'booklet' | 'coverDocument'; readonly address: Texts }

type AskedPlan = Omit<PlanQuestion, 'options'> & {
  readonly options: readonly (PlanOption & { readonly readings?: readonly PlanReading[] })[]
}
type AskedSingle = (Exclude<SingleQuestion, PlanQuestion> | AskedPlan) & Filled

type AskedGroup = Omit<GroupQuestion, 'questions'> &
  Filled & {
    readonly questions: readonly AskedSingle[]
    /** What is asked in each row of this buyer, where conditions hide some. */
    readonly asked?: readonly (readonly AskedSingle[])[]
  }

/**
 * A question as one buyer meets it: with what plans and the walk of a journey have worked out for them, none of which is
 * ever stored. A question as it was designed is one, too.
 */
export type AskedQuestion = AskedSingle | AskedGroup
export type AskedOf<Kind extends QuestionKind> = Extract<AskedQuestion, { kind: Kind }>

/** The questions of one row as they are asked of this buyer. */
export const rowQuestions = ({ asked, questions }: AskedGroup, row: number): readonly AskedSingle[] =>
  asked?.[row] ?? questions

/** What counts as the answer: what a rule gave, else what the buyer did. */
export const answerTo = (question: AskedQuestion, answers: Answers): unknown =>
  question.setTo === undefined ? answers[question.dataName] : question.setTo
