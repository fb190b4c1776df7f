import type { ListState } from '@coverwright/ui/list'

/** By column: what is searched where it is text, and what the column sorts by. */
export type Columns<Row> = Record<string, (row: Row) => string | number>

export function localPage<Row>(rows: Row[], { search, sort, page, size }: ListState, columns: Columns<Row>) {
  const wanted = search.trim().toLowerCase()
  const isFound = (row: Row) => Object.values(columns).some((read) => String(read(row)).toLowerCase().includes(wanted))
  const found = wanted ? rows.filter(isFound) : rows
  const read = sort && columns[sort.key]
  const sorted = read ? [...found].sort((one, other) => compare(read(one), read(other))) : found
  const ordered = sort?.direction === 'down' && read ? sorted.reverse() : sorted
  return { rows: ordered.slice((page - 1) * size, page * size), total: found.length }
}

const compare = (one: string | number, other: string | number) =>
  typeof one === 'number' && typeof other === 'number' ? one - other : String(one).localeCompare(String(other))
