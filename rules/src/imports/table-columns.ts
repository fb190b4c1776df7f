import type { Row, TableColumn } from '../pricing'
import { keyFrom } from '../tables'
import type { KnownName, MappedColumn, RegionMapping } from './mapping'

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
  const across = ofColumn({ ...cross, currency: null }, named(cross.title))
  return [...made, across, ofColumn({ ...cross.value, of: 'number', source: null }, named(cross.value.title))]
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

/** Bands whose edges are all whole are bands of whole numbers: between 24 and 25 there is nobody. Money has coins. */
export function withPlaces(
  columns: readonly MadeColumn[],
  rows: readonly Row[],
  names: readonly KnownName[],
): MadeColumn[] {
  return columns.map((column, place) => {
    if (column.role !== 'band' || column.of !== 'number') return column
    if (names.some(({ name, kind }) => name === column.source && kind === 'money')) return { ...column, places: 2 }
    const isWhole = rows.every((row) => {
      const cell = row[place]
      return typeof cell !== 'object' || cell === null || !`${cell.from ?? ''}${cell.to ?? ''}`.includes('.')
    })
    return isWhole ? { ...column, places: 0 } : column
  })
}
