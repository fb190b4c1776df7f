import type { Operation } from '@coverwright/contract/platform'
import fc from 'fast-check'
import type { TestServer } from '../platform/testing'
import { fittingRequests } from './shape-arbitrary'
import type { SweepServer } from './sweep-server'

/** Requests of an operation that takes no ids. */
const TRIES = 4
/** Shorter texts are too often the same by chance. */
const TELLING_LENGTH = 8
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

/**
 * Operations that show or change something of another company, when called with that company's own ids.
 * What is looked for is every text and id that stands in the other company's rows and nowhere in one's own.
 */
export async function findLeaks(server: SweepServer): Promise<string[]> {
  const { before, ids, telling } = await lookAtOther(server)
  const caller = await server.openAs('everything')
  const found: string[] = []
  for (const { operation } of server.operations.filter((each) => !each.operation.streams)) {
    const leaks = requestsWith(operation, ids).map(async (request) => {
      const answer = JSON.stringify(await server.call(operation, request, { as: caller }))
      const sent = JSON.stringify(request)
      const leaked = telling.find((text) => answer.includes(text) && !sent.includes(text))
      if (leaked) found.push(`${operation.path} shows ${leaked}`)
    })
    await Promise.all(leaks)
    const after = await rowsOf(server, server.otherCompany)
    for (const [table, rows] of after) if (rows !== before.get(table)) found.push(`${operation.path} changes ${table}`)
    after.forEach((rows, table) => before.set(table, rows))
  }
  return [...new Set(found)]
}

/** The other company as it is: its rows, one id of each kind, and the texts that would give it away. */
export async function lookAtOther(server: SweepServer) {
  const before = await rowsOf(server, server.otherCompany)
  const own = new Set(textsIn(await rowsOf(server, server.company)))
  const telling = textsIn(before).filter((text) => !own.has(text) && text.length >= TELLING_LENGTH)
  const ids = idsIn(before).filter((id) => !own.has(id))
  if (ids.length === 0) throw new Error('the other company has nothing that could leak')
  return { before, ids, telling }
}

/** Every row of a company, table by table, read behind its own wall. */
export async function rowsOf(server: TestServer, company: string): Promise<Map<string, string>> {
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

/** Stands for an id while a request is made: the same request is then sent with one id after the other. */
const PLACEHOLDER = '5c0ffee5-0000-4000-8000-00000000c0de'

/** One request for each id, where the operation takes ids; a few otherwise. */
function requestsWith(operation: Operation, ids: readonly string[]): unknown[] {
  const requests = fittingRequests(operation, TRIES, 3, fc.constant(PLACEHOLDER))
  const taking = requests.map((request) => JSON.stringify(request)).filter((text) => text.includes(PLACEHOLDER))
  if (taking.length === 0) return requests
  return ids.map((id, place) => JSON.parse((taking[place % taking.length] as string).replaceAll(PLACEHOLDER, id)))
}

type Found = { column: string; text: string }

function* walk(column: string, value: unknown): Generator<Found> {
  if (typeof value === 'string') yield { column, text: value }
  else if (value !== null && typeof value === 'object')
    for (const [name, inner] of Object.entries(value))
      yield* walk(Array.isArray(value) ? column : `${column}.${name}`, inner)
}

const foundIn = (rows: Map<string, string>): Found[] =>
  [...rows].flatMap(([table, all]) => (all ? [...walk(table, JSON.parse(all))] : []))

const textsIn = (rows: Map<string, string>) => [...new Set(foundIn(rows).map(({ text }) => text))]

/** One id of each column that holds ids: every kind of thing is tried, however many rows there are. */
function idsIn(rows: Map<string, string>): string[] {
  const byColumn = new Map(
    foundIn(rows)
      .filter(({ text }) => UUID.test(text))
      .map(({ column, text }) => [column, text]),
  )
  return [...new Set(byColumn.values())]
}
