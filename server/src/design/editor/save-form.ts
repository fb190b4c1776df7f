import type { editorOperations } from '@coverwright/contract/design/editor'
import { Page } from '@coverwright/contract/design/products'
import type { TakesOf } from '@coverwright/contract/platform'
import { type Body, patchedPages, removalInUse } from '@coverwright/rules/design/products'
import { z } from 'zod'
import { Refused, refuseIf } from '../../kernel'
import type { MemberCtx } from '../../platform/operations'
import { changeBody } from '../products'
import { refuseHeldByOther } from './refuse-held'

const Pages = z.array(Page).max(200)

/**
 * Puts small changes onto the pages as they are stored. Whoever is not heard of any more may still save while nobody else
 * has begun: a line that was gone for ten minutes loses nothing.
 */
export async function saveForm(ctx: MemberCtx, input: TakesOf<typeof editorOperations.saveForm>) {
  const { productId, baseRevision, patches } = input
  await refuseHeldByOther(ctx, productId)
  let misfit: string | undefined
  const change = (before: Body): Body => {
    const { pages, met } = patchedPages(before.pages, patches)
    const read = Pages.safeParse(pages)
    misfit = read.success ? met[0]?.join(' › ') : (read.error.issues[0]?.path.join('.') ?? '')
    // What does not fit changes the part all the same: whoever was not first is told how it stands now, not that it is wrong.
    return { ...before, pages: read.success && misfit === undefined ? read.data : [] }
  }
  const refuse = (before: Body, after: Body) => {
    if (misfit !== undefined) throw new Refused('editor.unsound', { values: { at: misfit.slice(0, 200) } })
    refuseIf(removalInUse(before, after))
  }
  const { revision } = await changeBody(ctx, { productId, baseRevision, change, refuse })
  return { revision }
}
