import { productOperations } from '@coverwright/contract/design/products'
import { tableOperations, type TableView } from '@coverwright/contract/rating/tables'
import {
  type Guide,
  type GuideView,
  underwritingOperations as operations,
} from '@coverwright/contract/rating/underwriting'
import { useCallback } from 'react'
import { asked, useWrite } from '../../platform/queries'
import { addEntry, newTable } from './guide-edits'

export type DecidingTable = Pick<TableView, 'key' | 'columns'> & {
  /** For a price table: its rows say 'Refer' or 'Decline' themselves, or what becomes of all for whom it has no price. */
  readonly noPrice?: 'said' | 'refer' | 'decline'
}

/** Where the figures of a table stand; null where there are several columns of them, or none. */
export function figureColumn(columns: DecidingTable['columns']): string | null {
  const [only, ...others] = columns.filter(({ role }) => role === 'factor' || role === 'amount')
  return only && others.length === 0 ? only.id : null
}

/** The guide with the tables in it that are not there yet, each asked with what its columns are fed from. */
export function withTables({ guide, names, tables }: GuideView, deciding: readonly DecidingTable[]): Guide {
  return deciding.reduce((now, { key, columns, noPrice }) => {
    const table = tables.find((each) => each.key === key)
    if (!table || now.tables.some((entry) => entry.table === key)) return now
    const entry = newTable(
      crypto.randomUUID(),
      table,
      names.map(({ name }) => name),
    )
    const fed = columns.flatMap((column): [string, string][] =>
      'source' in column && column.source && column.id in entry.inputs ? [[column.id, column.source]] : [],
    )
    const figure = noPrice && figureColumn(columns)
    // Rows that say the word decide; nobody else does because of them.
    const otherwise = noPrice === 'said' ? ('accept' as const) : noPrice
    const byFigure = figure && { columns: { decision: figure }, otherwise }
    return addEntry(now, 'tables', {
      ...entry,
      ...byFigure,
      inputs: { ...entry.inputs, ...Object.fromEntries(fed) },
    })
  }, guide)
}

/** Puts tables that decide into the guide of a product, as it stands on the server. */
export function usePutTables(productId: string) {
  const { mutateAsync } = useWrite(operations.save, {
    refreshes: [operations.get, productOperations.get, tableOperations.list],
  })
  return useCallback(
    async (deciding: readonly DecidingTable[]) => {
      const view = await asked(operations.get, { productId })
      const guide = withTables(view, deciding)
      if (guide !== view.guide) await mutateAsync({ productId, baseRevision: view.revision, guide })
    },
    [mutateAsync, productId],
  )
}
