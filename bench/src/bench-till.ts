import type { Room } from '../../server/src/platform/operations'
import { openTill, startSales } from '../../server/src/selling/orders/sale.builder'
import { openBenchDatabase, startBenchCluster } from './bench-server'

/** So many as the word of the command line says, `sales=200`, to look at a figure quickly; what is printed says how many. */
export function sizeOf(word: string, whole: number): number {
  const given = process.argv.find((each) => each.startsWith(`${word}=`))
  return given ? Number(given.slice(word.length + 1)) : whole
}

/** A company that sells, on a database that flushes every commit, and its server. */
export async function openBenchTill(name: string, rooms: readonly Room[] = []) {
  const cluster = await startBenchCluster()
  const db = await openBenchDatabase(cluster, name)
  const server = await startSales({ db, rooms })
  const till = await openTill(server, { most: 999_999 })
  return {
    ...{ cluster, db, server, till },
    async close() {
      await server.close()
      await db.close()
      await cluster.stop()
    },
  }
}

export type BenchTill = Awaited<ReturnType<typeof openBenchTill>>

/** So many lanes at once, each with the next one until all are done. */
export async function inLanes(lanes: number, count: number, work: (place: number) => Promise<unknown>) {
  let next = 0
  const lane = async () => {
    for (let place = next++; place < count; place = next++) await work(place)
  }
  await Promise.all(Array.from({ length: lanes }, lane))
}
