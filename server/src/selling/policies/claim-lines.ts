import { textIn } from '@coverwright/rules/languages'
import type { CompanyCtx } from '../../platform/operations'
import { findPublishedBody } from '../../release/publishing'
import type { PolicyRow } from './store'

type Sold = Pick<PolicyRow, 'productId' | 'releaseHash' | 'language'>

/** What to do in a claim, step by step, as the release says that was sold; none where it says nothing of its own. */
export async function claimLines(ctx: CompanyCtx, { productId, releaseHash, language }: Sold): Promise<string[]> {
  const body = await findPublishedBody(ctx.db, ctx.company, productId, releaseHash)
  const lines = textIn(body?.sale?.claim ?? {}, language).split('\n')
  return lines.map((line) => line.trim()).filter((line) => line !== '')
}
