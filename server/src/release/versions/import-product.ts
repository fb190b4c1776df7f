import { type versionOperations } from '@coverwright/contract/release/versions'
import type { TakesOf } from '@coverwright/contract/platform'
import { type Body } from '@coverwright/rules/design/products'
import { planDocumentKinds } from '@coverwright/rules/design/plans'
import { buffer } from 'node:stream/consumers'
import { addFile, findSeenFile } from '../../company/media'
import { holdDocuments } from '../../design/plans'
import { createDesigned } from '../../design/products'
import { Refused } from '../../kernel'
import { inspectUpload, newFileKey } from '../../platform/files'
import type { MemberCtx } from '../../platform/operations'
import { bringTests } from '../../rating/product-tests'
import { addTableVersion, bringInForce, openTable } from '../../rating/tables'
import { type Archive, archiveHash, type ArchivedTable, documentFile } from './archive'
import { refusedAt } from './archive-folder'
import { openArchive } from './open-archive'
import { readArchive } from './read-archive'

/** All of it is read and found right before anything is made; what is refused later undoes the whole. */
export async function importProduct(ctx: MemberCtx, asked: TakesOf<typeof versionOperations.importProduct>) {
  const file = await findSeenFile(ctx, asked.fileId)
  if (file?.purpose !== 'productArchive') throw new Refused('versions.fileGone')
  const { folder, bodyVersion } = await openArchive(await buffer(await ctx.files.open(file.key)))
  const archive = await readArchive(folder, bodyVersion)
  const body = await withKeptDocuments(ctx, archive.body, archive.documents)
  const draft = { ...archive.product, name: asked.name ?? archive.product.name }
  const { currency, languages } = body
  const product = await createDesigned(ctx, { ...draft, currency, languages: [...languages] }, () => body)
  for (const table of archive.tables) await bringTable(ctx, product.id, table)
  await bringTests(ctx, product.id, archive.tests)
  await holdDocuments(ctx, product.id, undefined, body.plans)
  const hash = archiveHash(archive)
  await ctx.record('versions.imported', { productId: product.id, file: file.name, hash })
  return { product, hash }
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

/** The files of plans as files of this company, looked through like any that comes in. */
async function withKeptDocuments(ctx: MemberCtx, body: Body, documents: Archive['documents']): Promise<Body> {
  if (!body.plans || documents.size === 0) return body
  const ids = new Map<string, string>()
  const kept = async (sha256: string, name: string): Promise<string> => {
    const known = ids.get(sha256)
    const bytes = documents.get(sha256)
    if (known || !bytes) return known ?? ''
    const asked = { purpose: 'planDocument' as const, name, size: bytes.length }
    const looked = await inspectUpload(asked, bytes)
    if (!looked.ok) throw refusedAt('versions.documentDiffers', documentFile(sha256), 1)
    const id = ctx.newId()
    const key = newFileKey(ctx.company, ctx.now(), id)
    await ctx.files.put(key, bytes, { size: bytes.length, type: 'application/pdf' })
    const made = { madeBy: ctx.member.id, madeAt: ctx.now() }
    await addFile(ctx, { id, ...asked, kind: 'pdf', sha256, key, ...made })
    ids.set(sha256, id)
    return id
  }
  const plans = []
  for (const plan of body.plans.plans) {
    const own = { ...plan }
    for (const kind of planDocumentKinds) {
      const files = []
      for (const each of plan[kind]) files.push({ ...each, fileId: await kept(each.sha256, each.name) })
      own[kind] = files
    }
    plans.push(own)
  }
  return { ...body, plans: { ...body.plans, plans } }
}
