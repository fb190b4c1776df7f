import { companyVerified, verificationFailed } from '@coverwright/contract/company/companies'
import { verificationLife, type VerificationState } from '@coverwright/rules/company/companies'
import { Refused } from '../../kernel'
import { sendLetter } from '../people'
import type { CompanyCtx } from '../../platform/operations'
import { businessReader, loadProfile } from './load-company'
import { lockCompany, updateRegistered } from './store'
import { moveTo } from './submit-company'

type Profile = Awaited<ReturnType<typeof loadProfile>>

type Decision = { decision: 'approve' | 'reject'; note: string }

/** The reviewer's side: the platform's own team looks at what was handed in. */
export async function reviewCompany(ctx: CompanyCtx, { decision, note }: Decision) {
  await lockCompany(ctx)
  const profile = await loadProfile(ctx)
  const next = verificationLife[profile.verification as VerificationState][decision]
  if (!next) throw new Refused('companies.nothingToReview')
  if (decision === 'reject' && note.trim() === '') throw new Refused('companies.noteMissing', { field: 'note' })
  await moveTo(ctx, next, decision === 'reject' ? note : '')
  await updateRegistered(ctx, { reviewAskedAt: null })
  await ctx.record(decision === 'approve' ? 'companies.verified' : 'companies.verificationFailed', { note })
  await tellCompany(ctx, profile, { decision, note })
}

async function tellCompany(ctx: CompanyCtx, profile: Profile, { decision, note }: Decision) {
  await ctx.emit(decision === 'approve' ? companyVerified : verificationFailed, {})
  const to = await businessReader(ctx, profile)
  const values = { company: profile.registered.name, note }
  const letter = decision === 'approve' ? 'companyVerified' : 'companyNotVerified'
  await sendLetter(ctx, to, letter, values, '/company-profile')
}
