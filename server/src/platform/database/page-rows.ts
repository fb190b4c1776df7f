import type { ListDeclaration, ListOperation, ListQuery } from '@coverwright/contract/platform'
import { and, asc, desc, eq, inArray, or, type SQL, sql, type SQLWrapper } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { PgSelect } from 'drizzle-orm/pg-core'
import { containing } from './like'

type Company = { db: NodePgDatabase; company: string }
type DeclaredBy<Op> = Op extends { readonly list: infer List extends ListDeclaration } ? List : never
type ValuesOf<List extends ListDeclaration, Name extends keyof List['filters']> = NonNullable<
  ListQuery<List>['filter'][Name]
>

/** What the words of a list's declaration are in tables. One that is declared and not said here does not compile. */
export type ListInTables<List extends ListDeclaration, Query> = {
  /** The rows with everything that is shown of them, `.$dynamic()`: conditions, order and page come from here. */
  from: Query
  company: SQLWrapper
  id: SQLWrapper
  /** Whose rows are meant, and who may see them. */
  where?: SQL | undefined
  searches: { [Name in List['searches'][number]]: SQLWrapper | ((pattern: string) => SQL) }
  /** A column that has one of the values, or a condition of its own. */
  filters: {
    [Name in keyof List['filters']]: SQLWrapper | ((values: ValuesOf<List, Name>) => SQL | undefined)
  }
  sorts: { [Name in List['sorts'][number]]: SQLWrapper | readonly SQLWrapper[] }
}

/**
 * Answers any list: search, filters, order, page and total. Rows that are equal in the order stand by their id, so that
 * none is shown on two pages or on no page.
 */
export async function pageRows<Op extends ListOperation, Query extends PgSelect>(
  ctx: Company,
  { list }: Op,
  wanted: ListQuery<DeclaredBy<Op>>,
  tables: ListInTables<DeclaredBy<Op>, Query>,
): Promise<{ rows: Awaited<Query>; total: number }> {
  const asked = wanted as ListQuery
  const known = tables as unknown as ListInTables<ListDeclaration, PgSelect>
  const offset = (asked.page - 1) * asked.pageSize
  const found = known.from.where(
    and(eq(known.company, ctx.company), known.where, searched(list, asked, known), ...chosen(list, asked, known)),
  )
  const most = list.most === undefined ? sql`` : sql`limit ${list.most}`
  const counted = sql`select count(*)::int as total from (${found.getSQL()} ${most}) found`
  const rows = (await found
    .orderBy(...ordered(asked, known))
    .limit(asked.pageSize)
    .offset(offset)) as unknown[]
  const isLast = rows.length < asked.pageSize && (rows.length > 0 || offset === 0)
  const total = isLast ? offset + rows.length : await readTotal(ctx, counted)
  return { rows: rows as Awaited<Query>, total }
}

async function readTotal({ db }: Company, counted: SQL): Promise<number> {
  const { rows } = await db.execute<{ total: number }>(counted)
  return rows[0]?.total ?? 0
}

type Known = ListInTables<ListDeclaration, PgSelect>

function searched(list: ListDeclaration, { search }: ListQuery, { searches }: Known): SQL | undefined {
  const words = search.trim().normalize('NFC')
  if (words === '') return undefined
  const pattern = containing(words)
  const found = (at: Known['searches'][string]) => (isOwn(at) ? at(pattern) : sql`${at} ilike ${pattern}`)
  return or(...list.searches.flatMap((name) => searches[name] ?? []).map(found))
}

const chosen = (list: ListDeclaration, { filter }: ListQuery, { filters }: Known): (SQL | undefined)[] =>
  Object.keys(list.filters).map((name) => {
    const [at, values] = [filters[name], filter[name] ?? []]
    if (!at || values.length === 0) return undefined
    return isOwn(at) ? at(values) : inArray(at, values)
  })

function ordered({ sort }: ListQuery, { sorts, id }: Known): SQL[] {
  const direction = sort.startsWith('-') ? desc : asc
  const by = sorts[sort.replace(/^-/, '')]
  if (!by) throw new Error(`The list has no order '${sort}'`)
  return [by, id].flat().map((each) => direction(each))
}

const isOwn = <Own extends (...given: never[]) => unknown>(at: SQLWrapper | Own): at is Own => typeof at === 'function'
