import type { Texts } from '../../../languages'
import { decimalProblems, decimalRefusals, type DecimalLimits } from '../decimal-answers'
import type { AnswerRules, DesignRules, QuestionBase } from '../question-base'
import { isBlankText, readsText } from '../text-answers'

export type NumberQuestion = QuestionBase<'number'> &
  DecimalLimits & {
    readonly places: number
    /** A box to type in, or a count with minus and plus. */
    readonly face: 'box' | 'stepper'
    /** 'years', 'km': shown behind the number. */
    readonly unit?: Texts
  }

export const number: AnswerRules<NumberQuestion, string> = {
  reads: readsText,
  isBlank: isBlankText,
  refusals: (question, answer) => decimalRefusals(question, question.places, answer),
}

export const numberDesign: DesignRules<NumberQuestion> = {
  starts: () => ({ places: 0, face: 'box' }),
  problems: decimalProblems,
  dataType: ({ places }) => ({ kind: 'number', places }),
}
