import { domainsTopic } from '@coverwright/contract/account/domains'
import { printDay } from '@coverwright/rules/kernel'
import { dueNotice, isChargeDue, isRecheckDue, isTryDue, renewCertificateAt } from '@coverwright/rules/account/domains'
import { findKeptMethod } from '../billing'
import { findDeactivation } from '../../company/companies'
import { notify } from '../../company/notifications'
import { companyDay } from '../../company/settings'
import type { CompanyCtx } from '../../platform/operations'
import { chargeRenewal } from './buy-domain'
import { shownName } from './read-name'
import { askForCertificate } from './serve-domain'
import { tellOfEnd } from './tell-of-end'
import { type DomainRow, listWatched, lockDomain, updateDomainRow } from './store'

/** By the clock: what each domain of a company needs now. It may run at any minute and any number of times. */
export async function watchDomains(ctx: CompanyCtx) {
  const rows = await listWatched(ctx)
  if (rows.length === 0) return
  const [today, isClosed] = [await companyDay(ctx), (await findDeactivation(ctx)) !== null]
  for (const { id } of rows) {
    const row = await lockDomain(ctx, id)
    if (!row || row.stage === 'pending') continue
    // A name that a closed company lost elsewhere is not kept from whoever has it now.
    await watchClaim(ctx, row)
    if (isClosed) continue
    await watchCertificate(ctx, row)
    if (row.paidUntil !== null) await watchPaid(ctx, row, row.paidUntil, today)
  }
}

async function watchCertificate(ctx: CompanyCtx, row: DomainRow) {
  const { certificateFrom: from, certificateUntil: until, nextTryAt, renewsCertificate, stage } = row
  if (ctx.config.acmeUrl === '') return
  const isWanted =
    stage === 'binding' || (renewsCertificate && from && until && renewCertificateAt(from, until) <= ctx.now())
  if (isWanted && isTryDue(nextTryAt, ctx.now())) await askForCertificate(ctx, row.id)
  // What renews by itself and is well needs no notice.
  if (!until || (renewsCertificate && row.failures === 0)) return
  const days = dueNotice(utcDay(until), utcDay(ctx.now()), row.certificateNoticed)
  if (days === null) return
  await updateDomainRow(ctx, row, { certificateNoticed: days })
  await tellOfEnd(ctx, row, { what: 'certificate', days, until: until.toISOString().slice(0, 10) })
}

/** Only counted with: which day is the first does not matter. */
const utcDay = (at: Date) => Math.floor(at.getTime() / 86_400_000)

/** Once a day whoever claimed a name is asked for it again. */
async function watchClaim(ctx: CompanyCtx, { id, claimToken, checkedAt }: DomainRow) {
  if (claimToken !== null && isRecheckDue(checkedAt, ctx.now()))
    await ctx.enqueue('domains.recheck', { domainId: id }, { key: `domains.recheck:${id}` })
}

async function watchPaid(ctx: CompanyCtx, row: DomainRow, paidUntil: number, today: number) {
  const days = dueNotice(paidUntil, today, row.noticed)
  if (days !== null) {
    await updateDomainRow(ctx, row, { noticed: days })
    await tellOfEnd(ctx, row, { what: 'domain', days, until: printDay(paidUntil) })
    await ctx.notify(domainsTopic)
  }
  if (!row.autoRenew || !isChargeDue(paidUntil, today, row.triedOn)) return
  if (await findKeptMethod(ctx)) return chargeRenewal(ctx, row, today)
  await updateDomainRow(ctx, row, { triedOn: today })
  await notify(ctx, { kind: 'domains.renewalFailed', values: { domain: shownName(row.host) }, href: '/domain' })
}
