import {
  bodyOf,
  type CompanyPaper,
  findSystemPaper,
  type MailValues,
  type PaperMoment,
} from '@coverwright/rules/design/templates'
import type { CompanyCtx } from '../../../platform/operations'
import { type ReadyPaper, renderPaper } from '../paper/render-paper'
import { findPaperEdition } from './editions'

type Asked = Omit<Parameters<typeof renderPaper>[1], 'body'>

/** As companies get it now; where that has a hole for this reader, as it came with the program: a paper is made in any case. */
export async function renderSystemPaper(
  ctx: CompanyCtx,
  key: PaperMoment | CompanyPaper,
  asked: Asked,
  given: MailValues,
): Promise<ReadyPaper> {
  const ready = await renderPaper(ctx, { ...asked, body: await findPaperEdition(ctx, key) }, given)
  if (ready.problems.length === 0) return ready
  return renderPaper(ctx, { ...asked, body: bodyOf(findSystemPaper(key)) }, given)
}
