import type { MappedColumn, MappedCross } from './mapping'
import type { Blank, Region } from './region'

type Mapped = { readonly columns: readonly MappedColumn[]; readonly cross: Pick<MappedCross, 'columns'> | null }

const isMatched = ({ role }: MappedColumn) => role === 'exact' || role === 'band'

/**
 * Combinations of a cross table without a rate, in a table with a row for everybody else: they may have no price, or pay
 * what all others pay. Null where there are none, or no row would take them.
 */
export function openBlanks(region: Pick<Region, 'blanks' | 'rests'>, { columns, cross }: Mapped): Blank[] | null {
  const keys = columns.filter((column) => isMatched(column) && column.toAt === null).map(({ at }) => at)
  const across = cross?.columns ?? []
  const { blanks = [], rests = [] } = region
  const isForAll = (blank: Blank) => keys.length > 0 && keys.every((at) => blank.columns.includes(at))
  const named = rests.filter(({ at, isSure }) => {
    const column = columns.find((each) => each.at === at && isMatched(each))
    return column !== undefined && (column.restMeans === undefined ? isSure : column.restMeans === 'rest')
  })
  if (named.length === 0 && !blanks.some(isForAll)) return null
  const open = blanks.flatMap((blank): Blank[] => {
    const places = blank.columns.filter((at) => across.includes(at))
    const own = blank.rows.filter((row) => !named.some((rest) => rest.row === row))
    const count = blank.count - (blank.rows.length - own.length)
    return places.length === 0 || count === 0 || isForAll(blank) ? [] : [{ columns: places, count, rows: own }]
  })
  return open.length > 0 ? open : null
}
