import type { WizardDraft } from '@coverwright/rules/release/designs'
import { and, eq } from 'drizzle-orm'
import type { MemberCtx } from '../../platform/operations'
import { productWizards } from './tables'

const isTheirs = (ctx: MemberCtx) =>
  and(eq(productWizards.companyId, ctx.company), eq(productWizards.memberId, ctx.member.id))

export async function findWizard(ctx: MemberCtx) {
  const [row] = await ctx.db.select().from(productWizards).where(isTheirs(ctx))
  return row ?? null
}

export async function keepWizard(ctx: MemberCtx, draft: WizardDraft) {
  const kept = { draft, savedAt: ctx.now() }
  const target = [productWizards.companyId, productWizards.memberId]
  const row = { companyId: ctx.company, memberId: ctx.member.id, ...kept }
  await ctx.db.insert(productWizards).values(row).onConflictDoUpdate({ target, set: kept })
}

export async function removeWizard(ctx: MemberCtx) {
  await ctx.db.delete(productWizards).where(isTheirs(ctx))
}
