import type { CellEditView } from '@coverwright/contract/rating/tables'
import type { MemberCtx } from '../../platform/operations'
import { findPerson, personName } from '../../company/people'
import { listEdits } from './edit-store'
import { loadTable } from './load-version'
import { listVersionsOf } from './store'

type Asked = { tableId: string; rowId: number; columnId?: string | undefined }

export async function listCellHistory(ctx: MemberCtx, { tableId, rowId, columnId }: Asked) {
  const table = await loadTable(ctx, tableId)
  const place = table.columns.findIndex(({ id }) => id === columnId)
  const edits = await listEdits(ctx, tableId, rowId, columnId)
  const numbers = new Map((await listVersionsOf(ctx, [tableId])).map(({ id, number }) => [id, number]))
  const names = await namesOf(ctx, new Set(edits.flatMap(({ madeBy }) => madeBy ?? [])))
  const partOf = (whole: unknown) => (place >= 0 && Array.isArray(whole) ? (whole[place] ?? null) : whole)
  return {
    edits: edits.map((edit): CellEditView => ({
      id: edit.id,
      versionId: edit.versionId,
      versionNumber: numbers.get(edit.versionId) ?? null,
      rowId: edit.rowId,
      kind: edit.columnId !== '' ? 'cell' : edit.after?.cell ? 'rowCame' : 'rowGone',
      columnId: edit.columnId,
      before: partOf(edit.before?.cell ?? null) as CellEditView['before'],
      after: partOf(edit.after?.cell ?? null) as CellEditView['after'],
      madeBy: edit.madeBy,
      madeByName: names.get(edit.madeBy ?? '') ?? '',
      madeAt: edit.madeAt.toISOString(),
    })),
  }
}

async function namesOf(ctx: MemberCtx, ids: ReadonlySet<string>): Promise<Map<string, string>> {
  const names = new Map<string, string>()
  for (const id of ids) {
    const person = await findPerson(ctx, id)
    names.set(id, person ? personName(person) : '')
  }
  return names
}
