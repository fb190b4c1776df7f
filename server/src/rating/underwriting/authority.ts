import {
  type CaseAsked,
  type AuthorityView,
  type RoleLimit,
  authorityTopic,
  underwritingOperations,
} from '@coverwright/contract/rating/underwriting'
import { type AuthorityLimit, authorityRefusal, type CaseDecision } from '@coverwright/rules/rating/underwriting'
import type { z } from 'zod'
import { Refused } from '../../kernel'
import { countHolders, listRoleRows } from '../../company/members'
import { type CompanyCtx, mayDo, type MemberCtx } from '../../platform/operations'
import { type LimitRow, listLimitRows, replaceLimitRows } from './store'

type Limit = NonNullable<RoleLimit['limit']>
const UNLIMITED: Limit = { mostSumInsured: null, mostPremium: null, mostLoadingPercent: null, mayDecline: true }

/** The limits of every role that there is, by its name; the primary user's role decides everything. */
async function limitsByRole(ctx: CompanyCtx) {
  const rows = await listLimitRows(ctx)
  return (await listRoleRows(ctx)).map((role) => {
    const row = rows.find(({ roleId }) => roleId === role.id)
    const limit = role.system === 'primary' ? UNLIMITED : row ? limitOf(row) : null
    return { role, limit }
  })
}

const limitOf = ({ mostSumInsured, mostPremium, mostLoadingPercent, mayDecline }: LimitRow): Limit => ({
  mostSumInsured: mostSumInsured ?? null,
  mostPremium: mostPremium ?? null,
  mostLoadingPercent,
  mayDecline,
})

export async function listAuthority(ctx: MemberCtx): Promise<AuthorityView> {
  const holders = await countHolders(ctx)
  const roles = (await limitsByRole(ctx)).map(({ role, limit }) => ({
    roleId: role.id,
    name: role.name,
    system: role.system,
    memberCount: holders.get(role.id) ?? 0,
    isFixed: role.system === 'primary',
    limit,
  }))
  return { roles, may: mayDo(ctx.member, { edit: underwritingOperations.saveAuthority }) }
}

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

export async function checkAuthority(ctx: MemberCtx, asked: z.infer<typeof CaseAsked>) {
  const limits = await authorityLimitsOf(ctx)
  const refusal = refusalFor(ctx, limits, asked)
  const roles = limits.filter(({ role }) => authorityRefusal(limits, role, asked) === null).map(({ role }) => role)
  return { refusal: refusal ? { code: refusal.code, values: { ...refusal.values } } : null, roles }
}

async function authorityLimitsOf(ctx: CompanyCtx): Promise<AuthorityLimit[]> {
  return (await limitsByRole(ctx)).flatMap(({ role, limit }) => (limit ? [{ role: role.name, ...limit }] : []))
}

/** Of several roles the one that reaches furthest counts. */
function refusalFor(ctx: MemberCtx, limits: readonly AuthorityLimit[], asked: CaseDecision) {
  const refusals = ctx.member.roleNames.map((role) => authorityRefusal(limits, role, asked))
  if (refusals.some((refusal) => refusal === null)) return null
  const told = refusals.find((refusal) => refusal?.code !== 'underwriting.noAuthority') ?? refusals[0]
  return told ?? authorityRefusal(limits, '', asked)
}
