import type { TransferView } from '@coverwright/contract/company/members'
import type { MemberCtx } from '../../platform/operations'
import { findPendingTransfer } from './transfer-store'
import { presentTransfer } from './present-transfer'

export async function getOpenTransfer(ctx: MemberCtx): Promise<{ transfer: TransferView | null }> {
  const open = await findPendingTransfer(ctx)
  return { transfer: open ? await presentTransfer(ctx, open) : null }
}
