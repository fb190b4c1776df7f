export { caseEntryKinds, caseLife, caseNumber, caseStates, dueAfter, entryRefusal } from './case-life'
export type { CaseEntryKind, CaseRefusalCode, CaseState } from './case-life'
export { sumInsuredOf } from './sum-insured'
