import { operation } from '@coverwright/contract/platform'
import { expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { bind, type Room } from '../platform/operations'
import { requestOf, startTestServer, testSessions } from '../platform/testing'
import { findAccepted, outsideWindow, recordRequests } from './sweep-signatures'

/** The whole number, 10,000, is run by `npm run bench -- r16`. */
const FORGERIES = 900

const declared = { takes: z.object({ text: z.string() }), gives: z.object({}), says: 'Does nothing' }
const operations = { touch: operation({ ...declared, post: '/v1/test/touch', may: 'signedIn' }) }
const room: Room = { name: 'test', operations: bind(operations, { touch: async () => ({}) }) }

test('replayed, altered and late requests are refused, every one, after a restart too', async () => {
  const people = testSessions()
  const first = await startTestServer({ rooms: [room], sessions: people.sessions })
  onTestFinished(first.close)
  const member = people.open(await first.openBrowser(), '11111111-1111-4111-8111-111111111111')
  const recorded = await recordRequests(first, operations.touch, { text: 'recorded' }, member)
  let number = 0
  const late = () =>
    requestOf(operations.touch, { text: 'late' }, { as: member, at: outsideWindow(new Date(), number++) })
  expect(await findAccepted(first, recorded, late, FORGERIES)).toEqual([])

  const restarted = await startTestServer({ rooms: [room], sessions: people.sessions, db: first.db })
  onTestFinished(restarted.close)
  expect(await findAccepted(restarted, recorded, late, FORGERIES)).toEqual([])
  expect((await restarted.call(operations.touch, { text: 'good' }, { as: member })).status).toBe(200)
}, 600_000)
