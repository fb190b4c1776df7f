import { Refused } from '../../kernel'
import type { CompanyCtx } from '../../platform/operations'
import { moveShell } from './change-shell'
import { holdShell } from './hold-shell'
import { refuseLive } from './mount-release'

/** What stands there is sold again; where nothing ever stood there is nothing to sell. */
export async function goOnline(ctx: CompanyCtx, { shellId }: { shellId: string }) {
  const { bodyHash, environment, slug } = await holdShell(ctx, shellId)
  if (bodyHash === '') throw new Refused('publishing.nothingMounted')
  if (environment === 'live') await refuseLive(ctx, slug)
  return moveShell(ctx, shellId, 'goOnline', 'putOnline')
}
