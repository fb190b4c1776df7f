export {
  type Block,
  type BlockKind,
  type Card,
  type FactRow,
  type ListName,
  listNames,
  type MailBlock,
  mailBlockKinds,
  type PageBlock,
  pageBlockKinds,
  type PaperBlock,
  paperBlockKinds,
  pictureIn,
  pictureWidths,
  type TableColumn,
  textsOf,
} from './blocks'
export { bindRefusal, bodyProblems, linkVariable, namesIn, readyProblems } from './body-problems'
export { compareBodies, type Difference } from './compare-bodies'
export { compileCondition, conditionHolds, type MailCondition } from './conditions'
export { type MailValues, sampleValues, type WayOfWriting, writeValue } from './mail-values'
export {
  type BoundMoment,
  boundMoments,
  kindOfMoment,
  type Moment,
  momentNames,
  momentsOf,
  type MomentSubject,
  type PageMoment,
  pageMoments,
  type PaperMoment,
  paperMoments,
  type SentMoment,
  sentMoments,
  subjectOf,
  type UnderwritingMoment,
  underwritingMoments,
} from './moments'
export { namesInText, type Piece, readText } from './read-text'
export { smsSize } from './sms-segments'
export {
  bodyOf,
  findSystemMail,
  findSystemPaper,
  findSystemTemplate,
  type SystemTemplate,
  systemTemplates,
  systemTemplatesOf,
} from './system'
export {
  blocksOf,
  type BuiltKind,
  builtKinds,
  emptyBody,
  emptyMail,
  emptyPage,
  emptyPaper,
  isPage,
  isPaper,
  kindOfBody,
  type MailBody,
  missingByLanguage,
  type PageBody,
  type PageSize,
  pageSizes,
  type PaperBody,
  spokenLanguages,
  type TemplateBody,
  type TemplateKind,
  templateKinds,
  templateLimits,
  type TemplateTag,
  templateTags,
  type TemplateUser,
  templateUsers,
} from './template'
export { answerVariables, findVariable, type MailValue, type Variable, variables, variablesOf } from './variables'
