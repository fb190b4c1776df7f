import { Refused } from '../../kernel'
import { findCompanySettings } from '../../company/settings'
import type { MemberCtx } from '../../platform/operations'
import { listEditors } from './edit-store'
import type { VersionRow } from './store'

/** Where the company wants four eyes: whoever made a version or changed a cell of it does not put it in force. */
export async function refuseOwnWork(ctx: MemberCtx, version: VersionRow) {
  const { needsSecondPerson } = await findCompanySettings(ctx)
  if (needsSecondPerson && (await isOwnWork(ctx, version))) throw new Refused('tables.secondPerson')
}

async function isOwnWork(ctx: MemberCtx, { id, madeBy }: VersionRow): Promise<boolean> {
  return madeBy === ctx.member.id || (await listEditors(ctx, id)).includes(ctx.member.id)
}
