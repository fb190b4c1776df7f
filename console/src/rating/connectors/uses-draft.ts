import { productOperations } from '@coverwright/contract/design/products'
import {
  connectorOperations as operations,
  type ConnectorUse,
  type ProductConnectors,
} from '@coverwright/contract/rating/connectors'
import { listBy } from '@coverwright/rules/drafts'
import { partNow } from '../../design/products'
import { type DraftKind, sendDraft } from '../../platform/draft'

const read = ({ revision, uses }: ProductConnectors) => ({ revision, document: uses })
const partOf = partNow('connectors')

/** What a product asks connectors, as it is worked on: each of them is one piece, with what it is asked and what it feeds. */
export const usesDraft: DraftKind<ProductConnectors, readonly ConnectorUse[]> = {
  name: 'connectors',
  saves: 'whenAsked',
  shape: listBy<ConnectorUse>('id'),
  idOf: ({ productId }) => productId,
  read,
  mayEdit: ({ may }) => may.includes('edit'),
  send: async (sent, productId) => {
    const input = { productId, baseRevision: sent.revision, uses: [...sent.document] }
    const refreshes = [operations.getUses, productOperations.get]
    return read(await sendDraft(operations.updateUses, input, { sent, refreshes }))
  },
  current: (current) => {
    const now = partOf(current)
    return now && { revision: now.revision, document: now.document.uses }
  },
}

/** The same in the form editor, where everything saves by itself. */
export const usesDraftInEditor = { ...usesDraft, saves: 'byItself' } satisfies typeof usesDraft
