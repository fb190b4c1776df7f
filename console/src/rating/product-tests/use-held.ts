import { connectorOperations, type HeldView } from '@coverwright/contract/rating/connectors'
import type { BodyView } from '@coverwright/contract/design/products'
import { useOperation } from '../../platform/queries'

const NOBODY: readonly HeldView[] = []

/** What stands for the answers of connectors while a book is worked out; nothing where the product asks none. */
export function useHeld(productId: string, { body }: BodyView) {
  const asks = (body.connectors?.uses.length ?? 0) > 0
  const { data, error } = useOperation(connectorOperations.getUses, { productId }, { enabled: asks })
  return { held: asks ? data?.held : NOBODY, error }
}
