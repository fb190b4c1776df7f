import { type TableVersionView, type TableView, tableOperations } from '@coverwright/contract/rating/tables'
import type { RateTable, Row } from '@coverwright/rules/rating/pricing'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { keyOf, useOperation } from '../../platform/queries'
import { readAllRows } from '../tables'

/** A table with all of its rows, and the ids that the server knows them by. */
export type BookTable = {
  view: TableView
  table: RateTable
  /** By version: the id of each row, in order. */
  rowIds: Readonly<Record<string, readonly number[]>>
}

/** The tables of a product as they are in force; of one that never was, its newest draft. */
export function useBookTables(productId: string) {
  const isAsked = productId !== ''
  const list = useOperation(tableOperations.list, { productId }, { enabled: isAsked })
  const [loaded, setLoaded] = useState(0)
  const wanted = list.data?.tables.map((view) => ({ view, versions: inForce(view) }))
  const total = wanted?.flatMap(({ versions }) => versions).reduce((sum, { rowCount }) => sum + rowCount, 0) ?? 0
  const hashes = wanted?.map(({ view, versions }) => [view.key, view.updatedAt, ...versions.map(({ hash }) => hash)])
  const rows = useQuery({
    queryKey: [...keyOf(tableOperations.listRows), productId, hashes],
    enabled: Boolean(wanted),
    // A draft that was saved is read behind what is being tried, which stays as it is.
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      setLoaded(0)
      const onRows = (count: number) => setLoaded((before) => before + count)
      return Promise.all((wanted ?? []).map(({ view, versions }) => readTable(view, versions, onRows, signal)))
    },
  })
  return { tables: rows.data, error: list.error ?? rows.error, progress: { loaded, total }, retry: rows.refetch }
}

/** Oldest first, as everywhere where prices are worked out: of two that begin on one day the later made counts. */
function inForce({ versions }: TableView): TableVersionView[] {
  const active = versions.filter(({ state }) => state === 'active').toReversed()
  return active.length > 0 ? active : versions.slice(0, 1)
}

/** The newest version of a table, where it is a draft beside others that are in force. */
export function draftOf({ versions }: TableView): TableVersionView | null {
  const [newest] = versions
  return newest?.state === 'draft' && versions.some(({ state }) => state === 'active') ? newest : null
}

/** Long before anybody's first day of cover. */
const ALWAYS = { effectiveFrom: '1900-01-01', effectiveTo: null }

/** The tables that have a draft, as if it held for everybody: what it does is asked, not from when on. */
export function useDraftedTables(tables: readonly BookTable[], isWanted: boolean) {
  const drafted = tables.flatMap((table) => {
    const draft = draftOf(table.view)
    return draft ? [{ table, draft }] : []
  })
  return useQuery({
    queryKey: [...keyOf(tableOperations.listRows), 'drafts', drafted.map(({ draft }) => [draft.id, draft.hash])],
    enabled: isWanted,
    queryFn: async ({ signal }) => {
      const read: RateTable[] = []
      for (const { table, draft } of drafted) {
        const { id, rowCount } = draft
        const rows = (await readAllRows(id, rowCount, { signal })).map(({ cells }): Row => cells)
        read.push({ ...table.table, versions: [{ id, ...ALWAYS, rows }] })
      }
      return read
    },
  })
}

async function readTable(
  view: TableView,
  versions: readonly TableVersionView[],
  onRows: (count: number) => void,
  signal: AbortSignal,
): Promise<BookTable> {
  const rowIds: Record<string, number[]> = {}
  const read: RateTable['versions'][number][] = []
  for (const { id, effectiveFrom, effectiveTo, rowCount } of versions) {
    const all = await readAllRows(id, rowCount, { signal, onRows })
    rowIds[id] = all.map((row) => row.id)
    const rows = all.map(({ cells }): Row => cells)
    read.push({ id, effectiveFrom, effectiveTo, rows })
  }
  return { view, rowIds, table: { id: view.key, name: view.name, columns: view.columns, versions: read } }
}
