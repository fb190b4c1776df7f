import { businessReader, findProfile } from '../../company/companies'
import { sendLetter } from '../../company/people'
import type { CompanyCtx } from '../../platform/operations'

type Letter = 'renewalAhead' | 'renewalFailed' | 'planLimited'

/** To whoever reads the company's business mail. */
export async function writeToAccount(
  ctx: CompanyCtx,
  letter: Letter,
  values: Record<string, string | number>,
  path: string,
) {
  const profile = await findProfile(ctx)
  if (!profile?.businessEmail) return
  const to = await businessReader(ctx, profile)
  await sendLetter(ctx, to, letter, { company: profile.registered.name, ...values }, path)
}
