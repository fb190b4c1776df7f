import type { Filter, FilterOption, StateTab } from './list-filter'

type AskedFilter = {
  /** All there are, or null where they are ids of something. */
  readonly values: readonly string[] | null
  readonly isSingle: boolean
  /** Anything with zod's `safeParse`. */
  readonly value: { safeParse(value: unknown): { success: boolean } }
}

/** What a list can be asked, as its operation declares it. */
export type ListAsks = {
  readonly searches: readonly string[]
  readonly filters: Readonly<Record<string, AskedFilter>>
  readonly sorts: readonly string[]
  /** The order when nobody says one; `-` before it for descending, empty where the rows come in an order of their own. */
  readonly usual: string
  /** The filter that is shown as tabs. */
  readonly tabs?: string
  /** Counted no further than this: a total of so many is 'or more'. */
  readonly most?: number
}

/** The words of one filter. What the chip says when it is off, and the first tab, is `any`. */
type WordsOf<Asked extends AskedFilter> = {
  label: string
  any?: string
} & (Asked['values'] extends readonly (infer Value extends string)[]
  ? { says: (value: Value) => string; counts?: Partial<Record<Value, number>> }
  : { options: FilterOption[] })

/** Words for every declared filter, or `false` for one that this screen does not offer. */
export type FilterWords<Asks extends ListAsks> = {
  [Name in keyof Asks['filters']]: WordsOf<Asks['filters'][Name]> | false
}

type AnyWords = {
  label: string
  any?: string
  says?: (value: string) => string
  counts?: Record<string, number>
  options?: FilterOption[]
}

/** So many filters stand in the bar; the others wait behind 'Filter'. */
const IN_BAR = 3

/** The filters to draw: declared ones in their declared order, with the room's words. */
export function filtersOf(asks: ListAsks, words: Record<string, unknown> = {}, any: string): Filter[] {
  return Object.entries(asks.filters)
    .filter(([key]) => key !== asks.tabs)
    .flatMap(([key, asked]) => {
      const said = words[key] as AnyWords | false | undefined
      const options = said ? optionsOf(asked, said) : []
      if (!said || options.length === 0) return []
      return [{ key, label: said.label, any: said.any ?? any, options, isSingle: asked.isSingle }]
    })
    .map((filter, at) => ({ ...filter, isPinned: at < IN_BAR }))
}

/** The tabs of the filter that is shown as such; the first stands for all. */
export function tabsOf(asks: ListAsks, words: Record<string, unknown> = {}, any: string): StateTab[] | undefined {
  const asked = asks.tabs === undefined ? undefined : asks.filters[asks.tabs]
  const said = words[asks.tabs ?? ''] as AnyWords | false | undefined
  if (!asked || !said) return undefined
  const states = optionsOf(asked, said).map(({ value, ...state }) => ({ key: value, ...state }))
  return [{ key: '', label: said.any ?? any }, ...states]
}

const optionsOf = ({ values }: AskedFilter, { says, counts, options = [] }: AnyWords): FilterOption[] =>
  values && says
    ? values.map((value) => {
        const count = counts?.[value]
        return { value, label: says(value), ...(count === undefined ? {} : { count }) }
      })
    : options
