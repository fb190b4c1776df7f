import { auditOperations, type TimelineQuery } from '@coverwright/contract/company/audit'
import { joiningOperations, memberOperations } from '@coverwright/contract/company/members'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { z } from 'zod'
import {
  type Caller,
  CHOSEN_PASSWORD,
  linkSentTo,
  makeTeam,
  startTestServer,
  type TestServer,
} from '../../platform/testing'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const timeline = (as: Caller, query: z.input<typeof TimelineQuery>) =>
  server.call(auditOperations.listTimeline, query, { as })

const told = (rows: { what: string }[] | undefined) => rows?.map(({ what }) => what)

/** Somebody who was invited, has joined, and was given another role. */
async function newcomer(team: Awaited<ReturnType<typeof makeTeam>>) {
  const { primary, at, roleId } = team
  const email = `ivy@${at}`
  await server.call(memberOperations.invite, { email, roleIds: [roleId('Standard')] }, { as: primary })
  const accepted = { ...CHOSEN_PASSWORD, agreesToPrivacy: true, agreesToTerms: true } as const
  const link = await linkSentTo(server, email)
  await server.call(joiningOperations.acceptInvitation, { link, email, firstName: 'Ivy', lastName: 'Ng', ...accepted })
  const found = await server.call(memberOperations.findMember, { email }, { as: primary })
  const memberId = found.data?.id ?? ''
  await server.call(memberOperations.setRoles, { memberId, roleIds: [roleId('Designer')] }, { as: primary })
  return memberId
}

test('the story of a member begins with the invitation, newest first, and says who did what', async () => {
  const team = await makeTeam(server)
  const id = await newcomer(team)
  const { data } = await timeline(team.admin, { kind: 'member', id })
  expect(told(data?.rows)).toEqual(['members.rolesChanged', 'members.joined', 'members.invited'])
  expect(data?.hasEarlier).toBe(false)
  expect(data?.rows[0]).toMatchObject({
    memberId: team.idOf('primary'),
    about: { from: ['Standard'], to: ['Designer'] },
  })
  expect(data?.rows[1]).toMatchObject({ memberId: id, memberName: 'Ivy Ng' })
})

test('earlier entries come page by page; one that is written meanwhile moves none of them', async () => {
  const team = await makeTeam(server)
  const id = await newcomer(team)
  const first = await timeline(team.primary, { kind: 'member', id, limit: 2 })
  expect(told(first.data?.rows)).toEqual(['members.rolesChanged', 'members.joined'])
  expect(first.data?.hasEarlier).toBe(true)
  await server.call(memberOperations.deactivateMember, { memberId: id }, { as: team.primary })
  const before = first.data?.rows.at(-1)?.place
  const second = await timeline(team.primary, { kind: 'member', id, limit: 2, ...(before ? { before } : {}) })
  expect(told(second.data?.rows)).toEqual(['members.invited'])
  expect(second.data?.hasEarlier).toBe(false)
})

test('both who hand the primary role over have it in their story', async () => {
  const { primary, idOf } = await makeTeam(server)
  const toMember = idOf('standard')
  await server.call(joiningOperations.startTransfer, { memberId: toMember }, { as: primary })
  await server.call(joiningOperations.cancelTransfer, {}, { as: primary })
  const { data } = await timeline(primary, { kind: 'member', id: toMember, limit: 2 })
  expect(told(data?.rows)).toEqual(['members.transferCancelled', 'members.transferStarted'])
})

test('whoever may not open a kind of thing is not told what happened to one', async () => {
  const { idOf, at } = await makeTeam(server)
  const standard = await server.signIn(`standard@${at}`)
  const refused = await timeline(standard, { kind: 'member', id: idOf('standard') })
  expect(refused).toMatchObject({ status: 403, message: 'platform.noPermission' })
  expect(await timeline(standard, { kind: 'product', id: idOf('standard') })).toMatchObject({ status: 200 })
})

test('what happened to a thing of another company is nothing', async () => {
  const [ours, theirs] = [await makeTeam(server), await makeTeam(server)]
  const { data } = await timeline(ours.primary, { kind: 'member', id: theirs.idOf('standard') })
  expect(data).toEqual({ rows: [], hasEarlier: false })
})

test('behind the wall between companies a story is still read by its index', async () => {
  const { company, idOf } = await makeTeam(server)
  const plan = await server.within(company.id, async (ctx) => {
    await ctx.db.execute(sql`set local enable_seqscan = off`)
    const { rows } = await ctx.db.execute<{ 'QUERY PLAN': string }>(
      sql`explain select place from audit_things where company_id = ${company.id} and kind = 'member'
        and thing_id = ${idOf('standard')} and place < 1000 order by place desc limit 21`,
    )
    return rows.map((row) => row['QUERY PLAN']).join('\n')
  })
  expect(plan).toMatch(/Index Only Scan Backward using audit_things/)
  expect(plan).toMatch(/Index Cond: .*kind.*thing_id.*place/)
  expect(plan).not.toMatch(/Sort/)
})
