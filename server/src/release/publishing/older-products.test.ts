import { publisherOperations } from '@coverwright/contract/release/publishing'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { EXTRA_SQL } from '../../platform/database/extra-sql'
import { startTestServer, type TestServer } from '../../platform/testing'
import { people, rooms, shopOn } from './shop.builder'

let server: TestServer
beforeAll(async () => void (server = await startTestServer({ rooms, sessions: people.sessions })))
afterAll(() => server.close())

test('what was published before there was a shelf stands on it after an upgrade, with its log, however often it starts', async () => {
  const { as, shell, product } = await shopOn(server).publish()
  const company = as.session.company
  const owner = new pg.Client(server.db.owner)
  await owner.connect()
  await owner.query(
    `insert into company_registry (id, name, folded_name, folded_licence, business_type, created_at)
      values ($1, $2, $2, $2, 'insurer', now())`,
    [company, `Company ${company}`],
  )
  const forget = async () => {
    await owner.query(`select set_config('app.company_id', $1, false)`, [company])
    for (const table of ['mounts', 'releases', 'primary_products']) await owner.query(`delete from ${table}`)
  }
  const start = async () => {
    for (const statement of EXTRA_SQL) await owner.query(statement)
  }
  // A database of before has no such remark.
  await owner.query('comment on table mounts is null')
  await forget()
  await start()
  await start()
  const shelf = await server.call(publisherOperations.listForSale, {}, { as })
  expect(shelf.data?.rows).toMatchObject([{ id: product.id, live: { id: shell.id } }])
  const { releases, history } = (await server.call(publisherOperations.get, { productId: product.id }, { as })).data!
  expect(releases).toMatchObject([{ number: 1, hash: shell.bodyHash, changes: [] }])
  expect(history).toMatchObject([{ why: 'publish', number: 1, share: 100, at: shell.publishedAt }])

  // That was once: later starts look at no company any more.
  await forget()
  await start()
  expect((await owner.query('select from mounts')).rowCount).toBe(0)
  await owner.end()
})
