import { type RowChange, tableOperations, type TableVersionView } from '@coverwright/contract/tables'
import type { TableColumn } from '@coverwright/rules/pricing'
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { asked, keyOf, queryClient } from '../platform/queries'
import { EditLog } from './sheet/edit-log'
import { RowLoader } from './sheet/row-loader'
import { SaveQueue, type SaveState } from './sheet/save-queue'
import { SelectionStore } from './sheet/selection-store'
import { Sheet } from './sheet/sheet'

export type SheetState = {
  readonly saving: SaveState
  readonly error: unknown
  readonly isStale: boolean
  readonly saves: number
}

/** A version of a table, opened: its rows, what is selected, what was done, and what is on its way to the server. */
export class OpenSheet {
  readonly sheet: Sheet
  readonly selection = new SelectionStore()
  readonly log: EditLog
  readonly queue: SaveQueue
  readonly loader: RowLoader
  private state: SheetState = { saving: 'saved', error: null, isStale: false, saves: 0 }
  private readonly listeners = new Set<() => void>()

  constructor(
    readonly versionId: string,
    columns: readonly TableColumn[],
    { revision, rowCount }: Pick<TableVersionView, 'revision' | 'rowCount'>,
  ) {
    this.sheet = new Sheet(columns, rowCount)
    this.queue = new SaveQueue({
      revision,
      send: (baseRevision, changes) => asked(tableOperations.updateCells, { versionId, baseRevision, changes }),
      resolve: (id) => this.sheet.resolve(id),
      onSaved: ({ rowIds }) => {
        this.sheet.rename(rowIds)
        this.change({ saves: this.state.saves + 1 })
      },
      onState: (saving, error = null) => this.change({ saving, error }),
    })
    this.log = new EditLog(this.sheet, (changes) => this.queue.add(changes))
    const first = revision
    this.loader = new RowLoader(
      this.sheet,
      (offset, limit) => asked(tableOperations.listRows, { versionId, offset, limit }),
      (error) => this.change({ error }),
      (seen) => {
        const isOurs = seen >= first && seen <= this.queue.base + 1
        if (!isOurs) this.change({ isStale: true })
        return !isOurs
      },
    )
  }

  readonly listen = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  readonly get = (): SheetState => this.state

  do(changes: readonly RowChange[]): void {
    this.log.do(changes)
    this.change({})
  }

  private change(change: Partial<SheetState>): void {
    this.state = { ...this.state, ...change }
    for (const listener of this.listeners) listener()
  }
}

/** Opens the rows of a version, anew for every version and whenever `reopen` is called. */
export function useSheet(version: TableVersionView, columns: readonly TableColumn[]) {
  const [opened, setOpened] = useState(() => new OpenSheet(version.id, columns, version))
  const state = useSyncExternalStore(opened.listen, opened.get)
  useEffect(() => {
    opened.loader.want(0)
    return () => {
      opened.loader.stop()
      void opened.queue.flush().then(() => refreshTable())
    }
  }, [opened])
  const latest = useRef(version)
  useEffect(() => {
    latest.current = version
  })
  const reopen = useCallback(async () => {
    await refreshTable()
    setOpened(new OpenSheet(latest.current.id, columns, latest.current))
  }, [columns])
  return { opened, state, reopen }
}

export const refreshTable = () =>
  Promise.all(
    [tableOperations.get, tableOperations.list, tableOperations.checkVersion, tableOperations.compareVersions].map(
      (one) => queryClient.invalidateQueries({ queryKey: keyOf(one) }),
    ),
  )
