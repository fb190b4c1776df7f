import type { Row, TableColumn } from '../pricing'
import { keyFrom } from '../tables'
import { axesOf, type KnownName, type MappedColumn, type RegionMapping } from './mapping'

/** A column of the new table, with the data name that it is asked with. */
export type MadeColumn = TableColumn & { readonly source?: string }

/** The columns that a mapping makes, in the order of its rows: what the sheet is called by, then as in the sheet, those of a cross table last. */
export function tableColumnsOf({ columns, cross, label }: RegionMapping): MadeColumn[] {
  const taken: string[] = []
  const named = (title: string) => {
    const id = keyFrom(title, taken)
    taken.push(id)
    return { id, title: title.trim().slice(0, 100) }
  }
  const asked = label ? [ofColumn({ ...label, role: 'exact', of: 'text', currency: null }, named(label.title))] : []
  const own = columns.filter(({ role }) => role !== 'skip').map((column) => ofColumn(column, named(column.title)))
  const made = [...asked, ...own]
  if (!cross) return made
  const across = axesOf(cross).map((axis) => ofColumn({ ...axis, currency: null }, named(axis.title)))
  const values = cross.parts ?? [cross.value]
  const given = values.map((value) => ofColumn({ ...value, of: 'number', source: null }, named(value.title)))
  return [...made, ...across, ...given]
}

type Named = { id: string; title: string }

function ofColumn(column: Pick<MappedColumn, 'role' | 'of' | 'source' | 'currency'>, named: Named): MadeColumn {
  const source = column.source ? { source: column.source } : {}
  switch (column.role) {
    case 'exact':
      return { ...named, role: 'exact', of: column.of, ...source }
    case 'band':
      return { ...named, role: 'band', of: column.of === 'date' ? 'date' : 'number', ...source }
    case 'amount':
      return { ...named, role: 'amount', currency: column.currency ?? '' }
    case 'factor':
    case 'text':
      return { ...named, role: column.role }
    default:
      return { ...named, role: 'any' }
  }
}

/**
 * As many places as the finest edge is written with: between 24 and 25 there is nobody, nor between 49,999.99 and 50,000. Money
 * has coins. Rows may be shown part by part: a column keeps the places that it has.
 */
export function withPlaces(
  columns: readonly MadeColumn[],
  rows: readonly Row[],
  names: readonly KnownName[],
): MadeColumn[] {
  return columns.map((column, at) => {
    if (column.role !== 'band' || column.of !== 'number') return column
    const isMoney = names.some(({ name, kind }) => name === column.source && kind === 'money')
    const places = rows.reduce(
      (most, row) => Math.max(most, placesOf(row[at])),
      Math.max(column.places ?? 0, isMoney ? 2 : 0),
    )
    return { ...column, places }
  })
}

function placesOf(cell: Row[number] | undefined): number {
  if (typeof cell !== 'object' || cell === null) return 0
  const decimals = (edge: string | null) => (edge?.includes('.') ? edge.length - edge.indexOf('.') - 1 : 0)
  return Math.max(decimals(cell.from), decimals(cell.to))
}
