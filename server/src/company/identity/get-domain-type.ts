import type { DomainType } from '@coverwright/contract/company/identity'
import { findProfile } from '../companies'
import type { BaseCtx, StrangerCtx } from '../../platform/operations'

const byFirstLabel: Readonly<Record<string, DomainType>> = {
  insurer: 'INSURER',
  broker: 'BROKER',
  ai8: 'AI8',
  talk: 'PRODUCT_TALK',
}

/** Whose domain this is; null for a host that is no company's. */
export type CompanyOfHost = (ctx: BaseCtx, host: string) => Promise<string | null>

/**
 * On a company's own domain it is what the company is. Elsewhere the first label of the host decides, on
 * `insurer.localhost` as on `insurer.example.com`; broker where it says nothing.
 */
export async function getDomainType(ctx: StrangerCtx, companyOfHost: CompanyOfHost): Promise<DomainType> {
  const host = ctx.host.toLowerCase().replace(/\.$/, '')
  const company = await companyOfHost(ctx, host)
  if (company) return typeOfCompany(ctx, company)
  const [label = ''] = host.split('.')
  return byFirstLabel[label] ?? 'BROKER'
}

async function typeOfCompany(ctx: StrangerCtx, company: string): Promise<DomainType> {
  const profile = await findProfile(await ctx.enterCompany(company))
  return profile?.registered.businessType === 'insurer' ? 'INSURER' : 'BROKER'
}
