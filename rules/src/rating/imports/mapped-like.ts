import type { MappedColumn, MappedCross, RegionMapping, TableAsk } from './mapping'

type Columns = { readonly columns: readonly { readonly at: number }[] }
type Said = { asks?: TableAsk[]; answered?: TableAsk[] }
type Writable = Said & { columns: MappedColumn[]; cross: (MappedCross & { columns: number[] }) | null }

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
  const said = { ...saidLike('asks', mapping, own), ...saidLike('answered', mapping, own) }
  return { columns, cross: cross && { ...cross, columns: cross.columns.map(placeOf) }, ...said }
}

/** Whether headings are answers is asked and said once for all sheets of a table; what else is open is a sheet's own. */
function saidLike(list: 'asks' | 'answered', mapping: RegionMapping, own: RegionMapping): Said {
  const others = (own[list] ?? []).filter((ask) => ask !== 'across')
  const all: TableAsk[] = mapping[list]?.includes('across') ? [...others, 'across'] : others
  return own[list] || all.length > 0 ? { [list]: all } : {}
}
