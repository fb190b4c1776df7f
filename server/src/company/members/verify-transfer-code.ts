import { issueLink, takeCode } from '../people'
import type { StrangerCtx } from '../../platform/operations'
import { type Link, openTransfer } from './accept-transfer'

export async function verifyTransferCode(
  ctx: StrangerCtx,
  input: Link & { code: string },
): Promise<{ confirmation: string }> {
  const { company, transfer } = await openTransfer(ctx, input.link)
  await takeCode(ctx, 'transferPrimary', transfer.id, input.code)
  const about = { subject: transfer.id, company: company.company }
  return { confirmation: await issueLink(ctx, 'confirmTransfer', about) }
}
