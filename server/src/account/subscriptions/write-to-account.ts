import { businessReader, findProfile } from '../../company/companies'
import { sendLetter } from '../../company/people'
import { letterTimes } from '../../company/settings'
import type { CompanyCtx } from '../../platform/operations'

type Letter = 'renewalAhead' | 'renewalFailed' | 'planLimited'

/** Days go over as they are kept, and are written as the company writes them. */
type Days = { readonly on?: string; readonly until?: string }

/** To whoever reads the company's business mail. */
export async function writeToAccount(
  ctx: CompanyCtx,
  letter: Letter,
  { on, until, ...values }: Record<string, string | number> & Days,
  path: string,
) {
  const profile = await findProfile(ctx)
  if (!profile?.businessEmail) return
  const to = await businessReader(ctx, profile)
  const { day } = await letterTimes(ctx, to.language)
  const days = { ...(on === undefined ? {} : { on: day(on) }), ...(until === undefined ? {} : { until: day(until) }) }
  await sendLetter(ctx, to, letter, { company: profile.registered.name, ...values, ...days }, path)
}
