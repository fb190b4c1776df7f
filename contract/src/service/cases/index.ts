export { caseDecided, caseOpened } from './events'
export { caseOperations } from './operations'
export { AuthorityCheck, CaseEntry, CasePrice, CaseRowView, CaseView, ClerkTerms, TermsPreview } from './schema'
export { casesTopic } from './topics'
