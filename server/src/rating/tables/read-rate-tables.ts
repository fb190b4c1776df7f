import type { FrozenTable } from '@coverwright/rules/design/parts'
import type { RateTable, Row } from '@coverwright/rules/rating/pricing'
import { contentHash } from '@coverwright/rules/design/products'
import type { TableUse } from '@coverwright/rules/rating/tables'
import { sha256, Cache } from '../../kernel'
import type { CompanyCtx } from '../../platform/operations'
import { readChunks } from './chunks'
import { keepChunks, listProductVersions, listTablesOf, type TableRow, type VersionRow } from './store'

export type ReadTable = {
  readonly tableId: string
  readonly use: TableUse
  /** As the rules take it: `id` is the table's key. The same object as long as the hash is the same. */
  readonly table: RateTable
  readonly hash: string
  readonly frozen: FrozenTable
}

/**
 * 'active': what is in force. 'tried': the same and, of a table that never was, its newest draft. 'newest': the same and, of each table, the newest draft. Ids: what is in force and these.
 * Of two versions that hold on a day the one that begins later counts, and of those the newer.
 */
export type WantedVersions = 'active' | 'tried' | 'newest' | readonly string[]

type Wanted = { use?: TableUse; versions: WantedVersions }

/** Whole tables of this process, by company and hash, so that whatever was compiled of one is found again by identity. */
const cache = new Cache<ReadTable>(60)
/** The same, by how a reference was spelled when it was seen: that is told far sooner than its hash. */
const spelled = new Cache<ReadTable>(60)

export async function readRateTables(ctx: CompanyCtx, productId: string, wanted: Wanted): Promise<ReadTable[]> {
  return readFrozenTables(ctx, await findTables(ctx, productId, wanted))
}

/** What is in force now, kept from now on: nothing that is done to the tables later takes it away. */
export async function freezeTables(ctx: CompanyCtx, productId: string): Promise<FrozenTable[]> {
  const refs = await findTables(ctx, productId, { versions: 'active' })
  await keepTables(ctx, refs)
  return refs
}

/** For whoever stores something that was worked out by these tables. */
export async function keepTables(ctx: CompanyCtx, refs: readonly FrozenTable[]): Promise<void> {
  await keepChunks(
    ctx,
    refs.flatMap(({ versions }) => versions.flatMap(({ chunks }) => chunks.map(({ hash }) => hash))),
  )
}

export async function readFrozenTables(ctx: CompanyCtx, refs: readonly FrozenTable[]): Promise<ReadTable[]> {
  const tables: ReadTable[] = []
  for (const ref of refs) tables.push(await readFrozen(ctx, ref))
  return tables
}

async function readFrozen(ctx: CompanyCtx, frozen: FrozenTable): Promise<ReadTable> {
  const spelling = `${ctx.company}:${JSON.stringify(frozen)}`
  const known = spelled.get(spelling)
  if (known) return known
  const read = await readByHash(ctx, frozen)
  spelled.put(spelling, read)
  return read
}

async function readByHash(ctx: CompanyCtx, frozen: FrozenTable): Promise<ReadTable> {
  const hash = contentHash(frozen, sha256)
  const key = `${ctx.company}:${hash}`
  const known = cache.get(key)
  if (known) return known
  const versions: RateTable['versions'][number][] = []
  for (const { id, effectiveFrom, effectiveTo, chunks } of frozen.versions) {
    const rows: Row[] = []
    for (const chunk of await readChunks(ctx, chunks)) for (const row of chunk.rows) rows.push(row)
    versions.push({ id, effectiveFrom, effectiveTo, rows })
  }
  const { columns, name, tableId, use } = frozen
  const read: ReadTable = { tableId, use, hash, frozen, table: { id: frozen.key, name, columns, versions } }
  cache.put(key, read)
  return read
}

/** Which tables there are, without their rows. */
export async function findTables(
  ctx: CompanyCtx,
  productId: string,
  { use, versions }: Wanted,
): Promise<FrozenTable[]> {
  const [tables, all] = await Promise.all([listTablesOf(ctx, productId), listProductVersions(ctx, productId)])
  return tables.flatMap((table) => {
    if (use && table.use !== use) return []
    const chosen = choose(
      all.filter(({ tableId }) => tableId === table.id),
      versions,
    )
    return chosen.length === 0 ? [] : [frozenOf(table, chosen)]
  })
}

/** Versions come oldest first. */
function choose(versions: readonly VersionRow[], wanted: WantedVersions): VersionRow[] {
  const newest = versions.at(-1)
  const takesDraft =
    wanted === 'newest' || (wanted === 'tried' && versions.every(({ activatedAt }) => activatedAt === null))
  const asked = typeof wanted === 'object' ? wanted : takesDraft && newest?.state === 'draft' ? [newest.id] : []
  return versions.filter(({ id, state }) => state === 'active' || asked.includes(id))
}

function frozenOf(table: TableRow, versions: readonly VersionRow[]): FrozenTable {
  return {
    tableId: table.id,
    key: table.key,
    name: table.name,
    use: table.use,
    columns: table.columns,
    versions: versions.map(({ id, number, effectiveFrom, effectiveTo, hash, chunks }) => ({
      id,
      number,
      effectiveFrom,
      effectiveTo,
      hash,
      chunks,
    })),
  }
}
