import type { CaseAsked } from '@coverwright/contract/rating/underwriting'
import { type AuthorityLimit, authorityRefusal, type CaseDecision } from '@coverwright/rules/rating/underwriting'
import type { z } from 'zod'
import type { CompanyCtx, MemberCtx } from '../../platform/operations'
import { limitsByRole } from './limits-by-role'

export async function checkAuthority(ctx: MemberCtx, asked: z.infer<typeof CaseAsked>) {
  const limits = await authorityLimitsOf(ctx)
  const refusal = refusalFor(ctx, limits, asked)
  const roles = limits.filter(({ role }) => authorityRefusal(limits, role, asked) === null).map(({ role }) => role)
  return { refusal: refusal ? { code: refusal.code, values: { ...refusal.values } } : null, roles }
}

/** The limit that the caller's decisions are held against: of several roles the one that may decide this, else the first. */
export async function limitFor(ctx: MemberCtx, asked: CaseDecision): Promise<AuthorityLimit | null> {
  const limits = await authorityLimitsOf(ctx)
  const own = limits.filter(({ role }) => ctx.member.roleNames.includes(role))
  return own.find(({ role }) => authorityRefusal(limits, role, asked) === null) ?? own[0] ?? null
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
