import { watchCompany, watchQueries } from '../platform/testing'
import { lookAtOther, rowsOf } from './other-company'
import { type IdRequest, idRequests } from './shape-arbitrary'
import type { SweepServer } from './sweep-server'

const TRIES = 4
/** Ids of tables that an operation was not seen to ask, in turn: what it finds without asking is found by these. */
const OTHER_IDS = 4

/**
 * Operations that show or change something of another company, when called with that company's own ids.
 * What is looked for is every text and id that stands in the other company's rows and nowhere in one's own.
 */
export async function findLeaks(server: SweepServer, startWatch = watchCompany): Promise<string[]> {
  const { before, ids, telling } = await lookAtOther(server)
  const watch = await startWatch(server, server.company)
  const askedTables = watchQueries(server, new Set(before.keys()))
  const others = inTurn([...ids.values()].flat())
  const caller = await server.openAs('everything', server.neighbour)
  const found = new Set<string>()
  const changed = new Set<string>()

  for (const { operation } of server.operations.filter((each) => !each.operation.streams)) {
    const send = async (request: unknown) => {
      const answer = await server.call(operation, request, { as: caller })
      const leaked = telling(JSON.stringify(answer), JSON.stringify(request))
      if (leaked) found.add(`${operation.path} shows ${leaked}`)
    }
    const askedIds = () => [...askedTables()].flatMap((table) => ids.get(table) ?? [])
    await tryIds(idRequests(operation, TRIES, 3), { others: others(OTHER_IDS), askedIds, send })
    for (const table of await watch.changedTables()) {
      changed.add(table)
      found.add(`${operation.path} changes ${table}`)
    }
  }
  await watch.close()
  // Once at the end everything is read all the same: a watch that sees nothing must not pass for nothing to see.
  const after = await rowsOf(server, server.company)
  for (const [table, rows] of after)
    if (rows !== before.get(table) && !changed.has(table)) found.add(`something changes ${table}, which is not watched`)
  return [...found]
}

const NOBODYS_ID = '5c0ffee5-0000-4000-8000-0000000000b0'

type Trial = { others: string[]; askedIds: () => string[]; send: (request: unknown) => Promise<void> }

/** First with an id of nobody, which shows what tables are asked; then with the ids of these, until no other is asked. */
async function tryIds(requests: IdRequest[], { others, askedIds, send }: Trial) {
  askedIds()
  await Promise.all(requests.map(({ naming }) => send(naming(NOBODYS_ID))))
  const taking = requests.filter(({ takesId }) => takesId)
  const tried = new Set<string>()
  let next = taking.length > 0 ? [...others, ...askedIds()] : []
  while (next.length > 0) {
    for (const id of next) tried.add(id)
    await Promise.all(next.map((id, place) => send(taking[place % taking.length]?.naming(id))))
    next = [...new Set(askedIds())].filter((id) => !tried.has(id))
  }
}

/** Takes as many as asked for, going on where it stopped, round and round. */
function inTurn(items: readonly string[]): (count: number) => string[] {
  let place = 0
  return (count) => Array.from({ length: Math.min(count, items.length) }, () => items[place++ % items.length] ?? '')
}
