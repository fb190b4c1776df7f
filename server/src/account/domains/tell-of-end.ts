import { businessReader, findProfile } from '../../company/companies'
import { notify } from '../../company/notifications'
import { sendLetter } from '../../company/people'
import { letterTimes } from '../../company/settings'
import type { CompanyCtx } from '../../platform/operations'
import { shownName } from './read-name'
import type { DomainRow } from './store'

type End = { what: 'domain' | 'certificate'; days: number; until: string }

/** In the console for everybody, and by mail to whoever reads the company's business mail. */
export async function tellOfEnd(ctx: CompanyCtx, { id, host }: DomainRow, { what, days, until }: End) {
  const domain = shownName(host)
  const values = { domain, days }
  if (what === 'domain') await notify(ctx, { kind: 'domains.endsSoon', values, href: '/domain' })
  else await notify(ctx, { kind: 'domains.certificateEndsSoon', values, href: `/checkDomain?id=${id}` })
  const profile = await findProfile(ctx)
  if (!profile?.businessEmail) return
  const to = await businessReader(ctx, profile)
  const { day } = await letterTimes(ctx, to.language)
  const told = { ...values, until: day(until), company: profile.registered.name }
  await sendLetter(ctx, to, what === 'domain' ? 'domainEnds' : 'certificateEnds', told, '/domain')
}
