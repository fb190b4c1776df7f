import type { CompanyCtx } from '../../platform/operations'
import { moveShell } from './change-shell'

export const takeOffline = (ctx: CompanyCtx, { shellId }: { shellId: string }) =>
  moveShell(ctx, shellId, 'takeOffline', 'takenOffline')
