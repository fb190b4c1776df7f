import fc from 'fast-check'
import type { SweepServer } from './sweep-server'
import { requestsFor } from './shape-arbitrary'

/** Operations that let in somebody without a session. */
export async function findOpenToStrangers(server: SweepServer): Promise<string[]> {
  const found: string[] = []
  const stranger = await server.openBrowser()
  const forger = { ...stranger, token: 'eyJhbGciOiJub25lIn0.e30.' }
  for (const { operation } of server.operations.filter((each) => each.operation.may !== 'anyone'))
    for (const as of [stranger, forger]) {
      const answer = await server.call(operation, {}, { as })
      if (answer.http !== 201 || answer.status !== 0)
        found.push(`${operation.path} answered HTTP ${answer.http}, status ${answer.status}`)
    }
  return found
}

/** Operations that let in somebody who lacks their permission. */
export async function findUnguarded(server: SweepServer): Promise<string[]> {
  const found: string[] = []
  const powerless = await server.openAs('nothing')
  const guarded = server.operations.filter(
    ({ operation }) => operation.may !== 'anyone' && operation.may !== 'signedIn',
  )
  for (const { operation } of guarded) {
    const [request] = fc.sample(requestsFor(operation), { numRuns: 1, seed: 1 })
    const before = server.runsOf(operation.path)
    const answer = await server.call(operation, request, { as: powerless })
    if (answer.status !== 403) found.push(`${operation.path} answered status ${answer.status}`)
    if (server.runsOf(operation.path) !== before) found.push(`${operation.path} ran`)
  }
  return found
}
