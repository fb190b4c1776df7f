import type { BlankMeaning, ColumnAsk, MappedColumn, MappedCross, RegionMapping, TableAsk } from './mapping'

type Columns = { readonly columns: readonly { readonly at: number }[] }
type Said<Ask> = { readonly asks?: readonly Ask[]; readonly answered?: readonly Ask[] }
type Writable = {
  asks?: TableAsk[]
  answered?: TableAsk[]
  hidden?: 'take' | 'leave'
  blank?: BlankMeaning
  columns: MappedColumn[]
  cross: (MappedCross & { columns: number[] }) | null
}

const OF_VALUES: readonly ColumnAsk[] = ['unit', 'scale', 'mark', 'dash']

/**
 * What was said of one sheet, for another of the same header: each column where its own stands. Whatever was answered or
 * is open there is so here too; what only this sheet leaves open stays open, and figures are written as its own are
 * unless somebody said how.
 */
export function mappedLike(mapping: RegionMapping, from: Columns, to: Columns, own: RegionMapping): Writable {
  const placeOf = placesOf(from, to)
  const columns = mapping.columns.map((column) => {
    const at = placeOf(column.at)
    const mine = own.columns.find((each) => each.at === at)
    const { dateStyle, numberStyle } = mine ?? column
    return {
      ...column,
      at,
      toAt: column.toAt === null ? null : placeOf(column.toAt),
      dateStyle,
      numberStyle: column.answered?.includes('mark') ? column.numberStyle : numberStyle,
      ...saidLike<ColumnAsk>(column, mine),
    }
  })
  const { cross, answered } = mapping
  return {
    columns,
    cross: cross && crossLike(cross, cross.columns.map(placeOf), own.cross),
    ...saidLike<TableAsk>(mapping, own),
    ...(answered?.includes('hidden') && mapping.hidden && { hidden: mapping.hidden }),
    ...(answered?.includes('blank') && mapping.blank && { blank: mapping.blank }),
  }
}

/** A column of one sheet by its place in the other. */
const placesOf = (from: Columns, to: Columns) => (at: number) =>
  to.columns[from.columns.findIndex((column) => column.at === at)]?.at ?? at

function crossLike(cross: MappedCross, columns: number[], own: MappedCross | null) {
  const isMarkSaid = !own || cross.answered?.includes('mark')
  const value = isMarkSaid ? cross.value : { ...cross.value, numberStyle: own.value.numberStyle }
  return { ...cross, columns, value, ...saidLike<ColumnAsk>(cross, own ?? undefined) }
}

function saidLike<Ask>(lead: Said<Ask>, own: Said<Ask> | undefined): { asks?: Ask[]; answered?: Ask[] } {
  const isSaid = (ask: Ask) => lead.asks?.includes(ask) || lead.answered?.includes(ask)
  const both = (list: 'asks' | 'answered') => [
    ...(lead[list] ?? []),
    ...(own?.[list] ?? []).filter((ask) => !isSaid(ask)),
  ]
  const [asks, answered] = [both('asks'), both('answered')]
  return {
    ...((lead.asks || own?.asks || asks.length > 0) && { asks }),
    ...((lead.answered || own?.answered || answered.length > 0) && { answered }),
  }
}

/** A sheet as it is mapped, and where its columns stand. */
export type MappedSheet = { readonly mapping: RegionMapping; readonly found: Columns }

/** The first of several sheets that become one table, with everything that any of them leaves open: it is asked once. */
export function withAllAsks({ mapping, found }: MappedSheet, others: readonly MappedSheet[]): RegionMapping {
  const openAt = (at: number): readonly ColumnAsk[] =>
    others.flatMap((other) => {
      const place = placesOf(found, other.found)(at)
      const { columns, cross } = other.mapping
      const own = columns.find((each) => each.at === place)?.asks ?? []
      return cross?.columns.includes(place) ? [...own, ...(cross.asks ?? [])] : own
    })
  const columns = mapping.columns.map((column) => withAsks(column, openAt(column.at)))
  const { cross } = mapping
  const across = cross && withAsks(cross, cross.columns.flatMap(openAt).filter(isOfValues))
  const isAsked = (ask: TableAsk) => !(ask === 'table' || ask === 'turned' || (ask === 'across' && cross !== null))
  const whole = others.flatMap((other) => (other.mapping.asks ?? []).filter(isAsked))
  return withAsks({ ...mapping, columns, cross: across }, whole)
}

const isOfValues = (ask: ColumnAsk) => OF_VALUES.includes(ask)

function withAsks<Ask, Asked extends Said<Ask>>(asked: Asked, more: readonly Ask[]): Asked {
  const asks = [...new Set([...(asked.asks ?? []), ...more])].filter((ask) => !asked.answered?.includes(ask))
  return asks.length > 0 ? { ...asked, asks } : asked
}
