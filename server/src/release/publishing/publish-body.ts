import type { CompanyCtx } from '../../platform/operations'
import { freezeBody } from './freeze-body'
import { mountAt, refuseLive } from './mount-release'
import { nothingNeeded, type RefuseUnready } from './refuse-unready'
import { presentShell } from './present'

/** Freezes the draft and mounts it live, in one go. */
export async function publishBody(
  ctx: CompanyCtx,
  { productId, slug }: { productId: string; slug: string },
  refuseUnready: RefuseUnready = nothingNeeded,
) {
  await refuseLive(ctx, slug)
  await refuseUnready(ctx, productId)
  const release = await freezeBody(ctx, productId)
  return presentShell(ctx, await mountAt(ctx, { productId, slug, environment: 'live' }, release))
}
