import { operation } from '@coverwright/contract/platform'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { Refused } from '../../kernel'
import { bind, memberJob, type Room } from '../operations'
import { startTestServer, type TestServer, testSessions } from '../testing'
import { runDueJobs } from './start-jobs'

const COMPANY = '11111111-1111-4111-8111-111111111111'
const operations = {
  schedule: operation({
    post: '/v1/test/schedule',
    may: 'publishing.release',
    writes: true,
    takes: z.object({ text: z.string() }),
    gives: z.object({}),
    says: 'Does something later',
  }),
}

let outcomes: string[] = []

const room: Room = {
  name: 'test',
  operations: bind(operations, {
    schedule: async (ctx, { text }) => {
      await ctx.enqueue('test.publish', { text })
      return {}
    },
  }),
  memberJobs: [
    memberJob({
      task: 'test.publish',
      payload: z.object({ text: z.string() }),
      may: 'publishing.release',
      run: async (ctx, { text }) => {
        await ctx.record('test.published', { text })
        if (text === 'taken') throw new Refused('test.taken')
        outcomes.push(`${text} by ${ctx.member.id}`)
      },
      refused: async (ctx, { text }, { code }) => {
        await ctx.record('test.refused', { text, code })
        outcomes.push(`${text}: ${code}`)
      },
    }),
  ],
}

let server: TestServer
const people = testSessions()

beforeAll(async () => {
  server = await startTestServer({ rooms: [room], sessions: people.sessions, listCompanies: async () => [COMPANY] })
})
afterAll(() => server.close())
beforeEach(() => void (outcomes = []))

/** Somebody who may publish asks for it; what becomes of them until it runs is the test's to say. */
async function scheduled(text: string) {
  const member = people.open(await server.openBrowser(), COMPANY, ['publishing.release'])
  expect((await server.call(operations.schedule, { text }, { as: member })).status).toBe(200)
  return member
}

async function recorded(text: string) {
  const { rows } = await server.within(COMPANY, (ctx) =>
    ctx.db.execute<{ what: string; member_id: string }>(
      sql`select what, member_id from audit_log where about->>'text' = ${text} order by at`,
    ),
  )
  return rows
}

test('it runs in the name of who asked for it, and is recorded as theirs', async () => {
  const member = await scheduled('summer')
  await server.runJobs()
  expect(outcomes).toEqual([`summer by ${member.session.member.id}`])
  expect(await recorded('summer')).toEqual([{ what: 'test.published', member_id: member.session.member.id }])
})

test('who lost the right meanwhile is refused, once, and nothing is done', async () => {
  const member = await scheduled('autumn')
  people.change(member.session, { member: { ...member.session.member, permissions: ['products.read'] } })
  await server.runJobs()
  await server.runJobs()
  expect(outcomes).toEqual(['autumn: platform.noPermission'])
})

test('who is gone is refused', async () => {
  const member = await scheduled('winter')
  people.end(member.session)
  await server.runJobs()
  expect(outcomes).toEqual(['winter: platform.noPermission'])
})

test('whose company may do nothing any more is refused with its reason, once', async () => {
  await scheduled('spring')
  const over = { ...server.jobParts, readMember: () => Promise.reject(new Refused('subscriptions.trialExpired')) }
  await runDueJobs(over)
  await runDueJobs(over)
  expect(outcomes).toEqual(['spring: subscriptions.trialExpired'])
})

test('a refusal on the way undoes what was done, is told, and is not tried again', async () => {
  const member = await scheduled('taken')
  await server.runJobs()
  await server.runJobs()
  expect(outcomes).toEqual(['taken: test.taken'])
  expect(await recorded('taken')).toEqual([{ what: 'test.refused', member_id: member.session.member.id }])
})
