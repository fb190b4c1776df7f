import { identityOperations } from '@coverwright/contract/company/identity'
import { settingsOperations } from '@coverwright/contract/company/settings'
import { joiningOperations, memberOperations, roleOperations } from '@coverwright/contract/company/members'
import { MAX_SECONDARY_USERS } from '@coverwright/rules/company/members'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type Caller,
  CHOSEN_PASSWORD,
  linkSentTo,
  makeCompany,
  makeTeam,
  readMailbox,
  startTestServer,
  testClock,
  type TestServer,
} from '../../platform/testing'

let server: TestServer
const clock = testClock()

beforeAll(async () => {
  server = await startTestServer({ clock: clock.read })
})
afterAll(() => server.close())

const invite = (as: Caller, email: string, roleId: string) =>
  server.call(memberOperations.invite, { email, roleIds: [roleId] }, { as })

const accepted = { ...CHOSEN_PASSWORD, agreesToPrivacy: true, agreesToTerms: true } as const
const accept = (link: string, email: string) =>
  server.call(joiningOperations.acceptInvitation, { link, email, firstName: 'Ivy', lastName: 'Ng', ...accepted })

test('an invited person joins with the invited address only, once, and is in', async () => {
  const { primary, roleId, at, company } = await makeTeam(server)
  const invited = await invite(primary, `ivy@${at}`, roleId('Designer'))
  expect(invited.data).toMatchObject({
    kind: 'invitation',
    state: 'invited',
    standing: 'secondary',
    may: ['resend', 'cancel'],
  })
  const link = await linkSentTo(server, `ivy@${at}`)
  const shown = await server.call(joiningOperations.getInvitation, { link })
  expect(shown.data).toMatchObject({ companyName: company.name, email: `ivy@${at}`, roleNames: ['Designer'] })
  expect(await accept(link, `other@${at}`)).toMatchObject({ message: 'members.otherAddress', field: 'email' })
  const browser = await server.openBrowser()
  const joined = await server.call(
    joiningOperations.acceptInvitation,
    { link, email: `IVY@${at}`, firstName: 'Ivy', lastName: 'Ng', ...accepted },
    { as: browser },
  )
  const me = await server.call(
    identityOperations.me,
    {},
    { as: { ...browser, token: joined.data?.tokens.IdToken ?? '' } },
  )
  expect(me.data?.PowerList.permissionRoleList).toEqual([{ name: 'Designer' }])
  expect(me.data?.company.name).toBe(company.name)
  expect((await accept(link, `ivy@${at}`)).message).toBe('identity.linkExpired')
  expect((await server.call(joiningOperations.getInvitation, { link })).message).toBe('identity.linkExpired')
})

test('of thirty acceptances one makes a member', async () => {
  const { primary, roleId, at } = await makeTeam(server)
  await invite(primary, `ivy@${at}`, roleId('Standard'))
  const link = await linkSentTo(server, `ivy@${at}`)
  const as = await server.openBrowser()
  const input = { link, email: `ivy@${at}`, firstName: 'Ivy', lastName: 'Ng', ...accepted }
  const answers = await Promise.all(
    Array.from({ length: 30 }, () => server.call(joiningOperations.acceptInvitation, input, { as })),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
})

test('addresses that are members, invited or registered elsewhere are refused at the field', async () => {
  const { primary, roleId, at } = await makeTeam(server)
  const other = await makeCompany(server)
  await invite(primary, `twice@${at}`, roleId('Standard'))
  const refusal = async (email: string) => (await invite(primary, email, roleId('Standard'))).message
  expect(await refusal(`Twice@${at}`)).toBe('members.alreadyInvited')
  expect(await refusal(`admin@${at}`)).toBe('members.alreadyMember')
  expect(await refusal(other.primary)).toBe('members.emailRegistered')
  const foreign = await server.call(roleOperations.listRoles, {}, { as: await server.signIn(other.primary) })
  const foreignRole = foreign.data?.roles[2]?.id ?? ''
  expect(await invite(primary, `new@${at}`, foreignRole)).toMatchObject({
    status: 404,
    message: 'members.role.notFound',
  })
})

test('only the primary user names admins, nobody invites a primary user, and both limits hold', async () => {
  const { primary, admin, roleId, at } = await makeTeam(server)
  expect((await invite(admin, `x@${at}`, roleId('Admin'))).message).toBe('members.onlyPrimaryNamesAdmins')
  expect((await invite(primary, `x@${at}`, roleId('Primary'))).message).toBe('members.primaryNotInvited')
  for (let at2 = 1; at2 <= 4; at2++)
    expect((await invite(primary, `adm${at2}@${at}`, roleId('Admin'))).status).toBe(200)
  expect(await invite(primary, `adm5@${at}`, roleId('Admin'))).toMatchObject({
    message: 'members.adminLimit',
    values: { limit: 5 },
  })
  const emails = Array.from({ length: 20 }, (_, place) => `s${place}@${at}`)
  const answers = await Promise.all(emails.map((email) => invite(primary, email, roleId('Standard'))))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(MAX_SECONDARY_USERS - 1)
  expect(answers.find(({ status }) => status !== 200)?.message).toBe('members.secondaryLimit')
})

test('an invitation is sent again with a new link, taken back, and runs out', async () => {
  const { primary, roleId, at } = await makeTeam(server)
  const invited = await invite(primary, `ivy@${at}`, roleId('Standard'))
  const invitationId = invited.data?.id ?? ''
  const first = await linkSentTo(server, `ivy@${at}`)
  clock.tick()
  await server.call(memberOperations.resendInvitation, { invitationId }, { as: primary })
  expect((await accept(first, `ivy@${at}`)).message).toBe('identity.linkExpired')
  const second = await linkSentTo(server, `ivy@${at}`)
  await server.call(memberOperations.cancelInvitation, { invitationId }, { as: primary })
  expect((await accept(second, `ivy@${at}`)).message).toBe('identity.linkExpired')
  const gone = await server.call(memberOperations.cancelInvitation, { invitationId }, { as: primary })
  expect(gone).toMatchObject({ status: 404, message: 'members.invitation.notFound' })
  expect((await invite(primary, `ivy@${at}`, roleId('Standard'))).message).toBe('identity.mailJustSent')
  const row = { email: `ivy@${at}` }
  const listed = await server.call(memberOperations.inviteMany, { rows: [row] }, { as: primary })
  expect(listed.data?.rows).toMatchObject([{ result: 'refused', refusal: 'identity.mailJustSent' }])
  clock.later(60_000)
  await invite(primary, `ivy@${at}`, roleId('Standard'))
  const third = await linkSentTo(server, `ivy@${at}`)
  const before = clock.now
  clock.now = new Date(clock.now.getTime() + 7 * 86_400_000)
  expect((await accept(third, `ivy@${at}`)).message).toBe('identity.linkExpired')
  clock.now = before
})

test('a mailbox is sent its invitation again once a minute and five times an hour', async () => {
  const { primary, roleId, at } = await makeTeam(server)
  const invitationId = (await invite(primary, `ivy@${at}`, roleId('Standard'))).data?.id ?? ''
  const again = () => server.call(memberOperations.resendInvitation, { invitationId }, { as: primary })
  for (let sent = 1; sent <= 5; sent++) {
    expect((await again()).status).toBe(200)
    expect(await again()).toMatchObject({ message: 'identity.mailJustSent', values: { seconds: 60 } })
    clock.later(60_000)
  }
  expect(await again()).toMatchObject({ message: 'identity.mailSentTooOften', values: { minutes: 55 } })
  expect(await readMailbox(server, `ivy@${at}`)).toHaveLength(6)
})

test('a list is checked row by row before anything is sent, then sent row by row', async () => {
  const { primary, at } = await makeTeam(server)
  const rows = [
    { email: `one@${at}`, role: 'standard' },
    { email: 'not an address', role: '' },
    { email: `ONE@${at}`, role: '' },
    { email: `admin@${at}`, role: '' },
    { email: `two@${at}`, role: 'Nobody' },
    { email: `three@${at}`, role: 'Primary' },
    { email: `four@${at}`, role: '' },
  ]
  const checked = await server.call(memberOperations.checkInvitations, { rows }, { as: primary })
  const refusals = [
    null,
    'members.emailNotValid',
    'members.emailTwice',
    'members.alreadyMember',
    'members.role.notFound',
    'members.primaryNotInvited',
    null,
  ]
  expect(checked.data?.rows.map((row) => row.refusal)).toEqual(refusals)
  expect(await readMailbox(server, `one@${at}`)).toHaveLength(0)
  const sent = await server.call(memberOperations.inviteMany, { rows }, { as: primary })
  expect(sent.data?.rows.map((row) => row.result)).toEqual(refusals.map((refusal) => (refusal ? 'refused' : 'sent')))
  expect(await readMailbox(server, `four@${at}`)).toHaveLength(1)
})

test('somebody outside is invited to a trial of their own', async () => {
  const { primary } = await makeTeam(server)
  const sent = await server.call(joiningOperations.inviteTrialUser, { email: 'guest@outside.example' }, { as: primary })
  expect(sent.data).toEqual({ done: true })
  expect((await readMailbox(server, 'guest@outside.example'))[0]?.text).toContain(
    '/signUp-company-info?email=guest%40outside',
  )
})

test("a group that is not the company's is refused when somebody is invited, not when they accept", async () => {
  const [mine, theirs] = [await makeTeam(server), await makeTeam(server)]
  const group = await server.call(memberOperations.createGroup, { name: 'Claims' }, { as: theirs.primary })
  const ask = (groupId: string) =>
    server.call(
      memberOperations.invite,
      { email: `gil@${mine.at}`, roleIds: [mine.roleId('Designer')], groupId },
      { as: mine.primary },
    )
  expect(await ask(group.data!.id)).toMatchObject({ message: 'members.group.notFound', field: 'groupId' })
  expect(await readMailbox(server, `gil@${mine.at}`)).toEqual([])
})

test('an invitation is written in the name that the company has set, and answers go where it says', async () => {
  const { primary, roleId, at } = await makeTeam(server)
  const named = { senderName: 'Harbour "Care" <team>', replyTo: `care@${at}` }
  await server.call(settingsOperations.updateCompany, named, { as: primary })
  await invite(primary, `ida@${at}`, roleId('Designer'))
  const [mail] = await readMailbox(server, `ida@${at}`)
  expect(mail?.from).toMatch(/^"Harbour\s+Care\s+team" <no-reply@coverwright\.example>$/)
  expect(mail?.replyTo).toBe(`care@${at}`)
})
