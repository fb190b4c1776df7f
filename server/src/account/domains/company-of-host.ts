import type { BaseCtx } from '../../platform/operations'
import { findHostAcrossCompanies } from './host-store'

/** Crosses companies: whose a proven name is, for calls that come in on it. */
export async function companyOfHost(ctx: BaseCtx, host: string): Promise<string | null> {
  const found = await findHostAcrossCompanies(ctx.db, host)
  return found?.isReady && (found.until === null || found.until > ctx.now()) ? found.ownerCompany : null
}
