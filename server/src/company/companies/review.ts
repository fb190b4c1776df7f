import type { ReturningView, ReviewView } from '@coverwright/contract/company/companies'
import type { BusinessType, PaymentMode, VerificationState } from '@coverwright/rules/company/companies'
import { trialStatus } from '@coverwright/rules/company/trials'
import { Refused } from '../../kernel'
import { findPerson, findPersonByEmail, sendLetter } from '../people'
import { type CompanyCtx, proveOperator, type StrangerCtx } from '../../platform/operations'
import { findCompanySettings } from '../settings'
import { loadTrial, reactivateTrial } from '../trials'
import { reopenCompany } from './close-company'
import { businessReader, loadProfile } from './load-company'
import { showDocuments } from './present'
import { findDeactivation, findRegistered, listAskedReviews, lockCompany } from './store'
import { reviewCompany as review } from './verify-company'

type Operator = { operatorKey: string }
type OneCompany = Operator & { companyId: string }

export async function listReviews(ctx: StrangerCtx, input: Operator): Promise<{ reviews: ReviewView[] }> {
  proveOperator(ctx, input.operatorKey)
  const reviews: ReviewView[] = []
  for (const asked of await listAskedReviews(ctx)) {
    const company = await ctx.enterCompany(asked.id)
    const profile = await loadProfile(company)
    reviews.push({
      companyId: asked.id,
      name: asked.name,
      businessType: asked.businessType as BusinessType,
      licenceNumber: profile.licenceNumber,
      askedAt: (asked.reviewAskedAt ?? ctx.now()).toISOString(),
      verification: profile.verification as VerificationState,
      placeOfIncorporation: profile.placeOfIncorporation,
      paymentMode: profile.paymentMode as PaymentMode,
      businessEmail: profile.businessEmail,
      officialEmail: profile.officialEmail,
      contactNumber: profile.contactNumber,
      mainBusinessAddress: profile.mainBusinessAddress,
      websiteUrl: profile.websiteUrl,
      bankName: profile.bankName,
      bankAccountEnding: profile.bankAccountLastDigits,
      documents: await showDocuments(company, profile),
    })
  }
  return { reviews }
}

type Decision = OneCompany & { decision: 'approve' | 'reject'; note: string }

export async function reviewCompany(ctx: StrangerCtx, input: Decision): Promise<{ done: true }> {
  await review(await enterAsOperator(ctx, input), input)
  return { done: true }
}

/** The team knows an address, from the letter in which somebody asked. */
export async function findReturning(ctx: StrangerCtx, input: Operator & { email: string }): Promise<ReturningView> {
  proveOperator(ctx, input.operatorKey)
  const person = await findPersonByEmail(ctx, input.email)
  const registered = person && (await findRegistered(ctx, person.homeCompany))
  if (!registered) throw new Refused('companies.notFound', { field: 'email' })
  const trial = await loadTrial(await ctx.enterCompany(registered.id))
  return {
    companyId: registered.id,
    name: registered.name,
    deactivatedAt: registered.deactivatedAt?.toISOString() ?? null,
    trialEndsAt: trial.endsAt.toISOString(),
    isTrialOver: trialStatus(trial, ctx.now()) === 'expired',
    askedAt: trial.reactivationAskedAt?.toISOString() ?? null,
    reason: trial.reactivationReason,
  }
}

/** A company may be closed, or its trial over, or both. */
export async function reactivateCompany(
  ctx: StrangerCtx,
  input: OneCompany & { trialDays: number },
): Promise<{ done: true }> {
  const company = await enterAsOperator(ctx, input)
  await lockCompany(company)
  const isClosed = (await findDeactivation(company)) !== null
  const trial = await loadTrial(company)
  const givesDays = trialStatus(trial, ctx.now()) === 'expired' && input.trialDays > 0
  if (!isClosed && !givesDays) throw new Refused('companies.notDeactivated')
  if (isClosed) await reopenCompany(company)
  if (givesDays) await giveDays(company, trial.reactivationAskedBy, input.trialDays)
  return { done: true }
}

/** The answer goes to whoever asked, or else to the company's address. */
async function giveDays(company: CompanyCtx, askedBy: string | null, days: number) {
  const endsAt = await reactivateTrial(company, days)
  const profile = await loadProfile(company)
  const asker = askedBy ? await findPerson(company, askedBy) : null
  const { timeZone } = await findCompanySettings(company)
  const values = { company: profile.registered.name, days, until: clockIn(endsAt, timeZone) }
  await sendLetter(company, asker ?? (await businessReader(company, profile)), 'trialReactivated', values, '/log-in')
}

/** '2026-03-22 17:00 (Asia/Hong_Kong)': a moment that nobody can read as another. */
const clockIn = (at: Date, timeZone: string) =>
  `${new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone }).format(at)} (${timeZone})`

async function enterAsOperator(ctx: StrangerCtx, input: OneCompany) {
  proveOperator(ctx, input.operatorKey)
  if (!(await findRegistered(ctx, input.companyId))) throw new Refused('companies.notFound')
  return ctx.enterCompany(input.companyId)
}
