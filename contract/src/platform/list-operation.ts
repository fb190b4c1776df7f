import { z } from 'zod'
import { type ListFilter, readFilter } from './list-filter'
import type { LiveTopic } from './live'
import { type Audience, operation, type Operation } from './operation'
import { MAX_PAGE_SIZE, pageOf } from './paging'

/** What a list can be asked: read by the server that answers it, and by the screen that draws search, filters and order. */
export type ListDeclaration = {
  /** What the words of a search are looked for in; with nothing here the list has no search. */
  readonly searches: readonly string[]
  readonly filters: Readonly<Record<string, ListFilter>>
  readonly sorts: readonly string[]
  /** The order when nobody says one; `-` before it for descending. */
  readonly usual: string
  /** The filter that a screen shows as tabs. */
  readonly tabs?: string
  /** Counted no further than this: a list that grows without end is quick all the same. A total of so many is 'or more'. */
  readonly most?: number
}

type Chosen<Filter> = Filter extends ListFilter<infer Value> ? Value : never
type SortOf<List extends ListDeclaration> = List['sorts'][number] | `-${List['sorts'][number]}`

/** What a verb and its store get. */
export type ListQuery<List extends ListDeclaration = ListDeclaration> = {
  page: number
  pageSize: number
  search: string
  sort: SortOf<List>
  filter: { [Name in keyof List['filters']]?: Chosen<List['filters'][Name]>[] }
}

type Narrowing<List extends ListDeclaration> = {
  [Name in keyof List['filters']]?: Chosen<List['filters'][Name]> | readonly Chosen<List['filters'][Name]>[]
}
type Paging<List extends ListDeclaration> = { page?: number; pageSize?: number; search?: string; sort?: SortOf<List> }

/** What is sent. A GET has no body, so its filters stand beside the page. */
type Sends<List extends ListDeclaration, Method> = Paging<List> &
  (Method extends 'GET' ? Narrowing<List> : { filter?: Narrowing<List> })

type NoShape = Record<never, never>
type Page<Row extends z.ZodType, More extends z.ZodRawShape> = z.ZodObject<
  { rows: z.ZodArray<Row>; total: z.ZodInt } & More
>
type Taken<List extends ListDeclaration, Also extends z.ZodRawShape, Method> = z.ZodType<
  ListQuery<List> & (keyof Also extends never ? unknown : z.output<z.ZodObject<Also>>),
  Sends<List, Method> & (keyof Also extends never ? unknown : z.input<z.ZodObject<Also>>)
>

/** An operation that answers a page of a list. */
export type ListOperation<
  List extends ListDeclaration = ListDeclaration,
  Takes extends z.ZodType = z.ZodType,
  Gives extends z.ZodType = z.ZodType,
  May extends Audience = Audience,
> = Operation<Takes, Gives, May> & { readonly list: List }

type Declared<List extends ListDeclaration, Row, Also, More, May> = List & {
  may: May
  rows: Row
  /** What else has to be said, such as whose rows are meant. */
  also?: Also
  /** What else is answered with the page. */
  more?: More
  says: string
  changesWith?: readonly LiveTopic[]
  pagedByHeaders?: boolean
}

type Address = { post: `/${string}`; get?: never } | { get: `/${string}`; post?: never }

/** Declares a list once: its filters, orders and search are taken on the wire, answered by `pageRows` and drawn by `ListPage`. */
export function listOperation<
  const Searches extends readonly string[],
  const Filters extends Readonly<Record<string, ListFilter>>,
  const Sorts extends readonly [string, ...string[]],
  Row extends z.ZodType,
  May extends Audience,
  To extends Address,
  const Tabs extends keyof Filters & string = never,
  Also extends z.ZodRawShape = NoShape,
  More extends z.ZodRawShape = NoShape,
>(
  declared: To &
    Declared<
      {
        searches: Searches
        filters: Filters
        sorts: Sorts
        usual: Sorts[number] | `-${Sorts[number]}`
        tabs?: Tabs
        most?: number
      },
      Row,
      Also,
      More,
      May
    >,
) {
  type List = { searches: Searches; filters: Filters; sorts: Sorts; usual: string; tabs?: Tabs; most?: number }
  type Method = To extends { get: string } ? 'GET' : 'POST'
  const { searches, filters, sorts, usual, tabs, most, rows, also, more, may, says } = declared
  const list: List = { searches, filters, sorts, usual, ...(tabs ? { tabs } : {}), ...(most ? { most } : {}) }
  const taken: z.ZodType = declared.get ? takenByQuery(list, also) : takenByBody(list, also)
  const takes = taken as Taken<List, Also, Method>
  const gives = pageOf(rows).extend(more ?? {}) as unknown as Page<Row, More>
  const address: Address = declared.get ? { get: declared.get } : { post: declared.post as `/${string}` }
  const { changesWith = [], pagedByHeaders = false } = declared
  return { ...operation({ ...address, may, takes, gives, says, changesWith, pagedByHeaders }), list }
}

const takenByBody = (list: ListDeclaration, also: z.ZodRawShape = {}) =>
  z.object({
    ...also,
    page: z.int().min(1).max(1_000_000).default(1),
    pageSize: z.int().min(1).max(MAX_PAGE_SIZE).default(25),
    ...orderAndSearch(list),
    filter: z.strictObject(filtersOf(list)).default({}),
  })

/** Everything is text there, and everything stands side by side. */
function takenByQuery(list: ListDeclaration, also: z.ZodRawShape = {}) {
  const whole = (most: number) => z.coerce.number().pipe(z.int().min(1).max(most))
  return z
    .strictObject({
      ...also,
      page: whole(1_000_000).default(1),
      pageSize: whole(MAX_PAGE_SIZE).default(25),
      ...orderAndSearch(list),
      ...filtersOf(list),
    })
    .transform((given) => {
      const isFilter = ([name]: [string, unknown]) => name in list.filters
      const entries = Object.entries(given)
      return {
        ...Object.fromEntries(entries.filter((entry) => !isFilter(entry))),
        filter: Object.fromEntries(entries.filter(isFilter)),
      }
    })
}

const orderAndSearch = ({ sorts, usual, searches }: ListDeclaration) => ({
  sort: z.enum([...sorts, ...sorts.map((sort) => `-${sort}`)]).default(usual),
  search: z
    .string()
    .max(200)
    .default('')
    .describe(searches.length > 0 ? `Looked for in: ${searches.join(', ')}` : 'This list has no search'),
})

const filtersOf = ({ filters }: ListDeclaration) =>
  Object.fromEntries(Object.entries(filters).map(([name, filter]) => [name, readFilter(filter)]))
