import type { ListState } from './list-state'
import type { Column } from './list-types'

/** Any change of what is asked for starts again at the first page, with nothing open. */
const afresh = (state: ListState, change: Partial<ListState>): ListState => ({
  ...state,
  ...change,
  page: 1,
  open: undefined,
})

export const searchFor = (state: ListState, search: string) => afresh(state, { search })
export const showTab = (state: ListState, tab: string | undefined) => afresh(state, { tab })
export const clearFilters = (state: ListState) => afresh(state, { search: '', filters: {} })
export const changeSize = (state: ListState, size: number) => afresh(state, { size })
export const turnTo = (state: ListState, page: number): ListState => ({ ...state, page, open: undefined })

export function setFilter(state: ListState, key: string, values: string[]): ListState {
  const { [key]: _old, ...others } = state.filters
  return afresh(state, { filters: values.length > 0 ? { ...others, [key]: values } : others })
}

/** First click sorts up, the second down, the third goes back to the list's own order. */
export function sortBy(state: ListState, key: string): ListState {
  if (state.sort?.key !== key) return afresh(state, { sort: { key, direction: 'up' } })
  if (state.sort.direction === 'up') return afresh(state, { sort: { key, direction: 'down' } })
  return afresh(state, { sort: undefined })
}

export const toggleOpen = (state: ListState, key: string): ListState => ({
  ...state,
  open: state.open === key ? undefined : key,
})

export const isNarrowed = (state: ListState) =>
  state.search.trim() !== '' || Object.values(state.filters).some((values) => values.length > 0)

/** The columns to draw: those chosen, or the usual ones; fixed ones always. */
export function shownColumns<Row>(columns: Column<Row>[], chosen: string[] | undefined): Column<Row>[] {
  return columns.filter((column) => column.isFixed || (chosen ? chosen.includes(column.key) : !column.isHidden))
}

export function toggleColumn<Row>(state: ListState, columns: Column<Row>[], key: string): ListState {
  const shown = shownColumns(columns, state.columns).map((column) => column.key)
  const next = shown.includes(key) ? shown.filter((one) => one !== key) : [...shown, key]
  const usual = shownColumns(columns, undefined).map((column) => column.key)
  const ordered = columns.map((column) => column.key).filter((one) => next.includes(one))
  return { ...state, columns: ordered.join() === usual.join() ? undefined : ordered }
}
