import {
  chosenPersonSettings,
  COMPANY_SETTINGS_VERSION,
  type CompanySettings,
  openCompanySettings,
  openPersonSettings,
  PERSON_SETTINGS_VERSION,
  type PersonSettings,
} from '@coverwright/rules/company/settings'
import { and, eq, sql } from 'drizzle-orm'
import type { CompanyCtx, MemberCtx } from '../../platform/operations'
import { companySettings, memberSettings } from './tables'

export async function findCompanySettings(ctx: CompanyCtx): Promise<CompanySettings> {
  const [stored] = await ctx.db.select().from(companySettings).where(eq(companySettings.companyId, ctx.company))
  return openCompanySettings(stored ?? null)
}

export async function findPersonSettings(ctx: CompanyCtx, memberId: string): Promise<PersonSettings> {
  return openPersonSettings(await findStored(ctx, memberId))
}

async function findStored(ctx: CompanyCtx, memberId: string) {
  const whose = and(eq(memberSettings.companyId, ctx.company), eq(memberSettings.memberId, memberId))
  const [stored] = await ctx.db.select().from(memberSettings).where(whose)
  return stored ?? null
}

/** Keeps today's whole set, so that a default that changes later does not change what a company already runs on. */
export async function keepCompanySettings(ctx: MemberCtx, values: CompanySettings) {
  const row = { version: COMPANY_SETTINGS_VERSION, values, changedBy: ctx.member.id, changedAt: ctx.now() }
  await ctx.db
    .insert(companySettings)
    .values({ ...row, companyId: ctx.company })
    .onConflictDoUpdate({ target: companySettings.companyId, set: row })
}

/** Keeps only what the person chose, so that a better default reaches those who chose nothing. Two tabs at once both count. */
export async function mergePersonSettings(ctx: MemberCtx, change: Partial<PersonSettings>) {
  const chosen = chosenPersonSettings(await findStored(ctx, ctx.member.id))
  const row = { version: PERSON_SETTINGS_VERSION, changedAt: ctx.now() }
  await ctx.db
    .insert(memberSettings)
    .values({ ...row, values: { ...chosen, ...change }, companyId: ctx.company, memberId: ctx.member.id })
    .onConflictDoUpdate({
      target: [memberSettings.companyId, memberSettings.memberId],
      set: {
        ...row,
        values: sql`${JSON.stringify(chosen)}::jsonb || ${memberSettings.values} || ${JSON.stringify(change)}::jsonb`,
      },
    })
}
