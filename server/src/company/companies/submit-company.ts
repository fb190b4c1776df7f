import { type CompanyProfile, companyTopic } from '@coverwright/contract/company/companies'
import { submissionRefusal, type VerificationState } from '@coverwright/rules/company/companies'
import { refuseIf } from '../../kernel'
import type { CompanyCtx, MemberCtx } from '../../platform/operations'
import { loadProfile } from './load-company'
import { getCompany } from './get-company'
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

export async function moveTo(ctx: CompanyCtx, verification: VerificationState, verificationNote: string) {
  await updateProfile(ctx, { verification, verificationNote, verificationChangedAt: ctx.now() })
  await ctx.notify(companyTopic)
}
