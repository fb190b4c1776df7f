import { refusalOf } from '../../../kernel'
import { type ByDirection, type Direction, directionRefusals, directions, readsByDirection } from '../file-answers'
import type { AnswerRules, DesignRules, QuestionBase } from '../question-base'

/** One photo from each direction, judged later on the approval panel. */
export type VehiclePhotoQuestion = QuestionBase<'vehiclePhoto'> & { readonly directions: readonly Direction[] }

export const vehiclePhoto: AnswerRules<VehiclePhotoQuestion, ByDirection> = {
  reads: readsByDirection,
  isBlank: (answer) => Object.keys(answer).length === 0,
  nothing: () => ({}),
  refusals: (question, answer) => directionRefusals(question.directions, 'image', answer, question.isRequired),
}

export const vehiclePhotoDesign: DesignRules<VehiclePhotoQuestion> = {
  starts: () => ({ directions: [...directions] }),
  problems: (question) => (question.directions.length > 0 ? [] : [refusalOf('question.noDirections')]),
  dataType: () => ({ kind: 'files' }),
}
