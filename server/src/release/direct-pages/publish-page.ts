import { pageRefusal } from '@coverwright/rules/release/direct-pages'
import { refuseIf } from '../../kernel'
import type { MemberCtx } from '../../platform/operations'
import { holdPage, told } from './keep-page'
import { refuseWithoutPlan } from './pages-lack'
import { refuseGaps } from './refuse-gaps'
import { changePage } from './store'

/** From the next moment on every process shows it. */
export async function publishPage(ctx: MemberCtx, { id }: { id: string }) {
  const row = await holdPage(ctx, id)
  refuseIf(pageRefusal(row.state, 'publish'))
  await refuseWithoutPlan(ctx)
  await refuseGaps(ctx, row)
  const changed = await changePage(ctx, row, { state: 'online', publishedAt: ctx.now() })
  await ctx.record('directPages.published', { directPageId: id, name: row.name, slug: row.slug })
  return told(ctx, changed)
}

/** Its address stays its own, and answers that there is nothing. */
export async function unpublishPage(ctx: MemberCtx, { id }: { id: string }) {
  const row = await holdPage(ctx, id)
  refuseIf(pageRefusal(row.state, 'unpublish'))
  const changed = await changePage(ctx, row, { state: 'offline' })
  await ctx.record('directPages.unpublished', { directPageId: id, name: row.name, slug: row.slug })
  return told(ctx, changed)
}
