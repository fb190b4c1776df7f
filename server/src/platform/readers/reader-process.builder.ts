import { event } from '@coverwright/contract/platform'
import { z } from 'zod'
import { type Address, openConnections } from '../database'
import type { JobParts } from '../jobs'
import { insideCompany, on, type Room } from '../operations'
import { TEST_ROLES } from '../testing/test-cluster'
import { startReaders } from './start-readers'

/** For the test of crashes only: a process that writes or reads events and says on its output how far it is. */
export type ProcessOrder = {
  address: Address
  company: string
  /** Emits so many events in one transaction. */
  writes?: number
  /** Goes no further in that transaction than to its last statement. */
  neverCommits?: boolean
  reads?: boolean
  /** Has done this event's effect and never gets to its commit. */
  hangsAt?: number
}

export const counted = event({ name: 'count.made', says: 'Something was counted', carries: z.object({ n: z.int() }) })
export const EFFECT = 'test.effect'

const forever = () => new Promise<never>(() => setInterval(() => {}, 60_000))
const quiet = { info() {}, warn() {}, error() {} } as never

const roomOf = ({ hangsAt }: ProcessOrder): Room => ({
  name: 'test',
  operations: [],
  events: [counted],
  readers: [
    {
      name: 'test.effects',
      handles: [
        on(counted, async (ctx, { place, data }) => {
          await ctx.record(EFFECT, { n: data.n })
          console.log(`at ${place}`)
          if (place === hangsAt) await forever()
        }),
      ],
    },
  ],
})

async function follow(order: ProcessOrder) {
  const { address, company } = order
  const connections = openConnections(address, TEST_ROLES, 4, quiet)
  const parts: JobParts = {
    database: { ...connections, isEmbedded: true },
    rooms: [roomOf(order)],
    surroundings: {} as never,
    log: quiet,
    listCompanies: async () => [company],
    readMember: async () => null,
  }
  if (order.writes)
    await insideCompany(parts, { company, requestId: 'crash' }, async (ctx) => {
      for (let n = 1; n <= (order.writes ?? 0); n++) await ctx.emit(counted, { n })
      if (!order.neverCommits) return
      console.log('uncommitted')
      await forever()
    })
  if (order.writes) console.log('committed')
  if (order.reads) await startReaders(parts)
  await forever()
}

const [given] = process.argv.slice(2)
if (given?.startsWith('{')) void follow(JSON.parse(given) as ProcessOrder)
