import type { ConnectorUse } from '@coverwright/contract/rating/connectors'
import type { ConnectorUses } from '@coverwright/rules/rating/connectors'
import type { MemberCtx } from '../../platform/operations'
import { saveBodyPart } from '../../design/products'
import { present } from './product-connectors'

type Change = { productId: string; baseRevision: number; uses: ConnectorUse[] }

/** A draft may be unsound while it is worked on: its problems come back with it. */
export async function updateProductConnectors(ctx: MemberCtx, { productId, baseRevision, uses }: Change) {
  const value: ConnectorUses = { version: 1, uses }
  const { revision, body } = await saveBodyPart(ctx, { productId, baseRevision, part: 'connectors', value })
  return present(ctx, { productId, revision, body, isDraft: true })
}
