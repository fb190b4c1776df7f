import type { TransferNotice } from '@coverwright/contract/company/members'
import { companyClock } from '../settings'
import type { StrangerCtx } from '../../platform/operations'
import { presentTransfer } from './present-transfer'
import { type Link, openTransfer } from './accept-transfer'

export async function getTransferNotice(ctx: StrangerCtx, input: Link): Promise<TransferNotice> {
  const { company, transfer } = await openTransfer(ctx, input.link)
  return { ...(await presentTransfer(company, transfer)), clock: await companyClock(company) }
}
