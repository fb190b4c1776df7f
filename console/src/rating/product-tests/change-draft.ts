import { type DecimalMark, readTyped } from '@coverwright/rules/money'
import { type Day, parseDay } from '@coverwright/rules/kernel'
import {
  isMatchColumn,
  isValueColumn,
  type Recipe,
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

/** Columns that a recipe takes its figures from, in the order of its steps. */
export type Taken = readonly { readonly table: string; readonly column: string }[]

export const takenBy = (recipe: Recipe | undefined): Taken =>
  [...(recipe?.steps ?? []), ...(recipe?.addOns ?? []).flatMap(({ steps }) => steps)].filter(
    (step) => step.kind === 'lookUp',
  )

/** The first thing that could be tried: five percent more on the first figure that the price is made of. */
export function firstChange(
  tables: readonly Pick<BookTable, 'table'>[],
  day: string,
  taken: Taken,
): ChangeDraft | null {
  const usable = tables.filter(({ table }) => valueColumns(table).length > 0 && table.versions.length > 0)
  const isFigure = ({ table, column }: Taken[number]) =>
    usable.some((each) => each.table.id === table && valueColumns(each.table).some(({ id }) => id === column))
  const used = taken.find(isFigure)
  const found = usable.find(({ table }) => table.id === used?.table) ?? usable[0]
  return found ? { ...changeOn(found.table, day, taken), id: ++count, kind: 'percent', typed: '5' } : null
}

/** In the version that prices the book on its day: a change of another one moves nobody's price. */
export function changeOn(
  table: RateTable,
  day: string,
  taken: Taken = [],
): Pick<RateChange, 'table' | 'version' | 'column' | 'where'> {
  const figures = valueColumns(table)
  const isTaken = ({ id }: TableColumn) => taken.some((each) => each.table === table.id && each.column === id)
  return {
    table: table.id,
    version: (heldOn(table, day) ?? table.versions.at(-1))?.id ?? '',
    column: (figures.find(isTaken) ?? figures[0])?.id ?? '',
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
