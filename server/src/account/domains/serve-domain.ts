import { domainsTopic } from '@coverwright/contract/account/domains'
import { type Day, printDay } from '@coverwright/rules/kernel'
import { claimEnds } from '@coverwright/rules/account/domains'
import { notify } from '../../company/notifications'
import { Refused } from '../../kernel'
import type { CompanyCtx } from '../../platform/operations'
import { takeHost } from './host-store'
import { shownName } from './read-name'
import { type DomainRow, updateDomainRow } from './store'
import { keptTarget } from './targets'

const DAY_MS = 86_400_000

/** Says to every process what is served at the name now. Where another company has the name by now it is refused. */
export async function serveDomain(ctx: CompanyCtx, row: DomainRow) {
  const { host, id: domainId, stage, target } = row
  const isTaken = await takeHost(ctx, {
    ...{ host, domainId, isReady: stage === 'ready', hasTls: row.certificate !== null },
    ...keptTarget(target),
    until: servedUntil(row),
  })
  if (!isTaken) throw new Refused('domains.heldElsewhere')
  await ctx.notify(domainsTopic)
}

/** The first of its ends: a day that is not paid for, a certificate, a claim that is gone. */
function servedUntil({ paidUntil, certificateUntil, lostAt }: DomainRow): Date | null {
  const ends = [paidUntil === null ? null : endOf(paidUntil), certificateUntil, lostAt && claimEnds(lostAt)]
  const known = ends.filter((end) => end !== null).map((end) => end.getTime())
  return known.length === 0 ? null : new Date(Math.min(...known))
}

/** The last day is over when it is over everywhere: half a day more than in our own time zone. */
const endOf = (day: Day) => new Date(new Date(printDay(day)).getTime() + 1.5 * DAY_MS)

/** The name is the company's: a certificate is asked for, or where none are, it is served at once. */
export async function startBinding(ctx: CompanyCtx, row: DomainRow): Promise<DomainRow> {
  const needsCertificate = ctx.config.acmeUrl !== ''
  const stage = needsCertificate ? 'binding' : 'ready'
  const changed = await updateDomainRow(ctx, row, { stage, failures: 0, nextTryAt: null, lostAt: null })
  await serveDomain(ctx, changed)
  if (needsCertificate) await askForCertificate(ctx, row.id)
  else await sayConnected(ctx, changed)
  return changed
}

export const askForCertificate = (ctx: CompanyCtx, domainId: string) =>
  ctx.enqueue('domains.certify', { domainId }, { key: `domains.certify:${domainId}` })

export async function sayConnected(ctx: CompanyCtx, { id, host }: DomainRow) {
  await ctx.record('domains.connected', { domainId: id, host })
  await notify(ctx, { kind: 'domains.connected', values: { domain: shownName(host) }, href: '/domain' })
  await ctx.notify(domainsTopic)
}
