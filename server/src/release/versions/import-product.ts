import { type versionOperations } from '@coverwright/contract/release/versions'
import type { TakesOf } from '@coverwright/contract/platform'
import { freeProductName } from '@coverwright/rules/design/products'
import { holdDocuments } from '../../design/plans'
import { createDesigned, listSeenNames } from '../../design/products'
import { Refused } from '../../kernel'
import type { MemberCtx } from '../../platform/operations'
import { bringTests } from '../../rating/product-tests'
import { addTableVersion, bringInForce, openTable } from '../../rating/tables'
import { archiveHash, type ArchivedTable } from './archive'
import { refusedAt } from './archive-folder'
import { broughtBody, openBrought } from './open-brought'
import { refuseBrokenRating } from './refuse-broken'

/** All of it is read and found right before anything is made; what is refused later undoes the whole. */
export async function importProduct(ctx: MemberCtx, asked: TakesOf<typeof versionOperations.importProduct>) {
  const { file, folder, archive } = await openBrought(ctx, asked.fileId)
  const draft = { ...archive.product, name: asked.name ?? archive.product.name }
  await refuseTaken(ctx, draft.name)
  const body = await broughtBody(ctx, archive)
  const { currency, languages } = body
  const product = await createDesigned(ctx, { ...draft, currency, languages: [...languages] }, () => body)
  for (const table of archive.tables) await bringTable(ctx, product.id, table)
  await refuseBrokenRating(ctx, product.id, folder)
  await bringTests(ctx, product.id, archive.tests)
  await holdDocuments(ctx, product.id, undefined, body.plans)
  const hash = archiveHash(archive)
  await ctx.record('versions.imported', { productId: product.id, file: file.name, hash })
  return { product, hash }
}

/** Two products of one name are one to whoever reads a list: which of them is meant is asked first. */
async function refuseTaken(ctx: MemberCtx, name: string) {
  const taken = new Map((await listSeenNames(ctx)).map((each) => [each.name, each.id]))
  const productId = taken.get(name)
  if (productId === undefined) return
  const free = freeProductName(name, new Set(taken.keys()))
  throw new Refused('versions.nameTaken', { values: { name, free }, current: { productId, name, free } })
}

async function bringTable(ctx: MemberCtx, productId: string, { versions, ...table }: ArchivedTable) {
  const { id } = await openTable(ctx, productId, table)
  for (const [at, { rows, state, effectiveFrom, effectiveTo }] of versions.entries()) {
    const days = { effectiveFrom, effectiveTo }
    const added = await addTableVersion(ctx, { productId, table: { id }, rows, ...days, madeBy: ctx.member.id })
    if (state !== 'active') continue
    const { brokenRow } = await bringInForce(ctx, added.versionId)
    if (brokenRow !== null) throw refusedAt('versions.badRow', `tables/${table.key} #${at + 1}`, brokenRow + 2)
  }
}
