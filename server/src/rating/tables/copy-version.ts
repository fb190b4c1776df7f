import { type CheckView, tablesTopic } from '@coverwright/contract/rating/tables'
import { printDay } from '@coverwright/rules/kernel'
import type { CompanyCtx, MemberCtx } from '../../platform/operations'
import { companyDay } from '../../company/settings'
import { versionHash } from './chunks'
import { holdVersion, type LoadedVersion } from './load-version'
import { named } from './named'
import { presentVersion } from './present'
import { findChecks, findVersion, insertVersion, lastVersionNumber, type VersionRow } from './store'

export async function copyVersion(ctx: MemberCtx, { versionId }: { versionId: string }) {
  const row = await openCopy(ctx, await holdVersion(ctx, versionId), ctx.member.id)
  const [check] = await findChecks(ctx, [row.hash])
  return presentVersion(row, (check?.outcome as CheckView | undefined) ?? null, ctx.member.permissions)
}

/** The next number as a draft of the same chunks: cheap, however many rows there are. */
export async function openCopy(ctx: CompanyCtx, { table, version }: LoadedVersion, madeBy: string | null) {
  const id = ctx.newId()
  const number = (await lastVersionNumber(ctx, table.id)) + 1
  const today = printDay(await companyDay(ctx))
  await insertVersion(ctx, {
    id,
    tableId: table.id,
    number,
    state: 'draft',
    effectiveFrom: version.effectiveFrom > today ? version.effectiveFrom : today,
    effectiveTo: null,
    revision: 1,
    rowCount: version.rowCount,
    hash: versionHash(table.columns, version.chunks),
    chunks: version.chunks,
    copiedFrom: version.id,
    importId: null,
    fileId: null,
    madeBy,
    activatedAt: null,
  })
  await ctx.record('tables.versionCopied', { ...named(table), from: version.number, number })
  await ctx.notify(tablesTopic)
  return (await findVersion(ctx, id)) as VersionRow
}
