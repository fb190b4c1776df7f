import { TRASH_DAYS } from '@coverwright/rules/design/products'
import type { CompanyCtx } from '../../platform/operations'
import { listBodyFacts } from './draft-store'
import { eraseRows, lockErasable } from './erase-store'
import { releaseLook } from './hold-look'

const DAY_MS = 86_400_000

/**
 * Erases what has been in the trash for longer than it comes back, with what other rooms keep beside it. What was published
 * once stays, out of everybody's sight: policies are served by it.
 */
export async function eraseTrash(ctx: CompanyCtx, eraseBeside: (productId: string) => Promise<void>) {
  const due = await lockErasable(ctx, new Date(ctx.now().getTime() - TRASH_DAYS * DAY_MS))
  for (const { id, name } of due) {
    await eraseBeside(id)
    for (const draft of await listBodyFacts(ctx, id)) await releaseLook(ctx, id, draft)
    await eraseRows(ctx, id)
    await ctx.record('products.erased', { productId: id, name })
  }
}
