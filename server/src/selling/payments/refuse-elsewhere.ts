import { gatewayElsewhereRefusal } from '@coverwright/rules/selling/payments'
import { findProfile } from '../../company/companies'
import { refuseIf } from '../../kernel'
import type { CompanyCtx } from '../../platform/operations'

/** The payment mode decides whose account is paid; the other side sets up none. */
export async function refuseElsewhere(ctx: CompanyCtx) {
  const profile = await findProfile(ctx)
  if (profile) refuseIf(gatewayElsewhereRefusal(profile.paymentMode, profile.registered.businessType))
}
