import { headerKey, type MappedColumn, type MappedCross, type RegionMapping } from './mapping'
import type { Region } from './region'

export type RememberedColumn = Omit<MappedColumn, 'at' | 'toAt'>
/** Which columns stood across, by what they were called. */
export type RememberedCross = Omit<MappedCross, 'columns'> & { readonly labels: readonly string[] }

/** How a table was mapped the last time: by the texts of its header, since columns move. */
export type RememberedTable = {
  readonly columns: Readonly<Record<string, RememberedColumn>>
  /** Null when what stands across was said to be several columns. */
  readonly cross?: RememberedCross | null
}

export function rememberTable(region: Region, { columns, cross }: RegionMapping): RememberedTable {
  const nameAt = (place: number) => headerKey(region.columns.find(({ at }) => at === place)?.name ?? '')
  const kept = columns.map(({ at, toAt, ...column }) => [
    toAt === null ? nameAt(at) : headerKey(column.title),
    { ...column },
  ])
  if (!cross) return { columns: Object.fromEntries(kept), cross: null }
  const { columns: across, ...settings } = cross
  return { columns: Object.fromEntries(kept), cross: { ...settings, labels: across.map(nameAt) } }
}

/** The cross table of the last time, if all of it is there again; undefined when nothing is known of it. */
export function crossAgain(region: Region, remembered: RememberedTable | undefined): MappedCross | null | undefined {
  const cross = remembered?.cross
  if (cross === undefined || cross === null) return cross
  const { labels, ...settings } = cross
  const columns = region.columns.filter(({ name }) => labels.includes(headerKey(name))).map(({ at }) => at)
  if (columns.length !== labels.length) return undefined
  // One more beside them, as a new zone or plan is: it belongs to the others.
  const found = region.cross?.columns ?? []
  return { ...settings, columns: columns.every((at) => found.includes(at)) ? found : columns }
}
