import type { RowResult } from '@coverwright/contract/company/members'
import type { MemberCtx } from '../../platform/operations'
import { type List, checkRows, presentRow } from './invite-many'

/** Nothing is sent: the list comes back with what would become of each row. */
export async function checkInvitations(ctx: MemberCtx, input: List): Promise<{ rows: RowResult[] }> {
  const checked = await checkRows(ctx, input.rows)
  return { rows: checked.map((each, place) => presentRow(each, place, 'ready')) }
}
