import { isMatchColumn, isValueColumn, type TableColumn } from '../pricing'
import type { TableUsage } from './table-uses'

/** A column that steps or rules name, and that they could not use any more. */
export type BrokenUse = { readonly column: TableColumn; readonly uses: readonly TableUsage[] }

/** Columns that would be taken away from those who use them, or would mean something else to them. */
export function brokenUses(
  before: readonly TableColumn[],
  after: readonly TableColumn[],
  uses: readonly TableUsage[],
): BrokenUse[] {
  return before.flatMap((column) => {
    const next = after.find(({ id }) => id === column.id)
    if (next && servesAs(column) === servesAs(next)) return []
    const own = uses.filter(({ columns }) => columns.includes(column.id))
    return own.length === 0 ? [] : [{ column, uses: own }]
  })
}

/** What a step sees of a column: something to feed, a number or a text to take, or nothing. */
function servesAs(column: TableColumn): string {
  if (isMatchColumn(column)) return 'matched'
  if (!isValueColumn(column)) return 'nothing'
  return column.role === 'amount' ? `amount ${column.currency}` : column.role
}
