import type { versionOperations } from '@coverwright/contract/release/versions'
import type { TakesOf } from '@coverwright/contract/platform'
import type { Body } from '@coverwright/rules/design/products'
import { refuseHeldByOther } from '../../design/editor'
import { holdDocuments } from '../../design/plans'
import { changeBody, editCopy, getBody, holdProduct, openBody, updateLanguages } from '../../design/products'
import { Refused } from '../../kernel'
import type { MemberCtx } from '../../platform/operations'
import { bringTests } from '../../rating/product-tests'
import { addTableVersion, listTablesOf } from '../../rating/tables'
import { archiveHash } from './archive'
import { archiveOf } from './archive-of'
import { changedTables } from './changed-tables'
import { broughtBody, openBrought } from './open-brought'
import type { ReadArchive } from './read-archive'
import { refuseBrokenRating } from './refuse-broken'

/**
 * One more change of the draft, from which one goes back as from any other. What is in force stays so: tables that come
 * with other rows wait as drafts, and tests that are there keep what they expect.
 */
export async function takeOverImport(ctx: MemberCtx, asked: TakesOf<typeof versionOperations.takeOverImport>) {
  const { productId, fileId, baseRevision } = asked
  await holdProduct(ctx, productId)
  const opened = await openBody(ctx, productId)
  if (opened.revision !== baseRevision) throw new Refused('versions.changedSince')
  await refuseHeldByOther(ctx, productId)
  const { file, folder, archive } = await openBrought(ctx, fileId)
  if (archive.body.currency !== opened.body.currency)
    throw new Refused('versions.otherCurrency', { values: { currency: archive.body.currency } })
  if (!opened.isDraft) await editCopy(ctx, { productId })
  const { body: now, revision } = await openBody(ctx, productId)
  const body = await broughtBody(ctx, archive)
  const wanted: Body = now.tables ? { ...body, tables: now.tables } : body
  await bringChanged(ctx, productId, archive)
  await changeBody(ctx, { productId, baseRevision: revision, change: () => wanted, what: 'tookOver' })
  await holdDocuments(ctx, productId, now.plans, wanted.plans)
  await updateLanguages(ctx, productId, [...wanted.languages])
  await refuseBrokenRating(ctx, productId, folder)
  await ctx.record('versions.tookOver', { productId, file: file.name, hash: archiveHash(archive) })
  return getBody(ctx, productId)
}

async function bringChanged(ctx: MemberCtx, productId: string, { tables, tests }: ReadArchive) {
  const here = await archiveOf(ctx, productId)
  const known = new Map((await listTablesOf(ctx, productId)).map(({ key, id }) => [key, id]))
  for (const { table } of changedTables(here.tables, tables)) {
    const { versions, key, name, use, columns } = table
    for (const { rows, effectiveFrom, effectiveTo } of versions) {
      const id = known.get(key)
      const into = id ? { id, columns } : { key, name, use, columns }
      const days = { effectiveFrom, effectiveTo }
      const added = await addTableVersion(ctx, { productId, table: into, rows, ...days, madeBy: ctx.member.id })
      known.set(key, added.tableId)
    }
  }
  const titles = new Set(here.tests.map(({ title }) => title))
  const fresh = tests.filter(({ title }) => !titles.has(title))
  if (fresh.length > 0) await bringTests(ctx, productId, fresh)
}
