import { randomUUID } from 'node:crypto'
import type { Operation } from '@coverwright/contract/platform'
import type { Caller } from '../platform/testing'
import { fittingRequests } from './shape-arbitrary'
import type { SweepServer } from './sweep-server'

const AT_ONCE = 20

/** Writing operations that a repeated call runs twice, answers differently, or lets run with another body. */
export async function findUnrepeatable(server: SweepServer): Promise<string[]> {
  const found: string[] = []
  const member = await server.openAs('everything')
  const stranger = await server.openBrowser()
  for (const { operation } of server.operations.filter((each) => each.operation.writes)) {
    const as = operation.may === 'anyone' ? stranger : member
    const why = await tryRepeats(server, operation, as)
    if (why) found.push(`${operation.path} ${why}`)
  }
  return found
}

async function tryRepeats(server: SweepServer, operation: Operation, as: Caller): Promise<string | null> {
  const [request, other] = twoRequests(operation)
  const without = await server.call(operation, request, { as, idempotencyKey: null })
  if (without.message !== 'platform.idempotencyKeyMissing') return `ran without a key: ${without.message}`
  const options = { as, idempotencyKey: randomUUID() }
  const before = server.runsOf(operation.path)
  const answers = await Promise.all(Array.from({ length: AT_ONCE }, () => server.call(operation, request, options)))
  const after = server.runsOf(operation.path)
  const runs = before === null || after === null ? 1 : after - before
  if (runs !== 1) return `ran ${runs} times for one key`
  if (new Set(answers.map((answer) => JSON.stringify(answer))).size !== 1) return 'gave one key different answers'
  const reused = await server.call(operation, other, options)
  if (reused.message !== 'platform.idempotencyKeyReused')
    return `took another body with the same key: ${reused.message}`
  return null
}

/** Requests that pass their schema; where it knows only one, a field that it ignores makes the second. */
function twoRequests(operation: Operation): [unknown, unknown] {
  const [one, two] = fittingRequests(operation, 2, 5)
  if (one === undefined) throw new Error(`no request fits ${operation.path}: give its schema examples with .meta()`)
  const isSame = two === undefined || JSON.stringify(one) === JSON.stringify(two)
  return [one, isSame ? { ...(one as object), another: true } : two]
}
