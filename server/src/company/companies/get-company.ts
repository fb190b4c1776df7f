import type { CompanyProfile } from '@coverwright/contract/company/companies'
import type { MemberCtx } from '../../platform/operations'
import { presentCompany } from './present'
import { loadProfile } from './load-company'

export async function getCompany(ctx: MemberCtx): Promise<CompanyProfile> {
  return presentCompany(ctx, await loadProfile(ctx))
}
