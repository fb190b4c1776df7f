import {
  type RowChange,
  type TableColumnView,
  tableOperations,
  type TableView,
} from '@coverwright/contract/rating/tables'
import type { TableColumn } from '@coverwright/rules/rating/pricing'
import { useTexts } from '@coverwright/ui/locales'
import { toast } from '@coverwright/ui/toast'
import { useState } from 'react'
import { asked } from '../../platform/queries'
import { useErrorWords } from '../../platform/words'
import type { OpenSheet } from './open-sheet'
import { lostCells } from './sheet/lost-cells'
import { SaveQueue } from './sheet/save-queue'
import { refreshTable } from './use-sheet'

/** Changes columns under rows; undoing it brings the cells back that were lost by it. */
export function useChangeColumns(opened: OpenSheet, table: TableView) {
  const t = useTexts('tables')
  const words = useErrorWords()
  const [error, setError] = useState<unknown>(null)
  const [isChanging, setChanging] = useState(false)
  const change = async (columns: TableColumnView[]): Promise<boolean> => {
    setChanging(true)
    setError(null)
    try {
      if (!(await opened.queue.flush())) return false
      const lost = lostCells(opened.sheet, columns as readonly TableColumn[])
      const before = table.columns
      const failed = (reason: unknown) => void toast({ text: words(reason), tone: 'danger' })
      opened.log.keep({
        kind: 'columns',
        undo: () => void put(table.id, opened.versionId, before, lost).catch(failed),
        redo: () => void put(table.id, opened.versionId, columns, []).catch(failed),
      })
      await put(table.id, opened.versionId, columns, [])
      toast({ text: t('columns.saved') })
      return true
    } catch (reason) {
      setError(reason)
      opened.log.drop()
      return false
    } finally {
      setChanging(false)
    }
  }
  return { change, error, isChanging }
}

async function put(id: string, versionId: string, columns: TableColumnView[], cells: readonly RowChange[]) {
  const { versions } = await asked(tableOperations.update, { id, columns })
  const revision = versions.find((version) => version.id === versionId)?.revision ?? 1
  await restore(versionId, revision, cells)
  await refreshTable()
}

/** Through the queue that every save takes: a column of a large table is more than one call. */
async function restore(versionId: string, revision: number, changes: readonly RowChange[]) {
  let reason: unknown = null
  const queue = new SaveQueue({
    revision,
    send: (baseRevision, batch, idempotencyKey) =>
      asked(tableOperations.updateCells, { versionId, baseRevision, changes: batch }, { idempotencyKey }),
    resolve: (rowId) => rowId,
    failureOf: () => 'final',
    onSaved: () => undefined,
    onState: (_state, error) => (reason = error ?? null),
    onBehind: () => undefined,
  })
  if (changes.length === 0) return
  queue.add(changes, [])
  if (!(await queue.flush())) throw reason
}
