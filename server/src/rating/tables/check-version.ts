import type { CheckView } from '@coverwright/contract/rating/tables'
import type { CompanyCtx, MemberCtx } from '../../platform/operations'
import { openBody } from '../../design/products'
import { checkedColumns } from './check-columns'
import { readOrderedTexts, versionHash } from './chunks'
import { loadVersion, type LoadedVersion } from './load-version'
import { runTableTask } from './run-table-task'
import { findChecks, keepCheck } from './store'

export async function checkVersion(ctx: MemberCtx, { versionId }: { versionId: string }): Promise<CheckView> {
  return checkRows(ctx, await loadVersion(ctx, versionId))
}

/** The same rows under the same columns, asked with the same answers, are never looked through twice. */
export async function checkRows(ctx: CompanyCtx, { table, version }: LoadedVersion): Promise<CheckView> {
  const { body } = await openBody(ctx, table.productId)
  const { columns, decides, key, unsure } = checkedColumns(table, version, body)
  const [known] = await findChecks(ctx, [key])
  if (known) return known.outcome as CheckView
  const hash = versionHash(table.columns, version.chunks)
  const chunks = await readOrderedTexts(ctx, version.chunks)
  const outcome = await runTableTask({ kind: 'check', hash, columns, unsure, decides, chunks }, version.rowCount)
  await keepCheck(ctx, key, outcome)
  return outcome
}
