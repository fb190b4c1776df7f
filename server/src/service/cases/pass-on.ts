import type { TakesOf } from '@coverwright/contract/platform'
import type { caseOperations } from '@coverwright/contract/service/cases'
import { listColleagues } from '../../company/members'
import { Refused } from '../../kernel'
import type { CompanyCtx, MemberCtx } from '../../platform/operations'
import { heldCase } from './held-case'
import { writeEntry } from './write-entry'

/** Also from a colleague: whoever is ill does not hold a case up. */
export async function takeCase(ctx: MemberCtx, { caseId }: { caseId: string }) {
  const row = await heldCase(ctx, caseId, 'taken')
  if (row.takenBy !== ctx.member.id) await writeEntry(ctx, row, { kind: 'taken', takenBy: ctx.member.id })
  return {}
}

export async function handOver(ctx: MemberCtx, { caseId, memberId, note }: TakesOf<typeof caseOperations.handOver>) {
  const row = await heldCase(ctx, caseId, 'handedOver')
  const deciders = await decidersOf(ctx)
  if (!deciders.some(({ id }) => id === memberId)) throw new Refused('cases.mayNotDecide', { field: 'memberId' })
  await writeEntry(ctx, row, { kind: 'handedOver', takenBy: memberId, note })
  return {}
}

export async function addNote(ctx: MemberCtx, { caseId, note }: TakesOf<typeof caseOperations.addNote>) {
  await writeEntry(ctx, await heldCase(ctx, caseId, 'note'), { kind: 'note', note })
  return {}
}

/** The colleagues who may decide cases. */
export const decidersOf = async (ctx: CompanyCtx) =>
  (await listColleagues(ctx)).filter(({ permissions }) => permissions.includes('cases.decide'))
