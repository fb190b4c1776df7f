import type { CompanyProfile } from '@coverwright/contract/companies'
import { Refused } from '../kernel'
import type { CompanyCtx, MemberCtx } from '../platform/operations'
import { presentCompany } from './present'
import { findProfile } from './store'

/** Every session belongs to a company that is there, so a missing one is a bug. */
export async function loadProfile(ctx: CompanyCtx) {
  const profile = await findProfile(ctx)
  if (!profile) throw new Refused('companies.notFound')
  return profile
}

export async function getCompany(ctx: MemberCtx): Promise<CompanyProfile> {
  return presentCompany(ctx, await loadProfile(ctx))
}
