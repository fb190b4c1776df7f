import type { ListAsks } from './list-asks'

type SortOrder = { key: string; direction: 'up' | 'down' }

/** Everything about a list that belongs in its address. */
export type ListState = {
  tab?: string
  search: string
  filters: Record<string, string[]>
  sort?: SortOrder
  page: number
  size: number
  /** Chosen columns in order; absent means the usual ones. */
  columns?: string[]
  view: 'table' | 'cards'
  /** The row that is open in place. */
  open?: string
}

export const pageSizes = [25, 50, 100] as const

export const firstListState: ListState = { search: '', filters: {}, page: 1, size: 25, view: 'table' }

/** How a list looks when its address says nothing. */
export const usualListState = ({ usual }: ListAsks): ListState =>
  usual === '' ? firstListState : { ...firstListState, sort: readSort(usual) }

/** Reads a list's state from address parameters; what cannot be read, or asked of this list, is left as usual. */
export function readListState(params: Record<string, string | undefined>, asks: ListAsks): ListState {
  const start = usualListState(asks)
  const [key = '', direction] = params.sort?.split('.') ?? []
  return {
    ...start,
    tab: params.tab ?? start.tab,
    search: params.q ?? '',
    filters: readFilters(params, asks),
    sort: asks.sorts.includes(key) ? { key, direction: direction === 'down' ? 'down' : 'up' } : start.sort,
    page: wholeNumber(params.page) ?? 1,
    size: pageSizes.find((size) => String(size) === params.size) ?? start.size,
    columns: params.columns ? params.columns.split(',') : start.columns,
    view: params.view === 'cards' || params.view === 'table' ? params.view : start.view,
    open: params.open,
  }
}

/** The parameters for a state, without those that say the usual, so that addresses stay short. */
export function writeListState(state: ListState, asks: ListAsks): Record<string, string> {
  const start = usualListState(asks)
  const sort = state.sort && `${state.sort.key}.${state.sort.direction}`
  const usualSort = start.sort && `${start.sort.key}.${start.sort.direction}`
  const params: Record<string, string | undefined> = {
    tab: state.tab === start.tab ? undefined : state.tab,
    q: state.search.trim() || undefined,
    ...Object.fromEntries(Object.entries(state.filters).map(([key, values]) => [`f.${key}`, writeValues(values)])),
    sort: sort === usualSort ? undefined : sort,
    page: state.page > 1 ? String(state.page) : undefined,
    size: state.size === start.size ? undefined : String(state.size),
    columns: state.columns?.join(','),
    view: state.view === start.view ? undefined : state.view,
    open: state.open,
  }
  return Object.fromEntries(Object.entries(params).filter((entry): entry is [string, string] => entry[1] !== undefined))
}

function readFilters(params: Record<string, string | undefined>, asks: ListAsks): Record<string, string[]> {
  const chosen = Object.entries(asks.filters).map(([name, { value, isSingle }]) => {
    const given = params[`f.${name}`]?.split(',').map(readWord) ?? []
    const values = given.filter((one) => value.safeParse(one).success)
    return [name, isSingle ? values.slice(0, 1) : values] as const
  })
  return Object.fromEntries(chosen.filter(([, values]) => values.length > 0))
}

const readSort = (sort: string): SortOrder =>
  sort.startsWith('-') ? { key: sort.slice(1), direction: 'down' } : { key: sort, direction: 'up' }

/** Addresses are typed and cut off by hand too: a lone `%` is no reason to show an error. */
function readWord(word: string): string {
  try {
    return decodeURIComponent(word)
  } catch {
    return word
  }
}

const writeValues = (values: string[]) =>
  values.length > 0 ? values.map((value) => encodeURIComponent(value)).join(',') : undefined

const wholeNumber = (word: string | undefined) => (word && /^[1-9]\d{0,5}$/.test(word) ? Number(word) : undefined)
