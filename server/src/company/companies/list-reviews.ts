import type { ReviewView } from '@coverwright/contract/company/companies'
import type { BusinessType, PaymentMode, VerificationState } from '@coverwright/rules/company/companies'
import { proveOperator, type StrangerCtx } from '../../platform/operations'
import { loadProfile } from './load-company'
import { showDocuments } from './present'
import { listAskedReviews } from './store'
import type { Operator } from './enter-as-operator'

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
