import type { Connector } from '@coverwright/rules/rating/connectors'
import { Refused } from '../../kernel'
import type { CompanyCtx } from '../../platform/operations'
import { openSecrets } from './secrets'
import { findConnector, type StoredConnector } from './store'

export async function loadConnector(ctx: CompanyCtx, id: string): Promise<StoredConnector> {
  const row = await findConnector(ctx, id)
  if (!row) throw new Refused('connectors.notFound')
  return row
}

/** Ready to be asked: with its secrets. Never goes into a view. */
export const armedConnector = (ctx: CompanyCtx, row: StoredConnector): Connector => ({
  ...row.design,
  headers: openSecrets(ctx, row.id, row),
})
