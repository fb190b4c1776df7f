export { DraftBar } from './draft-bar'
export type { ConflictWords } from './draft-conflicts'
export { type DraftKind, sendDraft } from './draft-kind'
export { type Conflict, useDraft } from './use-draft'
