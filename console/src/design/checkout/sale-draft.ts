import { checkoutOperations, type CheckoutView } from '@coverwright/contract/design/checkout'
import { productOperations, setUpOperations } from '@coverwright/contract/design/products'
import type { SaleTerms } from '@coverwright/rules/design/parts'
import { entries, fields } from '@coverwright/rules/drafts'
import { type DraftKind, sendDraft } from '../../platform/draft'
import { partNow } from '../products'

const { get, update } = checkoutOperations
const usual: SaleTerms = { version: 1, lasts: { kind: 'year' } }

const read = ({ revision, sale }: CheckoutView) => ({ revision, document: sale ?? usual })

/** The terms of a sale as they are worked on: each is a piece of its own, and so is each language of the claim words. */
export const saleDraft: DraftKind<CheckoutView, SaleTerms> = {
  name: 'checkout',
  saves: 'whenAsked',
  shape: fields({ commission: entries(), claim: entries() }),
  idOf: ({ productId }) => productId,
  read,
  mayEdit: ({ may }) => may.includes('edit'),
  send: async (sent, productId) => {
    const input = { productId, baseRevision: sent.revision, sale: sent.document }
    const refreshes = [get, productOperations.get, setUpOperations.get]
    return read(await sendDraft(update, input, { sent, refreshes }))
  },
  current: partNow('sale'),
}
