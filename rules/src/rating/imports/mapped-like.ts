import type { MappedColumn, MappedCross, RegionMapping } from './mapping'

type Columns = { readonly columns: readonly { readonly at: number }[] }
type Writable = { columns: MappedColumn[]; cross: (MappedCross & { columns: number[] }) | null }

/**
 * What was said of one sheet, for another of the same header: each column where its own stands, and written as its own is.
 */
export function mappedLike(mapping: RegionMapping, from: Columns, to: Columns, own: RegionMapping): Writable {
  const placeOf = (at: number) => to.columns[from.columns.findIndex((column) => column.at === at)]?.at ?? at
  const columns = mapping.columns.map((column) => {
    const at = placeOf(column.at)
    const { dateStyle, numberStyle } = own.columns.find((each) => each.at === at) ?? column
    return { ...column, at, toAt: column.toAt === null ? null : placeOf(column.toAt), numberStyle, dateStyle }
  })
  const { cross } = mapping
  return { columns, cross: cross && { ...cross, columns: cross.columns.map(placeOf) } }
}
