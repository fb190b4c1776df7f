import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { cloneDatabase } from '../testing/clone-database'
import { TEST_ROLES } from '../testing/test-cluster'
import { startListener } from './listen'
import { addressAs } from './roles'

let db: Awaited<ReturnType<typeof cloneDatabase>>
beforeAll(async () => void (db = await cloneDatabase()))
afterAll(() => db.close())

const quiet = { info() {}, warn() {}, error() {} }
const notify = (payload: string) => db.server.query('select pg_notify($1, $2)', ['news', payload])

/** A machine with other work may take its time. */
const PATIENCE = { timeout: 30_000, interval: 20 }

test('what is notified is heard, also after the connection was lost, and the gap is told', async () => {
  const heard: string[] = []
  const onGap = vi.fn()
  const listener = startListener(addressAs(db.owner, TEST_ROLES.server), quiet, onGap)
  const stop = listener.listen('news', (payload) => heard.push(payload))
  await vi.waitFor(async () => {
    await notify('one')
    expect(heard).toContain('one')
  }, PATIENCE)
  await db.server.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'listener' and datname = current_database()`,
  )
  await vi.waitFor(async () => {
    await notify('two')
    expect(heard).toContain('two')
  }, PATIENCE)
  expect(onGap).toHaveBeenCalledOnce()
  stop()
  await notify('three')
  await wait(50)
  expect(heard).not.toContain('three')
  await listener.close()
})

test('once it is listening, nothing that is notified on any of its channels is missed', async () => {
  const heard: string[] = []
  const listener = startListener(addressAs(db.owner, TEST_ROLES.server), quiet, () => {})
  listener.listen('other news', () => {})
  await listener.listening()
  listener.listen('news', (payload) => heard.push(payload))
  await listener.listening()
  await notify('at once')
  await expect.poll(() => heard).toEqual(['at once'])
  await listener.close()
})

test('a listener that is closed while it connects ends', async () => {
  const listener = startListener(addressAs(db.owner, TEST_ROLES.server), quiet, () => {})
  listener.listen('news', () => {})
  await listener.close()
})
