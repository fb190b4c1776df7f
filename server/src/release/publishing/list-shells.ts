import type { MemberCtx } from '../../platform/operations'
import { presentShells } from './present'
import { listShellRows } from './store'

export async function listShells(ctx: MemberCtx, { productId }: { productId: string }) {
  return { rows: await presentShells(ctx, await listShellRows(ctx, productId)) }
}
