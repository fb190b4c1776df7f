import { planDocumentsOf, standardDocument } from '@coverwright/rules/design/document-centre'
import { sentMoments } from '@coverwright/rules/design/templates'
import type { MemberCtx } from '../../platform/operations'
import { openBody } from '../products'
import { findBound } from '../templates'

/** Of the draft, or of what is sold where there is none. */
export async function getProductDocuments(ctx: MemberCtx, { productId }: { productId: string }) {
  const { body } = await openBody(ctx, productId)
  const emails = []
  for (const moment of sentMoments) {
    const bound = await findBound(ctx, productId, moment)
    const usual = standardDocument('email', bound?.name ?? '')
    emails.push(bound ? { ...usual, state: 'there' as const, count: 1 } : usual)
  }
  const rows = [...planDocumentsOf(body), ...emails, standardDocument('policyPapers')]
  return { rows: rows.map((row) => ({ ...row, planTitle: { ...row.planTitle } })) }
}
