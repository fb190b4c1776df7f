import { fork } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { operation } from '@coverwright/contract/platform'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { z } from 'zod'
import { seedDemo } from '../../server/src/demo'
import { identity } from '../../server/src/company/identity'
import { addressAs, openConnections, prepareDatabase, rolesOf, startCluster } from '../../server/src/platform/database'
import { bind, type Room } from '../../server/src/platform/operations'
import { type Caller, requestOf, startTestServer, type TestServer } from '../../server/src/platform/testing'
import { ROOT } from '../../server/src/root'
import type { Load, LoadRequest, LoadResult } from './load'

const quiet = { info() {}, warn() {}, error() {} }
const CONNECTIONS = 20
const AT_ONCE = 32

const declared = {
  may: 'signedIn',
  takes: z.object({ search: z.string().max(40) }),
  gives: z.object({ rows: z.array(z.object({ place: z.number(), what: z.string(), at: z.string() })) }),
} as const

/** An ordinary reading call, once signed and once not. */
export const benchOperations = {
  signed: operation({ ...declared, post: '/v1/bench/listSigned', says: 'Lists twenty rows' }),
  unsigned: operation({ ...declared, post: '/v1/bench/listUnsigned', signed: false, says: 'Lists twenty rows' }),
}

const listRows = async (ctx: { company: string; db: TestServerDb }) => {
  const { rows } = await ctx.db.execute<{ place: string; what: string; at: Date }>(
    sql`select place, what, at from audit_log where company_id = ${ctx.company} order by place desc limit 20`,
  )
  return { rows: rows.map((row) => ({ place: Number(row.place), what: row.what, at: String(row.at) })) }
}
type TestServerDb = Parameters<Parameters<TestServer['within']>[1]>[0]['db']

const benchRoom: Room = { name: 'bench', operations: bind(benchOperations, { signed: listRows, unsigned: listRows }) }

/** PostgreSQL as it is shipped, on a disk and with every commit flushed, since that is what is measured. */
export async function startBenchCluster() {
  const folder = mkdtempSync(join(tmpdir(), 'coverwright-bench-'))
  chmodSync(folder, 0o755)
  const cluster = await startCluster({ folder, log: quiet })
  const stop = async () => {
    await cluster.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  return {
    admin: {
      host: '127.0.0.1',
      database: 'postgres',
      port: cluster.port,
      user: cluster.user,
      password: cluster.password,
    },
    stop,
  }
}

type Cluster = Awaited<ReturnType<typeof startBenchCluster>>

/** A database of its own with every table, wall and the queue. */
export async function openBenchDatabase({ admin }: Cluster, name: string) {
  const client = new pg.Client(admin)
  await client.connect()
  await client.query(`create database ${name}`)
  await client.end()
  const roles = rolesOf('bench', 'a secret that only measuring knows and nothing else')
  const address = { ...admin, database: name }
  await prepareDatabase(address, roles, ROOT)
  return {
    ...openConnections(address, roles, CONNECTIONS, quiet),
    isEmbedded: true,
    owner: addressAs(address, roles.owner),
  }
}

/** The real server with the demo's people, one of whom is signed in, and a company with something to list. */
export async function startBenchServer(db: Awaited<ReturnType<typeof openBenchDatabase>>) {
  const server = await startTestServer({ db, rooms: [identity, benchRoom] })
  const seeded = await seedDemo(db, server.jobParts.surroundings, { bookDays: 2 })
  if (!seeded) throw new Error('the demo was there before')
  const caller = await server.signIn('primary@harbour.example', seeded.password)
  const { rows } = await db.server.query<{ company: string }>(
    `select home_company as company from people where email = 'primary@harbour.example'`,
  )
  const company = rows[0]?.company ?? ''
  await server.within(company, async (ctx) => {
    for (let n = 0; n < 200; n++) await ctx.record('bench.looked', { n })
  })
  return { server, caller, company }
}

/** Requests are made, and signed, before the clock runs. */
export const benchRequests = (kind: keyof typeof benchOperations, as: Caller, count: number): LoadRequest[] =>
  Array.from({ length: count }, (_, n) => requestOf(benchOperations[kind], { search: `row ${n}` }, { as }))

/** Sends the requests from another process and gives the rate per second. */
export async function rateOf(url: string, requests: LoadRequest[]): Promise<number> {
  const child = fork(new URL('./load.ts', import.meta.url), { serialization: 'advanced' })
  try {
    child.send({ url, requests, atOnce: AT_ONCE } satisfies Load)
    const [result] = (await once(child, 'message')) as [LoadResult]
    if (result.refused > 0) throw new Error(`${result.refused} of ${requests.length} calls were refused`)
    return (requests.length / result.ms) * 1000
  } finally {
    child.kill()
  }
}
