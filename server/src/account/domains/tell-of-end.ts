import { businessReader, findProfile } from '../../company/companies'
import { notify } from '../../company/notifications'
import { sendLetter } from '../../company/people'
import type { CompanyCtx } from '../../platform/operations'
import { shownName } from './read-name'
import type { DomainRow } from './store'

type End = { what: 'domain' | 'certificate'; days: number; until: string }

/** In the console for everybody, and by mail to whoever reads the company's business mail. */
export async function tellOfEnd(ctx: CompanyCtx, { id, host }: DomainRow, { what, days, until }: End) {
  const [domain, href] = [shownName(host), what === 'domain' ? '/domain' : `/checkDomain?id=${id}`]
  const kind = what === 'domain' ? 'domains.endsSoon' : 'domains.certificateEndsSoon'
  await notify(ctx, { kind, values: { domain, days }, href })
  const profile = await findProfile(ctx)
  if (!profile?.businessEmail) return
  const values = { domain, days, until, company: profile.registered.name }
  const to = await businessReader(ctx, profile)
  await sendLetter(ctx, to, what === 'domain' ? 'domainEnds' : 'certificateEnds', values, '/domain')
}
