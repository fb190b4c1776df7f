import type { publishingOperations } from '@coverwright/contract/release/publishing'
import type { TakesOf } from '@coverwright/contract/platform'
import type { CompanyCtx } from '../../platform/operations'
import { loadRelease } from './freeze-body'
import { mountAt, refuseLive } from './mount-release'
import type { RefuseUnready } from './refuse-unready'
import { presentShell } from './present'

type Asked = TakesOf<typeof publishingOperations.mountRelease>

/** From staging to live: what was frozen and looked at before is what is sold, to the byte. */
export async function putReleaseLive(
  ctx: CompanyCtx,
  { productId, releaseHash, slug }: Asked,
  refuseUnready: RefuseUnready,
) {
  await refuseLive(ctx, slug)
  await refuseUnready(ctx, productId)
  const release = await loadRelease(ctx, productId, releaseHash)
  return presentShell(ctx, await mountAt(ctx, { productId, slug, environment: 'live' }, release))
}
