import { patched, patchesBetween, rebased } from '@coverwright/rules/drafts'
import { type DraftState, isUnsaved, type Read } from './draft-state'

/** What goes to the server next: what was sent and not answered once more, else what is unsaved; null while there is neither. */
export function withSent<Document>(state: DraftState<Document>, newKey: () => string): DraftState<Document> | null {
  if (state.sent) return state
  if (state.asked.length > 0 || !isUnsaved(state)) return null
  return { ...state, sent: { key: newKey(), revision: state.base.revision, document: state.document } }
}

/**
 * The server has it, perhaps in words of its own (spaces cut, names of files looked up): they are taken over, but never
 * over what was changed here since it was sent.
 */
export function answered<Document>(state: DraftState<Document>, saved: Read<Document>): DraftState<Document> {
  const { shape, sent } = state
  if (!sent) return state
  const own = patchesBetween(sent.document, saved.document, shape)
  const base = { revision: saved.revision, document: patched(sent.document, own, shape) }
  return { ...state, base, document: rebased(state.document, own, shape).document, sent: null }
}

/** The server said no: it is not there, and need not be sent again as it was. */
export const unsent = <Document>(state: DraftState<Document>): DraftState<Document> => ({ ...state, sent: null })
