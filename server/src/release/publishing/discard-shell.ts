import type { CompanyCtx } from '../../platform/operations'
import { moveShell } from './change-shell'

export const discardShell = (ctx: CompanyCtx, { shellId }: { shellId: string }) =>
  moveShell(ctx, shellId, 'discard', 'trashed')
