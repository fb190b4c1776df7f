import { fork } from 'node:child_process'
import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import { startTestCluster } from '../../server/src/platform/testing/test-cluster'
import type { BadRequestsShare, BadRequestsFound } from './bad-requests-share'
import type { Figure } from './measure'

const EACH = 2_000
const SHARES = Math.max(2, Math.min(4, availableParallelism()))

/** Two thousand bad requests for every operation there is: nothing breaks, tells about its inside or takes a second. */
export async function measureBadRequests(): Promise<Figure> {
  // In memory and without waiting for a disk, which is not what is asked here.
  const cluster = await startTestCluster()
  try {
    const seed = Date.now() % 1_000_000
    const shares = Array.from({ length: SHARES }, (_, share) =>
      sweepShare({ admin: cluster.admin, share, of: SHARES, each: EACH, seed }),
    )
    const found = await Promise.all(shares)
    const fragile = found.flatMap((each) => each.fragile)
    for (const each of fragile) console.error(`seed ${seed}: ${each}`)
    const operations = found.reduce((sum, each) => sum + each.operations, 0)
    return {
      name: 'R10 operations that bad requests break',
      ours: String(fragile.length),
      peer: `${operations} operations x ${EACH}`,
      ratio: fragile.length,
      goal: '0',
      holds: fragile.length === 0,
    }
  } finally {
    await cluster.stop()
  }
}

/** A process of its own with a server of its own, so that every core has one to work on. */
async function sweepShare(share: BadRequestsShare): Promise<BadRequestsFound> {
  const child = fork(new URL('./bad-requests-share.ts', import.meta.url))
  const ended = once(child, 'exit').then(() => {
    throw new Error(`share ${share.share} ended before it was done`)
  })
  child.send(share)
  const [found] = (await Promise.race([once(child, 'message'), ended])) as [BadRequestsFound]
  child.disconnect()
  return found
}
