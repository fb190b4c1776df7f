import { planDocumentKinds, type PlanSet } from '@coverwright/rules/design/plans'
import { buffer } from 'node:stream/consumers'
import { findFile } from '../../company/media'
import { findOwned, openBody } from '../../design/products'
import { Refused } from '../../kernel'
import type { CompanyCtx } from '../../platform/operations'
import { testsOf } from '../../rating/product-tests'
import { listTablesOf, listVersionsOf, readChunks } from '../../rating/tables'
import type { Archive, ArchivedTable, ArchivedVersion } from './archive'
import { carryLook } from './carry-look'

/** A product as it stands now: its newest design, the tables in force and in work, the tests, the documents of its plans. */
export async function archiveOf(ctx: CompanyCtx, productId: string): Promise<Archive> {
  const { body, misfits } = await openBody(ctx, productId)
  const product = await findOwned(ctx, productId)
  if (!product) throw new Refused('products.notFound')
  if (misfits.length > 0) throw new Refused('versions.unreadable', { values: { at: misfits[0] ?? '' } })
  const { name, description, size, insuranceType, typeWords } = product
  const { tables: _frozen, ...design } = body
  const look = await carryLook(ctx, body.look)
  return {
    product: { name, description, size, insuranceType, typeWords },
    design: { ...design, ...(body.plans ? { plans: withoutFileIds(body.plans) } : {}), look: look.carried },
    tables: await tablesOf(ctx, productId),
    tests: await testsOf(ctx, productId),
    documents: await documentsOf(ctx, body.plans),
    library: look.files,
  }
}

const withoutFileIds = ({ plans, ...set }: PlanSet) => ({
  ...set,
  plans: plans.map((plan) => ({
    ...plan,
    ...Object.fromEntries(planDocumentKinds.map((kind) => [kind, plan[kind].map(({ fileId: _id, ...file }) => file)])),
  })),
})

async function documentsOf(ctx: CompanyCtx, set: PlanSet | undefined): Promise<Map<string, Buffer>> {
  const found = new Map<string, Buffer>()
  const named = (set?.plans ?? []).flatMap((plan) => planDocumentKinds.flatMap((kind) => plan[kind]))
  for (const { fileId, sha256, name } of named) {
    if (found.has(sha256)) continue
    const file = await findFile(ctx, fileId)
    if (!file) throw new Refused('versions.documentGone', { values: { name } })
    found.set(sha256, await buffer(await ctx.files.open(file.key)))
  }
  return found
}

/** Versions that went out of force stay behind: they are the history of this house. */
async function tablesOf(ctx: CompanyCtx, productId: string): Promise<ArchivedTable[]> {
  const tables = await listTablesOf(ctx, productId)
  const all = await listVersionsOf(
    ctx,
    tables.map(({ id }) => id),
  )
  const archived: ArchivedTable[] = []
  for (const { id, key, name, use, columns } of tables) {
    const versions: ArchivedVersion[] = []
    for (const { tableId, state, effectiveFrom, effectiveTo, chunks } of all) {
      if (tableId !== id || state === 'inactive') continue
      const rows = (await readChunks(ctx, chunks)).flatMap((chunk) => [...chunk.rows])
      versions.push({ state, effectiveFrom, effectiveTo, rows })
    }
    archived.push({ key, name, use, columns, versions })
  }
  return archived
}
