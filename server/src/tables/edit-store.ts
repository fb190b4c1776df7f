import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { CompanyCtx } from '../platform/operations'
import type { CellEdit } from './edited-chunks'
import { tableEdits } from './tables'

type Batch = { tableId: string; versionId: string; revision: number; madeBy: string | null }

/** One statement for any number of edits: a paste of ten thousand cells has as many. */
export async function insertEdits(ctx: CompanyCtx, batch: Batch, edits: readonly CellEdit[]) {
  const rows = edits.map(({ before, after, ...edit }) => ({
    id: ctx.newId(),
    ...edit,
    before: { cell: before },
    after: { cell: after },
  }))
  await ctx.db.execute(sql`
    insert into table_edits
      (company_id, id, table_id, version_id, revision, row_id, column_id, before, after, made_by, made_at)
    select ${ctx.company}, edit.id, ${batch.tableId}, ${batch.versionId}, ${batch.revision}, edit."rowId",
      edit."columnId", edit.before, edit.after, ${batch.madeBy}, ${ctx.now().toISOString()}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as edit (id uuid, "rowId" integer, "columnId" text, before jsonb, after jsonb)`)
}

const MOST_EDITS = 200

/** Of one cell, with the coming and going of its row; or of all cells of the row. */
export async function listEdits(ctx: CompanyCtx, tableId: string, rowId: number, columnId?: string) {
  return ctx.db
    .select()
    .from(tableEdits)
    .where(
      and(
        eq(tableEdits.companyId, ctx.company),
        eq(tableEdits.tableId, tableId),
        eq(tableEdits.rowId, rowId),
        columnId === undefined ? undefined : inArray(tableEdits.columnId, [columnId, '']),
      ),
    )
    .orderBy(desc(tableEdits.madeAt), desc(tableEdits.id))
    .limit(MOST_EDITS)
}
