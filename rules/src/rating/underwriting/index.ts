export { decisions, emptyGuide } from './guide'
export type {
  Decision,
  Reason,
  Term,
  UnderwritingAnswer,
  UnderwritingGuide,
  UnderwritingRule,
  UnderwritingTable,
  Underwritten,
  Verdict,
} from './guide'
export { compileGuide } from './compile-guide'
export type { CompiledGuide, GuideOutcome } from './compile-guide'
export { underwritingMessages } from './guide-problems'
export type { UnderwritingCode, UnderwritingProblem } from './guide-problems'
export { decisionOf } from './asking'
export type { UnderwritingRequest } from './asking'
export { mergeReasons } from './merge-reasons'
export { authorityRefusal, totalLoading } from './authority'
export type { AuthorityLimit, CaseDecision } from './authority'
export { isLoading } from './compile-answer'
export { termTextIn, termTexts } from './term-text'
export type { TermText } from './term-text'
