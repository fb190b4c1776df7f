import {
  type CompanyProfile,
  companyTopic,
  companyVerified,
  verificationFailed,
} from '@coverwright/contract/company/companies'
import { submissionRefusal, verificationLife, type VerificationState } from '@coverwright/rules/company/companies'
import { Refused, refuseIf } from '../../kernel'
import { sendLetter } from '../people'
import type { CompanyCtx, MemberCtx } from '../../platform/operations'
import { businessReader, getCompany, loadProfile } from './load-company'
import { submissionOf } from './present'
import { lockCompany, updateProfile, updateRegistered } from './store'

/** The company is locked: what is handed in is what was looked at, whatever arrives at the same moment. */
export async function submitCompany(ctx: MemberCtx): Promise<CompanyProfile> {
  await lockCompany(ctx)
  const profile = await loadProfile(ctx)
  refuseIf(submissionRefusal(profile.verification as VerificationState, submissionOf(profile)))
  await moveTo(ctx, 'pending', '')
  await updateRegistered(ctx, { reviewAskedAt: ctx.now() })
  await ctx.record('companies.submitted', {})
  return getCompany(ctx)
}

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

async function moveTo(ctx: CompanyCtx, verification: VerificationState, verificationNote: string) {
  await updateProfile(ctx, { verification, verificationNote, verificationChangedAt: ctx.now() })
  await ctx.notify(companyTopic)
}
