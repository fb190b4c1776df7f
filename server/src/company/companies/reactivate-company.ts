import { trialStatus } from '@coverwright/rules/company/trials'
import { Refused } from '../../kernel'
import { findPerson, sendLetter } from '../people'
import type { CompanyCtx, StrangerCtx } from '../../platform/operations'
import { letterTimes } from '../settings'
import { loadTrial, reactivateTrial } from '../trials'
import { reopenCompany } from './close-company'
import { businessReader, loadProfile } from './load-company'
import { findDeactivation, lockCompany } from './store'
import { type OneCompany, enterAsOperator } from './enter-as-operator'

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
  const reader = asker ?? (await businessReader(company, profile))
  const { moment } = await letterTimes(company, reader.language)
  const values = { company: profile.registered.name, days, until: moment(endsAt) }
  await sendLetter(company, reader, 'trialReactivated', values, '/log-in')
}
