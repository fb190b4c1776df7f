import { planDocumentsOf, standardDocument } from '@coverwright/rules/design/document-centre'
import { paperMoments, sentMoments } from '@coverwright/rules/design/templates'
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
  const papers = []
  for (const moment of paperMoments) {
    const bound = await findBound(ctx, productId, moment)
    if (bound) papers.push({ ...standardDocument('policyPapers', bound.name), state: 'there' as const, count: 1 })
  }
  // What nothing is bound for is ours.
  if (papers.length < paperMoments.length) papers.push(standardDocument('policyPapers'))
  const rows = [...planDocumentsOf(body), ...emails, ...papers]
  return { rows: rows.map((row) => ({ ...row, planTitle: { ...row.planTitle } })) }
}
