export { type Block, type BlockKind, blockKinds, type FactRow, type ListName, listNames, textsOf } from './blocks'
export { compareMails, type MailDifference } from './compare-mails'
export { compileCondition, conditionHolds, type MailCondition } from './conditions'
export { bindRefusal, linkVariable, mailProblems, namesIn, readyProblems } from './mail-problems'
export { type MailValues, sampleValues, type WayOfWriting, writeValue } from './mail-values'
export {
  type Moment,
  momentNames,
  type MomentSubject,
  type SentMoment,
  sentMoments,
  subjectOf,
  type UnderwritingMoment,
  underwritingMoments,
} from './moments'
export { namesInText, type Piece, readText } from './read-text'
export { smsSize } from './sms-segments'
export { bodyOf, findSystemTemplate, type SystemTemplate, systemTemplates } from './system'
export {
  emptyMail,
  type MailBody,
  missingByLanguage,
  spokenLanguages,
  type TemplateKind,
  templateKinds,
  templateLimits,
  type TemplateTag,
  templateTags,
} from './template'
export { answerVariables, findVariable, type MailValue, type Variable, variables } from './variables'
