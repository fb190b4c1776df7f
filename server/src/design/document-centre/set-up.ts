import { bookletsOf } from '@coverwright/rules/design/document-centre'
import { paperMoments } from '@coverwright/rules/design/templates'
import type { CompanyCtx } from '../../platform/operations'
import type { SetUpPart } from '../products'
import { findBound } from '../templates'

/** A product does without booklets; one that has some has one for each plan. Its policies have papers of their own, or ours. */
export const documentsSetUp: SetUpPart = {
  part: 'documents',
  look: async (ctx, { productId, body }) => {
    const { plans, there } = bookletsOf(body)
    const own = await countOwnPapers(ctx, productId)
    const papers = own > 0 ? [{ code: 'ownPapers', values: { own, all: paperMoments.length } }] : []
    if (there === 0) {
      const lines = own > 0 ? [{ code: 'noBooklet' }, ...papers] : [{ code: 'none' }]
      return { isDone: false, isNotNeeded: true, lines }
    }
    const lines = [{ code: there < plans ? 'missing' : 'some', values: { there, plans } }, ...papers]
    return { isDone: there === plans, lines }
  },
}

async function countOwnPapers(ctx: CompanyCtx, productId: string): Promise<number> {
  let own = 0
  for (const moment of paperMoments) if (await findBound(ctx, productId, moment)) own++
  return own
}
