import { refusalOf } from '../../../kernel'
import { type ByDirection, type Direction, directionRefusals, readsByDirection } from '../file-answers'
import type { AnswerRules, DesignRules, QuestionBase } from '../question-base'

/** One short film from each direction that is asked for. */
export type VehicleVideoQuestion = QuestionBase<'vehicleVideo'> & { readonly directions: readonly Direction[] }

export const vehicleVideo: AnswerRules<VehicleVideoQuestion, ByDirection> = {
  reads: readsByDirection,
  isBlank: (answer) => Object.keys(answer).length === 0,
  nothing: () => ({}),
  refusals: (question, answer) => directionRefusals(question.directions, 'video', answer, question.isRequired),
}

export const vehicleVideoDesign: DesignRules<VehicleVideoQuestion> = {
  starts: () => ({ directions: ['front'] }),
  problems: (question) => (question.directions.length > 0 ? [] : [refusalOf('question.noDirections')]),
  dataType: () => ({ kind: 'files' }),
}
