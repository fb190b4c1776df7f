import type { ComparedVersions, versionOperations } from '@coverwright/contract/release/versions'
import type { TakesOf } from '@coverwright/contract/platform'
import { bodyDifferences } from '@coverwright/rules/release/versions'
import { openBody } from '../../design/products'
import type { MemberCtx } from '../../platform/operations'
import { readFrozenTables, readRateTables } from '../../rating/tables'
import { compareTables } from '../publishing'
import { type BodyAt, bodyAt } from './document-at'

/** More sentences than this nobody reads; the rest is counted. */
const MOST_SENTENCES = 1_000

export async function comparePoints(
  ctx: MemberCtx,
  { productId, before, after }: TakesOf<typeof versionOperations.compare>,
): Promise<ComparedVersions> {
  await openBody(ctx, productId)
  const [was, is] = [await bodyAt(ctx, productId, before), await bodyAt(ctx, productId, after)]
  // What tables a version was frozen with is told cell by cell, and not as references.
  const all = bodyDifferences(withoutTables(was), withoutTables(is))
  const tablesOf = ({ body, isFrozen }: BodyAt) =>
    isFrozen ? readFrozenTables(ctx, body.tables ?? []) : readRateTables(ctx, productId, { versions: 'active' })
  const tables = was.isFrozen || is.isFrozen ? compareTables(await tablesOf(was), await tablesOf(is)) : []
  const differences = all.slice(0, MOST_SENTENCES)
  return { differences, more: all.length - differences.length, before: was.body, after: is.body, tables }
}

function withoutTables({ body }: BodyAt) {
  const { tables: _tables, ...design } = body
  return design
}
