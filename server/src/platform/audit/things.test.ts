import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ROOT } from '../../root'
import { startTestServer, type TestServer } from '../testing'
import { thingsIn } from './things'

const COMPANY = '11111111-1111-4111-8111-111111111111'
const id = (n: number) => `0190000${n}-0000-7000-8000-00000000000a`
let server: TestServer

beforeAll(async () => {
  server = await startTestServer({ rooms: [] })
})
afterAll(() => server.close())

test('an entry is about every thing that it names by id, whatever part the thing has in it', () => {
  expect(thingsIn({ memberId: id(1), invitationId: id(2) })).toEqual([
    { kind: 'member', id: id(1) },
    { kind: 'invitation', id: id(2) },
  ])
  expect(thingsIn({ fromMemberId: id(1), toMemberId: id(2), roleIds: [id(3), id(3)] })).toEqual([
    { kind: 'member', id: id(1) },
    { kind: 'member', id: id(2) },
    { kind: 'role', id: id(3) },
  ])
  expect(thingsIn({ tokenId: id(4).toUpperCase() })).toEqual([{ kind: 'token', id: id(4) }])
})

test('what is no id is not taken for one', () => {
  expect(thingsIn({ Id: id(1), groupId: null, designId: 'HK-1', name: id(1), paid: id(1), counts: [1, {}] })).toEqual(
    [],
  )
})

const found = () =>
  server.within(COMPANY, async (ctx) => {
    const { rows } = await ctx.db.execute(sql`select kind, thing_id, place::int from audit_things order by 1, 2, 3`)
    return rows
  })

test('an entry is found by the things it names, also one that was written before they were kept', async () => {
  await server.within(COMPANY, async (ctx) => {
    await ctx.record('test.done', { memberId: id(1).toUpperCase(), toMemberId: id(2), groupId: null })
    await ctx.record('test.seen', { roleIds: [id(3), id(3), id(1)], tokenId: id(4), name: id(5), Id: id(6) })
    await ctx.record('test.idle', {})
  })
  const written = await found()
  expect(written).toEqual([
    { kind: 'member', thing_id: id(1), place: 1 },
    { kind: 'member', thing_id: id(2), place: 1 },
    { kind: 'role', thing_id: id(1), place: 2 },
    { kind: 'role', thing_id: id(3), place: 2 },
    { kind: 'token', thing_id: id(4), place: 2 },
  ])
  await asOwner(['alter table audit_things no force row level security', 'delete from audit_things'])
  expect(await found()).toEqual([])
  await asOwner([backfill(), 'alter table audit_things force row level security'])
  expect(await found()).toEqual(written)
})

function backfill(): string {
  const folder = join(ROOT, 'server', 'migrations')
  const file = readdirSync(folder).find((name) => name.endsWith('_audit_things_of_the_past.sql'))
  return readFileSync(join(folder, file ?? ''), 'utf8')
}

/** As the one who migrates, who may do what the server's role may not. */
async function asOwner(statements: string[]) {
  const owner = new pg.Client(server.db.owner)
  await owner.connect()
  try {
    for (const statement of statements) await owner.query(statement)
  } finally {
    await owner.end()
  }
}
