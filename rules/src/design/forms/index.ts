export { type Answers, type Question, type QuestionKind, questionKinds, type QuestionOf } from './question'
export { type AnswerCode, answerCodes, type ProblemCode, problemCodes, type Skip } from './question-base'
export { answerRefusal, answerRefusals, isAnswered } from './answer-refusals'
export { dataNameOf, questionProblems, startQuestion } from './question-design'
export { rawAnswers } from './raw-answers'
export { type AskedOf, type AskedQuestion, answerTo, rowQuestions } from './asked-question'
export { workedAnswer } from './worked-answer'
export { CHILD_AGE_FLOOR, countOf, limitDay, limitSaid, limitUnits, MOST_FROM_TODAY, sayLimit } from './day-limits'
export type { CountedLimit, DayLimit, LimitUnit, SaidLimit } from './day-limits'
export { type Moment, momentIn, withOffset } from './moment'
export { isPhone, phoneCodes, readPhone } from './phone'
export {
  type ByDirection,
  type Direction,
  directions,
  type FileKind,
  fileKinds,
  type FileRef,
  readsByDirection,
  readsFile,
  fileRefusals,
} from './file-answers'
export { type TextFormat, textFormats } from './text-answers'
export { type Option } from './options'
export { type AddressPart, addressParts } from './questions/address'
export { genders, type PersonPart, personParts } from './questions/person'
export { type Signature, SIGNATURE_BOX } from './questions/signature'
export { readDecimal } from './decimal-answers'
