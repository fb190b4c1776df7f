import { productSizes } from '@coverwright/rules/design/products'
import { languages } from '@coverwright/rules/languages'
import { systemTemplates, variables } from '@coverwright/rules/design/templates'
import { sheets, templateOf } from '@coverwright/rules/release/designs'
import type { SweepServer } from './sweep-server'

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/
/** Shorter texts are too often the same by chance. */
const TELLING_LENGTH = 8
/** Those that requests are made with: a template's figures follow them. */
const currencies = ['HKD', 'GBP']
/** What the templates of products and mails say is everybody's to read, also where a company says the same. */
const everybodys = [
  ...new Set(
    stringsIn([
      ...systemTemplates,
      ...variables,
      ...sheets.flatMap((sheet) =>
        productSizes.flatMap((size) =>
          currencies.map((currency) => templateOf(sheet, { size, currency, timeZone: 'UTC', languages })),
        ),
      ),
    ]),
  ),
]
const saidByAll = new Set(everybodys)
/** Each said once: the templates say most of it in every size and currency, and each text is looked for in all of it. */
const saidInAll = everybodys.join('\n')
const isEverybodys = (text: string) => saidByAll.has(text) || saidInAll.includes(text)

/** Every text in a value, however deep. */
export function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(stringsIn) : []
}

/** Ids, hashes, addresses of mail, and what has more than one word; a single word may be anybody's: 'currency'. */
export const isTelling = (text: string) =>
  text.length >= TELLING_LENGTH && /[ @]|[0-9a-f-]{32}/.test(text) && !isEverybodys(text)

export type Rows = Map<string, string>

/** The company that must not notice, as it is: its rows, one id of each kind by table, and what would give it away. */
export async function lookAtOther(server: SweepServer) {
  const before = await rowsOf(server, server.company)
  const own = new Set(textsIn(await rowsOf(server, server.neighbour)))
  const telling = textsIn(before).filter((text) => !own.has(text) && isTelling(text))
  const ids = idsIn(before, own)
  if (ids.size === 0) throw new Error('the other company has nothing that could leak')
  return { before, ids, telling: tellingIn(telling) }
}

/** Every row of a company, table by table, read behind its own wall. */
export async function rowsOf(server: SweepServer, company: string): Promise<Rows> {
  const { rows: tables } = await server.db.server.query<{ name: string }>(
    `select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'company_id' order by 1`,
  )
  const reads = tables.map(
    ({ name }) =>
      `select '${name}' as name, json_agg(t order by t::text)::text as all from "${name}" t where company_id = '${company}'`,
  )
  const { rows } = await server.within(company, (ctx) =>
    ctx.db.execute<{ name: string; all: string | null }>(reads.join(' union all ')),
  )
  return new Map(rows.map((row) => [row.name, row.all ?? '']))
}

type Found = { table: string; column: string; text: string }

function* walk(table: string, column: string, value: unknown): Generator<Found> {
  if (typeof value === 'string') yield { table, column, text: value }
  else if (value !== null && typeof value === 'object')
    for (const [name, inner] of Object.entries(value))
      yield* walk(table, Array.isArray(value) ? column : `${column}.${name}`, inner)
}

const foundIn = (rows: Rows): Found[] =>
  [...rows].flatMap(([table, all]) => (all ? [...walk(table, '', JSON.parse(all))] : []))

const textsIn = (rows: Rows) => [...new Set(foundIn(rows).map(({ text }) => text))]

/** One id of each column that holds ids, by its table: every kind of thing is tried, however many rows there are. */
function idsIn(rows: Rows, own: ReadonlySet<string>): Map<string, string[]> {
  const byColumn = new Map<string, Found>()
  for (const found of foundIn(rows))
    if (UUID.test(found.text) && !own.has(found.text)) byColumn.set(`${found.table} ${found.column}`, found)
  const byTable = new Map<string, string[]>()
  for (const { table, text } of byColumn.values()) byTable.set(table, [...(byTable.get(table) ?? []), text])
  return byTable
}

/**
 * The first of these texts that stands in an answer and was not sent, in one pass over the answer: it is looked up by
 * its first letters, so that it does not matter how many texts there are.
 */
export function tellingIn(texts: readonly string[]): (answer: string, sent: string) => string | undefined {
  const byStart = new Map<string, string[]>()
  for (const text of texts) {
    const start = text.slice(0, TELLING_LENGTH)
    byStart.set(start, [...(byStart.get(start) ?? []), text])
  }
  return (answer, sent) => {
    for (let place = 0; place + TELLING_LENGTH <= answer.length; place++) {
      const starting = byStart.get(answer.slice(place, place + TELLING_LENGTH))
      const found = starting?.find((text) => answer.startsWith(text, place) && !sent.includes(text))
      if (found) return found
    }
    return undefined
  }
}
