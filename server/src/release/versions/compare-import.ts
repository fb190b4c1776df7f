import type { versionOperations } from '@coverwright/contract/release/versions'
import type { GivesOf, TakesOf } from '@coverwright/contract/platform'
import type { Body } from '@coverwright/rules/design/products'
import { bodyDifferences } from '@coverwright/rules/release/versions'
import { openBody } from '../../design/products'
import type { MemberCtx } from '../../platform/operations'
import { archiveOf } from './archive-of'
import { changedTables } from './changed-tables'
import { openBrought } from './open-brought'

type Compared = GivesOf<typeof versionOperations.compareImport>

/** More sentences than this nobody reads; the rest is counted. */
const MOST_SENTENCES = 1_000

/** Both as they would leave: files are known by their content there, and not by whose they are. */
export async function compareImport(
  ctx: MemberCtx,
  { productId, fileId }: TakesOf<typeof versionOperations.compareImport>,
): Promise<Compared> {
  const { body: now, revision } = await openBody(ctx, productId)
  const { archive } = await openBrought(ctx, fileId)
  const here = await archiveOf(ctx, productId)
  const all = bodyDifferences(here.design as unknown as Body, archive.design as unknown as Body)
  const titles = new Set(here.tests.map(({ title }) => title))
  const differences = all.slice(0, MOST_SENTENCES)
  return {
    ...{ differences, more: all.length - differences.length, before: now, after: archive.body, revision },
    tables: changedTables(here.tables, archive.tables).map(({ table, added, gone }) => ({
      ...{ name: table.name, added, gone, changed: 0, cells: [], more: 0 },
    })),
    tests: archive.tests.filter(({ title }) => !titles.has(title)).length,
  }
}
