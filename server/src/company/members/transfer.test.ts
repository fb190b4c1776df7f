import { identityOperations } from '@coverwright/contract/company/identity'
import { joiningOperations, memberOperations, roleOperations } from '@coverwright/contract/company/members'
import { notificationOperations } from '@coverwright/contract/company/notifications'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type Caller,
  codeSentTo,
  linkSentTo,
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

const start = (as: Caller, memberId: string) => server.call(joiningOperations.startTransfer, { memberId }, { as })
async function confirmed(link: string, email: string) {
  await server.call(joiningOperations.sendTransferCode, { link })
  const code = await codeSentTo(server, email)
  const { data } = await server.call(joiningOperations.verifyTransferCode, { link, code })
  return data?.confirmation ?? ''
}

test('the primary role is handed over within a day: both roles change, both are told', async () => {
  const { primary, at, idOf, company } = await makeTeam(server)
  const started = await start(primary, idOf('standard'))
  expect(started.data).toMatchObject({ status: 'pending', toEmail: `standard@${at}`, companyName: company.name })
  const link = await linkSentTo(server, `standard@${at}`)
  const notice = await server.call(joiningOperations.getTransferNotice, { link })
  // Who is asked reads the hour that the company reads: theirs may be another.
  expect(notice.data).toMatchObject({
    fromName: 'primary Test',
    clock: { timeZone: 'Asia/Hong_Kong', dateForm: 'language' },
  })
  const confirmation = await confirmed(link, `standard@${at}`)
  const done = await server.call(joiningOperations.acceptTransfer, { link, confirmation })
  expect(done.data?.status).toBe('accepted')
  const roles = async (as: Caller) =>
    (await server.call(identityOperations.me, {}, { as })).data?.PowerList.permissionRoleList.map((role) => role.name)
  expect(await roles(primary)).toEqual(['Standard'])
  expect(await roles(await server.signIn(`standard@${at}`))).toEqual(['Primary'])
  const subjects = async (name: string) => (await readMailbox(server, `${name}@${at}`)).map((mail) => mail.subject)
  expect(await subjects('primary')).toContain(`standard Test is the primary user of ${company.name} now`)
  expect(await subjects('standard')).toContain(`You are the primary user of ${company.name}`)
  expect((await server.call(joiningOperations.getTransferNotice, { link })).message).toBe('identity.linkExpired')
  await server.runJobs()
  const newest = async (as: Caller) => (await server.call(notificationOperations.list, {}, { as })).data?.rows[0]
  expect(await newest(primary)).toMatchObject({ kind: 'members.primaryGiven', values: { to: 'standard Test' } })
  expect(await newest(await server.signIn(`standard@${at}`))).toMatchObject({
    kind: 'members.primaryTaken',
    values: { from: 'primary Test' },
  })
  expect((await start(primary, idOf('admin'))).status).toBe(403)
})

test('thirty confirmations hand over once', async () => {
  const { primary, at, idOf } = await makeTeam(server)
  await start(primary, idOf('standard'))
  const link = await linkSentTo(server, `standard@${at}`)
  const confirmation = await confirmed(link, `standard@${at}`)
  const as = await server.openBrowser()
  const answers = await Promise.all(
    Array.from({ length: 30 }, () => server.call(joiningOperations.acceptTransfer, { link, confirmation }, { as })),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
})

test('only an active secondary user with a verified address can become primary', async () => {
  const { primary, at, idOf } = await makeTeam(server)
  expect((await start(primary, idOf('admin'))).message).toBe('members.transferOnlyToSecondary')
  expect((await start(primary, idOf('primary'))).message).toBe('members.transferOnlyToSecondary')
  const roles = await server.call(roleOperations.listRoles, {}, { as: primary })
  const standard = roles.data?.roles.find((role) => role.name === 'Standard')?.id ?? ''
  const draft = { email: `invited@${at}`, roleIds: [standard] }
  const invited = await server.call(memberOperations.invite, draft, { as: primary })
  expect((await start(primary, invited.data?.id ?? '')).message).toBe('members.companyEmailNotVerified')
  await server.call(memberOperations.deactivateMember, { memberId: idOf('standard') }, { as: primary })
  expect((await start(primary, idOf('standard'))).message).toBe('members.transferToInactive')
  const elsewhere = await makeTeam(server)
  expect(await start(primary, elsewhere.idOf('standard'))).toMatchObject({
    status: 404,
    message: 'members.member.notFound',
  })
})

test('one handing over is open at a time; it can be taken back, and runs out after a day', async () => {
  const { primary, at, idOf } = await makeTeam(server)
  await start(primary, idOf('standard'))
  expect((await start(primary, idOf('standard'))).message).toBe('members.transferOpen')
  const link = await linkSentTo(server, `standard@${at}`)
  const confirmation = await confirmed(link, `standard@${at}`)
  await server.call(joiningOperations.cancelTransfer, {}, { as: primary })
  expect((await server.call(joiningOperations.acceptTransfer, { link, confirmation })).message).toBe(
    'identity.linkExpired',
  )
  const none = await server.call(joiningOperations.cancelTransfer, {}, { as: primary })
  expect(none).toMatchObject({ status: 404, message: 'members.transfer.notFound' })
  expect((await start(primary, idOf('standard'))).message).toBe('identity.mailJustSent')
  clock.later(60_000)
  await start(primary, idOf('standard'))
  const later = await linkSentTo(server, `standard@${at}`)
  clock.later(24 * 3_600_000)
  expect((await server.call(joiningOperations.getTransferNotice, { link: later })).message).toBe('identity.linkExpired')
  const again = await server.signIn(`primary@${at}`)
  expect((await server.call(joiningOperations.getOpenTransfer, {}, { as: again })).data?.transfer?.status).toBe(
    'expired',
  )
  expect((await start(again, idOf('standard'))).data?.status).toBe('pending')
})

test('who was asked and is deactivated meanwhile does not become primary', async () => {
  const { primary, at, idOf } = await makeTeam(server)
  await start(primary, idOf('standard'))
  const link = await linkSentTo(server, `standard@${at}`)
  const confirmation = await confirmed(link, `standard@${at}`)
  await server.call(memberOperations.deactivateMember, { memberId: idOf('standard') }, { as: primary })
  const tried = await server.call(joiningOperations.acceptTransfer, { link, confirmation })
  expect(tried.message).toBe('members.transferToInactive')
})

test('a confirmation of one company hands over nothing in another', async () => {
  const [one, two] = [await makeTeam(server), await makeTeam(server)]
  await start(one.primary, one.idOf('standard'))
  await start(two.primary, two.idOf('standard'))
  const confirmation = await confirmed(await linkSentTo(server, `standard@${one.at}`), `standard@${one.at}`)
  const link = await linkSentTo(server, `standard@${two.at}`)
  expect((await server.call(joiningOperations.acceptTransfer, { link, confirmation })).message).toBe(
    'identity.linkExpired',
  )
})
