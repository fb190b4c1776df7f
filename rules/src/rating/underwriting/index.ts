export { decisions, emptyGuide } from '../../design/parts'
export type {
  Decision,
  Term,
  TermText,
  UnderwritingAnswer,
  UnderwritingGuide,
  UnderwritingRule,
  UnderwritingTable,
  Verdict,
} from '../../design/parts'
export type { Reason, Underwritten } from './underwritten'
export { compileGuide } from './compile-guide'
export type { CompiledGuide, GuideOutcome } from './compile-guide'
export { underwritingMessages } from './guide-problems'
export type { UnderwritingCode, UnderwritingProblem } from './guide-problems'
export { decisionOf } from './decision-words'
export type { UnderwritingRequest } from './asking'
export { unknownDecisions } from './unknown-decisions'
export { mergeReasons } from './merge-reasons'
export { amountsIn, authorityRefusal, totalLoading } from './authority'
export type { AuthorityLimit, CaseDecision, LimitElsewhere } from './authority'
export { isLoading } from './compile-answer'
export { termTextIn, termTexts } from './term-text'
