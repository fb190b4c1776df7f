import fc from 'fast-check'
import type { TestServer } from '../platform/testing'
import { requestsFor } from './shape-arbitrary'
import type { SweepServer } from './sweep-server'

const TRIES = 6
/** Shorter texts are too often the same by chance. */
const TELLING_LENGTH = 8
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

/**
 * Operations that show or change something of another company, when called with that company's own ids.
 * What is looked for is every text and id that stands in the other company's rows and nowhere in one's own.
 */
export async function findLeaks(server: SweepServer): Promise<string[]> {
  const foreign = await textsOf(server, server.otherCompany)
  const own = await textsOf(server, server.company)
  const telling = [...foreign].filter((text) => !own.has(text) && text.length >= TELLING_LENGTH)
  const ids = telling.filter((text) => UUID.test(text))
  if (ids.length === 0) throw new Error('the other company has nothing that could leak')
  const caller = await server.openAs('everything')
  const before = await rowsOf(server, server.otherCompany)
  const found: string[] = []
  for (const { operation } of server.operations.filter((each) => !each.operation.streams)) {
    const requests = fc.sample(requestsFor(operation, fc.constantFrom(...ids)), { numRuns: TRIES, seed: 3 })
    for (const request of requests) {
      const answer = JSON.stringify(await server.call(operation, request, { as: caller }))
      const sent = JSON.stringify(request)
      const leaked = telling.find((text) => answer.includes(text) && !sent.includes(text))
      if (leaked) found.push(`${operation.path} shows ${leaked}`)
    }
    const after = await rowsOf(server, server.otherCompany)
    for (const [table, rows] of after) if (rows !== before.get(table)) found.push(`${operation.path} changes ${table}`)
    after.forEach((rows, table) => before.set(table, rows))
  }
  return [...new Set(found)]
}

/** Every row of a company, table by table, read behind its own wall. */
async function rowsOf(server: TestServer, company: string): Promise<Map<string, string>> {
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

async function textsOf(server: TestServer, company: string): Promise<Set<string>> {
  const texts = new Set<string>()
  const collect = (value: unknown): void => {
    if (typeof value === 'string') texts.add(value)
    else if (value !== null && typeof value === 'object') Object.values(value).forEach(collect)
  }
  for (const rows of (await rowsOf(server, company)).values()) if (rows) collect(JSON.parse(rows))
  return texts
}
