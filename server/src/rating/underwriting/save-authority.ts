import { type RoleLimit, authorityTopic } from '@coverwright/contract/rating/underwriting'
import { Refused } from '../../kernel'
import { listRoleRows } from '../../company/members'
import type { MemberCtx } from '../../platform/operations'
import { replaceLimitRows } from './store'
import { listAuthority } from './list-authority'

export async function saveAuthority(ctx: MemberCtx, { limits }: { limits: RoleLimit[] }) {
  const roles = await listRoleRows(ctx)
  for (const { roleId } of limits) {
    const role = roles.find(({ id }) => id === roleId)
    if (!role) throw new Refused('underwriting.roleGone')
    if (role.system === 'primary') throw new Refused('underwriting.primaryFixed')
  }
  const ids = limits.map(({ roleId }) => roleId)
  if (new Set(ids).size < ids.length) throw new Refused('underwriting.roleTwice')
  await replaceLimitRows(
    ctx,
    ids,
    limits.flatMap(({ roleId, limit }) => (limit ? [{ roleId, ...limit }] : [])),
  )
  await ctx.record('underwriting.authorityChanged', { roleIds: ids })
  await ctx.notify(authorityTopic)
  return listAuthority(ctx)
}
