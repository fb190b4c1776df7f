import { type DecimalMark, readTyped } from '@coverwright/rules/money'
import { type Day, parseDay } from '@coverwright/rules/kernel'
import {
  isMatchColumn,
  isValueColumn,
  type RateTable,
  type TableColumn,
  versionOn,
} from '@coverwright/rules/rating/pricing'
import { printCell } from '@coverwright/rules/rating/tables'
import type { RateChange } from '@coverwright/rules/rating/product-tests'
import type { BookTable } from './use-book-tables'

/** A change as it is being made: what is typed may not be a number yet. */
export type ChangeDraft = Omit<RateChange, 'by'> & { id: number; kind: RateChange['by']['kind']; typed: string }

let count = 0

/** The first thing that could be tried: five percent more on the first table that gives a number. */
export function firstChange(tables: readonly BookTable[], day: string): ChangeDraft | null {
  const found = tables.find(({ table }) => valueColumns(table).length > 0 && table.versions.length > 0)
  return found ? { ...changeOn(found.table, day), id: ++count, kind: 'percent', typed: '5' } : null
}

/** In the version that prices the book on its day: a change of another one moves nobody's price. */
export function changeOn(table: RateTable, day: string): Pick<RateChange, 'table' | 'version' | 'column' | 'where'> {
  return {
    table: table.id,
    version: (heldOn(table, day) ?? table.versions.at(-1))?.id ?? '',
    column: valueColumns(table)[0]?.id ?? '',
    where: {},
  }
}

const heldOn = ({ versions }: RateTable, day: string) => versionOn(versions, parseDay(day) as Day)

/** The first day of the version that is changed, where the book is priced on a day on which another one holds. */
export function otherDayOf({ table, version }: ChangeDraft, tables: readonly RateTable[], day: string): string | null {
  const meant = tables.find(({ id }) => id === table)
  const chosen = meant?.versions.find(({ id }) => id === version)
  return !meant || !chosen || heldOn(meant, day)?.id === version ? null : chosen.effectiveFrom
}

export const valueColumns = ({ columns }: RateTable): TableColumn[] =>
  columns.filter((column) => isValueColumn(column) && column.role !== 'text')
export const filterColumns = ({ columns }: RateTable): TableColumn[] => columns.filter(isMatchColumn)

/** What stands in a column, in the order of the rows; long lists are searched, not scrolled. */
export function valuesIn({ columns, versions }: RateTable, version: string, column: string): string[] {
  const at = columns.findIndex(({ id }) => id === column)
  const found = columns[at]
  const rows = versions.find(({ id }) => id === version)?.rows ?? []
  return found ? [...new Set(rows.map((row) => printCell(found, row[at])))].filter((text) => text !== '') : []
}

export const isTypedRight = ({ typed }: Pick<ChangeDraft, 'typed'>, mark: DecimalMark): boolean =>
  readTyped(typed, mark) !== null

/** Those that can be tried; one that is still being typed waits. */
export function changesOf(drafts: readonly ChangeDraft[], mark: DecimalMark): RateChange[] {
  return drafts.flatMap(({ table, version, column, where, kind, typed }) => {
    const number = readTyped(typed, mark)?.toString()
    if (number === undefined) return []
    const by =
      kind === 'percent'
        ? ({ kind, percent: number } as const)
        : kind === 'add'
          ? ({ kind, amount: number } as const)
          : ({ kind, value: number } as const)
    return [{ table, version, column, where, by }]
  })
}
