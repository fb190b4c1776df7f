import type { Operation } from '@coverwright/contract/platform'
import { watchCompany, watchQueries } from '../platform/testing'
import { lookAtOther, rowsOf } from './other-company'
import { fittingRequests, onlyId } from './shape-arbitrary'
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
    const send = async (request: string) => {
      const answer = await server.call(operation, JSON.parse(request), { as: caller })
      const leaked = telling(JSON.stringify(answer), request)
      if (leaked) found.add(`${operation.path} shows ${leaked}`)
    }
    const askedIds = () => [...askedTables()].flatMap((table) => ids.get(table) ?? [])
    await tryIds(requestsOf(operation), { others: others(OTHER_IDS), askedIds, send })
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

/** Stands for an id while a request is made: the same request is then sent with one id after the other. */
const PLACEHOLDER = '5c0ffee5-0000-4000-8000-00000000c0de'

/** Those that take ids, where there are any. */
function requestsOf(operation: Operation): string[] {
  const requests = fittingRequests(operation, TRIES, 3, onlyId(PLACEHOLDER)).map((each) => JSON.stringify(each))
  const taking = requests.filter((request) => request.includes(PLACEHOLDER))
  return taking.length > 0 ? taking : requests
}

type Trial = { others: string[]; askedIds: () => string[]; send: (request: string) => Promise<void> }

/** First with an id of nobody, which shows what tables are asked; then with the ids of these, until no other is asked. */
async function tryIds(requests: string[], { others, askedIds, send }: Trial) {
  askedIds()
  await Promise.all(requests.map(send))
  const taking = requests.filter((request) => request.includes(PLACEHOLDER))
  const tried = new Set<string>()
  let next = taking.length > 0 ? [...others, ...askedIds()] : []
  while (next.length > 0) {
    for (const id of next) tried.add(id)
    await Promise.all(next.map((id, place) => send((taking[place % taking.length] ?? '').replaceAll(PLACEHOLDER, id))))
    next = [...new Set(askedIds())].filter((id) => !tried.has(id))
  }
}

/** Takes as many as asked for, going on where it stopped, round and round. */
function inTurn(items: readonly string[]): (count: number) => string[] {
  let place = 0
  return (count) => Array.from({ length: Math.min(count, items.length) }, () => items[place++ % items.length] ?? '')
}
