import { asksOf } from './column-asks'
import { listedColumn } from './listed-column'
import type { KnownName, MappedColumn, MappedCross } from './mapping'
import type { Region } from './region'
import { withoutScale } from './said-scale'
import { profileAcross, wordsAbout } from './suggest-cross'
import { zerosToAsk } from './value-unit'

type Ask = { readonly names: readonly KnownName[]; readonly currency: string }

/**
 * A column whose role a person sets: what its cells and its heading leave open is asked as if the role had been proposed,
 * so that 4.5 under '‰' is no factor of 4.5 just because somebody chose it by hand.
 */
export function roleByHand<Column extends MappedColumn>(
  column: Column,
  region: Region,
  all: readonly MappedColumn[],
  ask: Ask,
): Column {
  const found = region.columns.find(({ at }) => at === column.at)
  if (!found || column.role === 'skip') return column
  const said = column.answered ?? []
  const isMatched = column.role === 'exact' || column.role === 'band'
  const zeros = said.includes('scale') ? (column.zeros ?? 0) : zerosToAsk(column.role, found, wordsAbout(region, ask))
  const rest = isMatched && region.rests?.some(({ at }) => at === column.at)
  const lists = isMatched ? listedColumn(found.profile, ask.names).lists : null
  const next = {
    ...column,
    zeros,
    ...(zeros !== 0 && { title: withoutScale(column.title) }),
    ...(rest && !column.restMeans && { restMeans: 'rest' as const }),
    ...(lists && !column.lists && { lists }),
  }
  const matched = all
    .map((each) => (each.at === column.at ? next : each))
    .filter(({ role }) => role === 'exact' || role === 'band')
  const asks = asksOf(next, found, region, matched, 0, ask).filter((each) => each !== 'unit' && !said.includes(each))
  return { ...next, asks }
}

/** The same for what stands in the cells of a table that is written across. */
export function crossRoleByHand<Cross extends MappedCross>(
  cross: Cross,
  role: MappedCross['value']['role'],
  region: Region,
  ask: Ask,
): Cross {
  const across = region.columns.filter(({ at }) => cross.columns.includes(at))
  const isSaid = cross.answered?.includes('scale') || across.length === 0
  const name = cross.value.title
  const zeros = isSaid
    ? (cross.value.zeros ?? 0)
    : zerosToAsk(role, { name, profile: profileAcross(across) }, wordsAbout(region, ask))
  const asks = (cross.asks ?? []).filter((each) => each !== 'scale' && each !== 'unit')
  return {
    ...cross,
    value: { ...cross.value, role, zeros },
    asks: zeros !== 0 && !isSaid ? [...asks, 'scale'] : asks,
  }
}
