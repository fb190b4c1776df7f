import type { CompanyCtx } from '../../platform/operations'
import { moveShell } from './change-shell'

export const restoreShell = (ctx: CompanyCtx, { shellId }: { shellId: string }) =>
  moveShell(ctx, shellId, 'restore', 'restored')
