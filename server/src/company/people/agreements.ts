import type { BaseCtx } from '../../platform/operations'
import { insertAgreements } from './store'

type Agreement = { privacyVersion: string; termsVersion: string; at: string; address: string }

/** What was agreed to, in which version, when and from where. */
export async function keepAgreements(ctx: BaseCtx, personId: string, agreement: Agreement) {
  const said = { personId, agreedAt: new Date(agreement.at), address: agreement.address }
  await insertAgreements(ctx, [
    { ...said, document: 'privacy', version: agreement.privacyVersion },
    { ...said, document: 'terms', version: agreement.termsVersion },
  ])
}
