import type { CompanyCtx } from '../../platform/operations'
import { listAllConnectors } from './store'

/** What the company calls its connectors, by their ids: a body knows them by id alone. */
export async function connectorNames(ctx: CompanyCtx): Promise<ReadonlyMap<string, string>> {
  return new Map((await listAllConnectors(ctx)).map(({ id, name }) => [id, name]))
}
