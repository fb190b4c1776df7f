import type { editorOperations } from '@coverwright/contract/design/editor'
import { Page } from '@coverwright/contract/design/products'
import type { TakesOf } from '@coverwright/contract/platform'
import { type Body, patchedPages, removalInUse, withNewAnswers } from '@coverwright/rules/design/products'
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
  let stored: Body | undefined
  const change = (before: Body): Body => {
    stored = before
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
  const saved = await changeBody(ctx, { productId, baseRevision, change, refuse })
  const fed = (now: Body) => (stored ? withNewAnswers(stored, now) : now)
  if (fed(saved.body) === saved.body) return { revision: saved.revision }
  // Over what was saved just now: whoever works on underwriting is not told that somebody was first in the form.
  const { revision } = await changeBody(ctx, { productId, baseRevision: saved.revision, change: fed })
  return { revision }
}
