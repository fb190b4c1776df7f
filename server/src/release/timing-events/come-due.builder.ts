import type { Operation, SendsOf } from '@coverwright/contract/platform'
import type { Caller, TestServer } from '../../platform/testing'
import { RUN_EVENT } from './run-next'

/** Jobs become due by the clock of the database, which no test moves: these are put before the worker by hand. */
export async function comeDue(server: TestServer, company: string, memberId: string, ids: readonly string[]) {
  for (const id of ids)
    await server.within(company, (ctx) => ctx.enqueue(RUN_EVENT, { id }, { key: `timing-event:${id}` }), memberId)
  await server.runJobs()
}

/** Keys of a browser are good for twelve hours: whoever asks days later has come back with others. */
export function lastingAsker(server: () => TestServer, clock: { now: Date }) {
  const browsers = new Map<string | null, { from: number; opened: Promise<Caller> }>()
  const open = (token: string | null) => {
    const known = browsers.get(token)
    if (known && clock.now.getTime() - known.from < 10 * 3_600_000) return known.opened
    const opened = server().openBrowser()
    browsers.set(token, { from: clock.now.getTime(), opened })
    return opened
  }
  return ({ token, accountId }: Caller) =>
    async <Op extends Operation>(operation: Op, input: SendsOf<Op>) =>
      server().call(operation, input, { as: { ...(await open(token)), token, accountId } })
}
