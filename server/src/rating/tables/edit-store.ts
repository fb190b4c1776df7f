import type { Cell } from '@coverwright/rules/rating/pricing'
import { and, desc, eq, getTableColumns, gt, gte, inArray, lte, sql } from 'drizzle-orm'
import { people } from '../../company/people'
import type { CompanyCtx } from '../../platform/operations'
import { openBlock, packEdits } from './edit-blocks'
import type { CellEdit } from './edited-chunks'
import { tableEditBlocks, tableEdits } from './tables'

type Batch = { tableId: string; versionId: string; revision: number; madeBy: string | null }
type EditRow = Omit<typeof tableEdits.$inferSelect, 'companyId'>

/** Beyond this many a batch is kept in blocks: a paste of a hundred thousand rows is a hundred of them. */
const MOST_SINGLE = 200

export async function insertEdits(ctx: CompanyCtx, batch: Batch, edits: readonly CellEdit[]) {
  const made = { companyId: ctx.company, ...batch, madeAt: ctx.now() }
  if (edits.length === 0) return
  if (edits.length > MOST_SINGLE) {
    const blocks = packEdits(edits).map((block) => ({ ...made, id: ctx.newId(), ...block }))
    for (let at = 0; at < blocks.length; at += 100)
      await ctx.db.insert(tableEditBlocks).values(blocks.slice(at, at + 100))
    return
  }
  const row = ({ after, before, ...edit }: CellEdit) => ({
    ...made,
    id: ctx.newId(),
    ...edit,
    before: { cell: before },
    after: { cell: after },
  })
  await ctx.db.insert(tableEdits).values(edits.map(row))
}

/** Who changed a cell of a version. */
export async function listEditors(ctx: CompanyCtx, versionId: string): Promise<string[]> {
  const single = ctx.db
    .selectDistinct({ madeBy: tableEdits.madeBy })
    .from(tableEdits)
    .where(and(eq(tableEdits.companyId, ctx.company), eq(tableEdits.versionId, versionId)))
  const blocks = ctx.db
    .selectDistinct({ madeBy: tableEditBlocks.madeBy })
    .from(tableEditBlocks)
    .where(and(eq(tableEditBlocks.companyId, ctx.company), eq(tableEditBlocks.versionId, versionId)))
  return [...(await single), ...(await blocks)].flatMap(({ madeBy }) => madeBy ?? [])
}

const MOST_EDITS = 200
const MOST_BLOCKS = 40

/** Of one cell, with the coming and going of its row; or of all cells of the row. Newest first. */
export async function listEdits(ctx: CompanyCtx, tableId: string, rowId: number, columnId?: string) {
  const single = await ctx.db
    .select()
    .from(tableEdits)
    .where(
      and(
        isOfTable(ctx, tableEdits, tableId),
        eq(tableEdits.rowId, rowId),
        columnId === undefined ? undefined : inArray(tableEdits.columnId, [columnId, '']),
      ),
    )
    .orderBy(desc(tableEdits.madeAt), desc(tableEdits.id))
    .limit(MOST_EDITS)
  const blocks = await blocksAround(ctx, tableId, rowId)
  const opened = blocks.flatMap((block) => editsIn(block, rowId, columnId))
  return [...single, ...opened]
    .sort((one, other) => other.madeAt.getTime() - one.madeAt.getTime() || other.revision - one.revision)
    .slice(0, MOST_EDITS)
}

const blocksAround = (ctx: CompanyCtx, tableId: string, rowId: number) =>
  ctx.db
    .select()
    .from(tableEditBlocks)
    .where(
      and(
        isOfTable(ctx, tableEditBlocks, tableId),
        lte(tableEditBlocks.lowRow, rowId),
        gte(tableEditBlocks.highRow, rowId),
      ),
    )
    .orderBy(desc(tableEditBlocks.madeAt))
    .limit(MOST_BLOCKS)

function editsIn(block: typeof tableEditBlocks.$inferSelect, rowId: number, columnId?: string): EditRow[] {
  const { highRow: _high, lowRow: _low, edits: _edits, ...made } = block
  return openBlock(block, rowId)
    .filter((edit) => columnId === undefined || edit.columnId === columnId || edit.columnId === '')
    .map((edit) => ({
      ...made,
      rowId,
      columnId: edit.columnId,
      before: { cell: edit.before },
      after: { cell: edit.after },
    }))
}

type Edits = typeof tableEdits | typeof tableEditBlocks

const isOfTable = (ctx: CompanyCtx, edits: Edits, tableId: string) =>
  and(eq(edits.companyId, ctx.company), eq(edits.tableId, tableId))

const isSince = (ctx: CompanyCtx, edits: Edits, versionId: string, revision: number) =>
  and(eq(edits.companyId, ctx.company), eq(edits.versionId, versionId), gt(edits.revision, revision))

/** Which rows of a version were touched after a revision; null when they were more than that. */
export async function rowsTouchedSince(ctx: CompanyCtx, versionId: string, since: number, most: number) {
  const touched = await ctx.db
    .selectDistinct({ rowId: tableEdits.rowId })
    .from(tableEdits)
    .where(isSince(ctx, tableEdits, versionId, since))
    .limit(most + 1)
  const [blocks] = await ctx.db
    .select({ count: sql<number>`count(*)::int` })
    .from(tableEditBlocks)
    .where(isSince(ctx, tableEditBlocks, versionId, since))
  return touched.length > most || (blocks?.count ?? 0) > 0 ? null : touched.map(({ rowId }) => rowId)
}

export type ProductEdit = {
  id: string
  tableId: string
  versionId: string
  madeBy: string | null
  name: string
  madeAt: Date
  rowId: number
  columnId: string
  before: Cell
  after: Cell
  /** Of a batch that is kept as a block: how many rows it touched. */
  count: number
}

/** The latest edits of some tables, newest first; a block of them is one line. */
export async function listProductEdits(
  ctx: CompanyCtx,
  tableIds: readonly string[],
  limit: number,
): Promise<ProductEdit[]> {
  const name = sql<string>`coalesce(trim(${people.firstName} || ' ' || ${people.lastName}), '')`
  const single = await ctx.db
    .select({ ...getTableColumns(tableEdits), name })
    .from(tableEdits)
    .leftJoin(people, eq(people.id, tableEdits.madeBy))
    .where(and(eq(tableEdits.companyId, ctx.company), inArray(tableEdits.tableId, [...tableIds])))
    .orderBy(desc(tableEdits.madeAt), desc(tableEdits.revision), desc(tableEdits.id))
    .limit(limit)
  const { edits: _edits, ...head } = getTableColumns(tableEditBlocks)
  const blocks = await ctx.db
    .select({ ...head, name })
    .from(tableEditBlocks)
    .leftJoin(people, eq(people.id, tableEditBlocks.madeBy))
    .where(and(eq(tableEditBlocks.companyId, ctx.company), inArray(tableEditBlocks.tableId, [...tableIds])))
    .orderBy(desc(tableEditBlocks.madeAt))
    .limit(limit)
  return [
    ...single.map((edit) => ({
      ...edit,
      before: (edit.before?.cell ?? null) as Cell,
      after: (edit.after?.cell ?? null) as Cell,
      count: 0,
    })),
    ...blocks.map((block) => ({
      ...block,
      ...{ rowId: block.lowRow, columnId: '', before: null, after: null },
      count: block.highRow - block.lowRow + 1,
    })),
  ]
    .sort((one, other) => other.madeAt.getTime() - one.madeAt.getTime() || other.revision - one.revision)
    .slice(0, limit)
}
