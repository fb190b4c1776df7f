import type { TransferView } from '@coverwright/contract/company/members'
import { transferStatus } from '@coverwright/rules/company/members'
import { findProfile } from '../companies'
import { Refused } from '../../kernel'
import { findPerson, personName } from '../people'
import type { CompanyCtx } from '../../platform/operations'
import type { TransferRow } from './transfer-store'

export async function loadParties(ctx: CompanyCtx, fromId: string, toId: string) {
  const [from, to, profile] = [await findPerson(ctx, fromId), await findPerson(ctx, toId), await findProfile(ctx)]
  if (!from || !to || !profile) throw new Refused('members.transfer.notFound')
  return { from, to, company: profile.registered.name }
}

export async function presentTransfer(ctx: CompanyCtx, transfer: TransferRow): Promise<TransferView> {
  const { from, to, company } = await loadParties(ctx, transfer.fromMember, transfer.toMember)
  return {
    id: transfer.id,
    status: transferStatus(transfer, ctx.now()),
    fromName: personName(from),
    toName: personName(to),
    toEmail: to.email,
    companyName: company,
    createdAt: transfer.createdAt.toISOString(),
    expiresAt: transfer.expiresAt.toISOString(),
  }
}
