import { Refused } from '../../kernel'
import { findCompanySettings } from '../../company/settings'
import type { MemberCtx } from '../../platform/operations'
import { listEditors } from './edit-store'
import type { VersionRow } from './store'

/** Where the company wants four eyes: whoever made a version or changed a cell of it does not put it in force. */
export async function refuseOwnWork(ctx: MemberCtx, version: VersionRow) {
  if (await mustBeAnother(ctx, version)) throw new Refused('tables.secondPerson')
}

export async function mustBeAnother(ctx: MemberCtx, version: VersionRow): Promise<boolean> {
  const { needsSecondPerson } = await findCompanySettings(ctx)
  return needsSecondPerson && (await isOwnWork(ctx, version))
}

async function isOwnWork(ctx: MemberCtx, { id, madeBy }: VersionRow): Promise<boolean> {
  return madeBy === ctx.member.id || (await listEditors(ctx, id)).includes(ctx.member.id)
}
