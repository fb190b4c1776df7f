import { editorOperations } from '@coverwright/contract/design/editor'
import { ChangedBody } from '@coverwright/contract/design/products'
import { patchesBetween } from '@coverwright/rules/drafts'
import { pagesShape } from '@coverwright/rules/design/products'
import { type DraftKind, sendDraft } from '../../platform/draft'
import type { Pages } from './actions/places'

export type FormView = {
  readonly productId: string
  readonly revision: number
  readonly pages: Pages
  /** A draft, this person may change it, and nobody else is changing it now. */
  readonly mayEdit: boolean
}

/** The questions of a product as they are worked on. Each save is the small changes since the last one. */
export const formDraft: DraftKind<FormView, Pages> = {
  name: 'form',
  saves: 'byItself',
  shape: pagesShape,
  idOf: ({ productId }) => productId,
  read: ({ revision, pages }) => ({ revision, document: pages }),
  mayEdit: ({ mayEdit }) => mayEdit,
  send: async (sent, productId, base) => {
    const patches = patchesBetween(base, sent.document, pagesShape)
    const input = { productId, baseRevision: sent.revision, patches: patches as never }
    const { revision } = await sendDraft(editorOperations.saveForm, input, { sent, refreshes: [] })
    return { revision, document: sent.document }
  },
  current: (current) => {
    const { data } = ChangedBody.safeParse(current)
    const pages = data?.parts['pages']
    return data && Array.isArray(pages) ? { revision: data.revision, document: pages as Pages } : null
  },
}
