import { Refused } from '../../kernel'
import { findPersonByEmail } from '../people'
import type { CompanyCtx } from '../../platform/operations'
import { findCompanySettings } from '../settings'
import { findProfile } from './store'

/** Every session belongs to a company that is there, so a missing one is a bug. */
export async function loadProfile(ctx: CompanyCtx) {
  const profile = await findProfile(ctx)
  if (!profile) throw new Refused('companies.notFound')
  return profile
}

/** Who reads the company's business mail, in their language where they are one of its people. */
export async function businessReader(ctx: CompanyCtx, { businessEmail }: { businessEmail: string }) {
  const reader = await findPersonByEmail(ctx, businessEmail)
  return { email: businessEmail, language: reader?.language ?? (await findCompanySettings(ctx)).language }
}
