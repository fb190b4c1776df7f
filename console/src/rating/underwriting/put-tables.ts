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

export type DecidingTable = Pick<TableView, 'key' | 'columns'>

/** The guide with the tables in it that are not there yet, each asked with what its columns are fed from. */
export function withTables({ guide, names, tables }: GuideView, deciding: readonly DecidingTable[]): Guide {
  return deciding.reduce((now, { key, columns }) => {
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
    return addEntry(now, 'tables', { ...entry, inputs: { ...entry.inputs, ...Object.fromEntries(fed) } })
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
