import type { MemberCtx } from '../../platform/operations'
import { presentShell } from './present'
import { listShellRows } from './store'

export async function listShells(ctx: MemberCtx, { productId }: { productId: string }) {
  return { rows: (await listShellRows(ctx, productId)).map(presentShell) }
}
