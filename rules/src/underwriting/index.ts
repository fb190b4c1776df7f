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
export { compileGuide, underwritingMessages } from './compile-guide'
export type { CompiledGuide, GuideOutcome, UnderwritingCode, UnderwritingProblem } from './compile-guide'
export { decisionOf } from './asking'
export type { UnderwritingRequest } from './asking'
export { mergeReasons } from './merge-reasons'
export { authorityRefusal, totalLoading } from './authority'
export type { AuthorityLimit, CaseDecision } from './authority'
export { isLoading } from './compile-answer'
