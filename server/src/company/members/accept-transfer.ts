import { meTopic } from '@coverwright/contract/company/identity'
import { membersTopic, primaryTransferred, type TransferView } from '@coverwright/contract/company/members'
import { type Standing, standingOf, transferRefusal, transferStatus } from '@coverwright/rules/company/members'
import { lockCompany } from '../companies'
import { Refused, refuseIf } from '../../kernel'
import { personName, readLink, sendLetter, takeLink } from '../people'
import type { CompanyCtx, StrangerCtx } from '../../platform/operations'
import { findListedById } from './member-store'
import { findSystemRole, loadStanding, replaceMemberRoles } from './store'
import { findTransfer, settleTransfer, type TransferRow } from './transfer-store'
import { loadParties, presentTransfer } from './present-transfer'

export type Link = { link: string }

export async function openTransfer(
  ctx: StrangerCtx,
  secret: string,
): Promise<{ company: CompanyCtx; transfer: TransferRow }> {
  const link = await readLink(ctx, 'transferPrimary', secret)
  const company = await ctx.enterCompany(link.homeCompany ?? '')
  const transfer = await findTransfer(company, link.subject)
  if (!transfer || transferStatus(transfer, ctx.now()) !== 'pending') throw new Refused('identity.linkExpired')
  return { company, transfer }
}

/** Both roles change together; the database allows one primary user, so the old one steps down first. */
export async function acceptTransfer(ctx: StrangerCtx, input: Link & { confirmation: string }): Promise<TransferView> {
  const confirmed = await takeLink(ctx, 'confirmTransfer', input.confirmation)
  const { company, transfer } = await openTransfer(ctx, input.link)
  if (confirmed.subject !== transfer.id) throw new Refused('identity.linkExpired')
  await takeLink(ctx, 'transferPrimary', input.link)
  await lockCompany(company)
  if ((await loadStanding(company, transfer.fromMember)) !== 'primary') throw new Refused('identity.linkExpired')
  await refuseUnfit(company, transfer.toMember)
  if (!(await settleTransfer(company, transfer.id, 'accepted'))) throw new Refused('identity.linkExpired')
  await swapRoles(company, transfer)
  const asThemselves = await ctx.enterCompany(company.company, transfer.toMember)
  await asThemselves.record('members.primaryTransferred', {
    transferId: transfer.id,
    fromMemberId: transfer.fromMember,
    toMemberId: transfer.toMember,
  })
  const { fromMember, toMember } = transfer
  await asThemselves.emit(primaryTransferred, { fromMember, toMember }, { from: fromMember, to: toMember })
  await tellBoth(asThemselves, transfer)
  return presentTransfer(company, { ...transfer, state: 'accepted' })
}

/** Whoever was asked may have been deactivated or made an admin since. */
async function refuseUnfit(company: CompanyCtx, memberId: string) {
  const row = await findListedById(company, memberId)
  const standing: Standing = standingOf(row?.roles ?? [])
  refuseIf(transferRefusal({ standing, isActive: row?.state === 'active', isEmailVerified: true }))
}

async function swapRoles(company: CompanyCtx, transfer: TransferRow) {
  const [primary, standard] = [await findSystemRole(company, 'primary'), await findSystemRole(company, 'standard')]
  if (!primary || !standard) throw new Error('a company without its system roles')
  await replaceMemberRoles(company, transfer.fromMember, [standard])
  await replaceMemberRoles(company, transfer.toMember, [primary])
}

async function tellBoth(ctx: CompanyCtx, transfer: TransferRow) {
  const { from, to, company } = await loadParties(ctx, transfer.fromMember, transfer.toMember)
  await sendLetter(ctx, to, 'transferTaken', { company }, '/home')
  await sendLetter(ctx, from, 'transferGiven', { to: personName(to), company })
  for (const memberId of [from.id, to.id]) await ctx.notify(meTopic, { memberId })
  await ctx.notify(membersTopic)
}
