export { decisions } from './guide'
export type {
  Decision,
  Reason,
  Term,
  UnderwritingGuide,
  UnderwritingRule,
  UnderwritingTable,
  Underwritten,
  Verdict,
} from './guide'
export { compileGuide, underwritingMessages } from './compile-guide'
export type {
  CompiledGuide,
  GuideOutcome,
  UnderwritingCode,
  UnderwritingProblem,
  UnderwritingRequest,
} from './compile-guide'
export { authorityRefusal, totalLoading } from './authority'
export type { AuthorityLimit, CaseDecision } from './authority'
