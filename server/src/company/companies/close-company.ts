import { sessionTopic } from '@coverwright/contract/company/identity'
import { eraseAfter, foldName, isDueForErasure, reactivationRefusal } from '@coverwright/rules/company/companies'
import { printDay } from '@coverwright/rules/kernel'
import { Refused, refuseIf } from '../../kernel'
import { eraseLedger } from '../ledger'
import { eraseAllFiles } from '../media'
import { endCompanySessions, erasePeopleOfCompany, sendLetter } from '../people'
import { eraseAudit, findHead } from '../../platform/audit'
import { eraseEvents } from '../../platform/events'
import type { CompanyCtx, MemberCtx } from '../../platform/operations'
import { forgetParkedOfCompany } from '../../platform/readers'
import { companyDay, letterTimes } from '../settings'
import { eraseCompanyRows, listKeptCards } from './erase-store'
import { businessReader, loadProfile } from './load-company'
import { findDeactivation, notifyPages, updateRegistered } from './store'

/** The name is typed again, so that nobody closes a company by one wrong click. Nothing of it is sold from then on. */
export async function closeCompany(ctx: MemberCtx, input: { companyName: string }): Promise<{ done: true }> {
  const profile = await loadProfile(ctx)
  const { name } = profile.registered
  if (foldName(input.companyName) !== foldName(name))
    throw new Refused('companies.nameDiffers', { field: 'companyName' })
  const deactivatedAt = ctx.now()
  await updateRegistered(ctx, { state: 'deactivated', deactivatedAt })
  await notifyPages(ctx)
  await endCompanySessions(ctx, ctx.company)
  await ctx.record('companies.deactivated', {})
  const to = await businessReader(ctx, profile)
  const { day } = await letterTimes(ctx, to.language)
  const until = day(printDay(await companyDay(ctx, eraseAfter(deactivatedAt))))
  await sendLetter(ctx, to, 'companyClosed', { company: name, until }, '/trial-expired')
  await ctx.notify(sessionTopic)
  return { done: true }
}

/** Inside the 12 months everything is as it was. */
export async function reopenCompany(ctx: CompanyCtx) {
  refuseIf(reactivationRefusal(await findDeactivation(ctx), ctx.now()))
  await updateRegistered(ctx, { state: 'active', deactivatedAt: null })
  await notifyPages(ctx)
  const profile = await loadProfile(ctx)
  await ctx.record('companies.reactivated', {})
  const to = await businessReader(ctx, profile)
  await sendLetter(ctx, to, 'companyReopened', { company: profile.registered.name }, '/log-in')
}

/** Spec 9: backups of a deactivated account are kept 12 months. */
export async function eraseOverdueCompany(ctx: CompanyCtx) {
  if (isDueForErasure(await findDeactivation(ctx), ctx.now())) await eraseCompany(ctx)
}

/** Everything of it, its people's too; a single entry says that there was a log and how it ended (decision 12). */
async function eraseCompany(ctx: CompanyCtx) {
  const { place: entries, hash: lastHash } = await findHead(ctx.db, ctx.company)
  await eraseAllFiles(ctx)
  for (const method of await listKeptCards(ctx)) await ctx.enqueue('payments.forget', { method })
  await erasePeopleOfCompany(ctx)
  await eraseCompanyRows(ctx)
  await eraseAudit(ctx.db, ctx.company)
  await eraseEvents(ctx)
  await eraseLedger(ctx)
  await forgetParkedOfCompany(ctx)
  await ctx.record('companies.erased', { entries, lastHash })
}
