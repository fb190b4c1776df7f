import type { Address } from '../../server/src/platform/database'
import { findFragile } from '../../server/src/sweeps/sweep-garbage'
import { startSweepServer } from '../../server/src/sweeps/sweep-server'
import { openBenchDatabase } from './bench-server'

/** Every so-manieth operation, in this process. */
export type BadRequestsShare = { admin: Address; share: number; of: number; each: number; seed: number }
export type BadRequestsFound = { operations: number; fragile: string[] }

process.once('message', async (wanted) => {
  const { admin, share, of, each, seed } = wanted as BadRequestsShare
  const db = await openBenchDatabase({ admin, stop: async () => {} }, `bad_requests_${share}`)
  const server = await startSweepServer({ db, settings: { SIGNING_KEY_BITS: '1024' } })
  const operations = server.operations.filter((_, place) => place % of === share)
  const fragile = await findFragile(server, each, seed, operations)
  process.send?.({ operations: operations.length, fragile } satisfies BadRequestsFound)
  await server.close()
  await db.close()
})
