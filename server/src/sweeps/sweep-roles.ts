import type { Operation } from '@coverwright/contract/platform'
import { type Permission, rolePermissions, type SystemRole, systemRoles } from '@coverwright/rules/company/members'
import { type Caller, readAnswer, requestOf, type TestServer } from '../platform/testing'
import { lookAtOther, rowsOf } from './other-company'
import { idRequests } from './shape-arbitrary'
import type { SweepServer } from './sweep-server'

/** Everybody there is: the system roles, a member whose only role gives nothing, and somebody without a session. */
const everybody = [...systemRoles, 'powerless', 'stranger'] as const
export type Who = (typeof everybody)[number]
type Outcome = 'in' | 'noPermission' | 'noSession'

/** One at a time would take minutes with hundreds of operations; the cells do not touch each other. */
const AT_ONCE = 12

export const heldBy = (who: Who): readonly Permission[] =>
  who === 'powerless' || who === 'stranger' ? [] : rolePermissions[who satisfies SystemRole]

/** The written table: what the rules and the operation together say of a caller. */
function written({ may }: Operation, who: Who): Outcome {
  if (may === 'anyone') return 'in'
  if (who === 'stranger') return 'noSession'
  return may === 'signedIn' || heldBy(who).includes(may) ? 'in' : 'noPermission'
}

/** A body that no schema takes: whoever gets in is refused for it and for nothing else, so nothing is ever done. */
const UNFIT = '[]'

/** Every operation for everybody, against the written table; gives the cells that differ. */
export async function findDifferences(
  server: TestServer,
  operations: readonly Operation[],
  callers: Readonly<Record<Who, Caller>>,
): Promise<string[]> {
  const cells = operations.flatMap((operation) => everybody.map((who) => ({ operation, who })))
  const outcomes = await inGroups(cells, async ({ operation, who }) => {
    const seen = await tryOut(server, operation, callers[who])
    const said = written(operation, who)
    return seen === said ? null : `${operation.path} as ${who}: ${seen}, but written is ${said}`
  })
  return outcomes.filter((each) => each !== null)
}

async function tryOut(server: TestServer, operation: Operation, as: Caller): Promise<Outcome | string> {
  const request = requestOf(operation, operation.method === 'GET' ? {} : JSON.parse(UNFIT), { as })
  const { http, status, message } = await readAnswer(await server.send(request))
  if (http === 201) return 'noSession'
  if (status === 403) return 'noPermission'
  // What reads only its query or its headers finds nothing wrong with the body.
  const takesAnyBody = operation.method === 'GET' || operation.pagedByHeaders === true
  const isInside = status === 400 || (takesAnyBody && status === 200)
  return isInside ? 'in' : `HTTP ${http}, status ${status} ${message}`
}

/** Each role with what it may call and the ids of another company: what of that company shows, and what changes there. */
export async function findCrossings(server: SweepServer): Promise<string[]> {
  const { before, ids: idsByTable, telling } = await lookAtOther(server)
  const ids = [...idsByTable.values()].flat()
  const callers = new Map<Who, Caller>()
  for (const who of everybody.filter((each) => each !== 'stranger')) {
    const caller = await server.openAs(heldBy(who), server.neighbour)
    callers.set(who, caller)
  }
  const calls = server.operations
    .filter(({ operation }) => !operation.streams)
    .map(({ operation }) => ({ operation, made: idRequests(operation, 1, 7)[0] }))
  const cells = [...callers].flatMap(([who, as]) =>
    calls
      .filter(({ operation }) => written(operation, who) === 'in')
      .map((call, place) => ({ ...call, who, as, id: ids[place % ids.length] ?? '' })),
  )
  const shown = await inGroups(cells, async ({ as, id, operation, made, who }) => {
    const request = made?.naming(id)
    const sent = JSON.stringify(request)
    const answer = JSON.stringify(await server.call(operation, request, { as }))
    const leaked = telling(answer, sent)
    return leaked === undefined ? null : `${operation.path} as ${who} shows ${leaked}`
  })
  const after = await rowsOf(server, server.company)
  const changed = [...after].filter(([table, rows]) => rows !== before.get(table))
  return [...shown.filter((each) => each !== null), ...changed.map(([table]) => `somebody changes ${table}`)]
}

async function inGroups<Item, Result>(items: readonly Item[], work: (item: Item) => Promise<Result>) {
  const results: Result[] = []
  for (let start = 0; start < items.length; start += AT_ONCE)
    results.push(...(await Promise.all(items.slice(start, start + AT_ONCE).map(work))))
  return results
}
