import { identityOperations } from '@coverwright/contract/identity'
import { joiningOperations, memberOperations, roleOperations } from '@coverwright/contract/members'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type Caller,
  codeSentTo,
  linkSentTo,
  makeCompany,
  readMailbox,
  startTestServer,
  type TestServer,
} from '../platform/testing'

let server: TestServer
let now = new Date('2026-03-01T09:00:00Z')

beforeAll(async () => {
  server = await startTestServer({ clock: () => now })
})
afterAll(() => server.close())
/** Mails of one moment have no order: whoever looks for the newest lets a second pass first. */
const tick = () => (now = new Date(now.getTime() + 1000))

let made = 0
async function newTeam() {
  const at = `hand${++made}.example`
  const people = { [`old@${at}`]: 'primary', [`admin@${at}`]: 'admin', [`new@${at}`]: 'standard' } as const
  const company = await makeCompany(server, { people })
  const primary = await server.signIn(`old@${at}`)
  return { at, company, primary, idOf: (name: string) => company.ids[`${name}@${at}`] ?? '' }
}

const start = (as: Caller, memberId: string) => server.call(joiningOperations.startTransfer, { memberId }, { as })
async function confirmed(link: string, email: string) {
  await server.call(joiningOperations.sendTransferCode, { link })
  const code = await codeSentTo(server, email)
  const { data } = await server.call(joiningOperations.verifyTransferCode, { link, code })
  return data?.confirmation ?? ''
}

test('the primary role is handed over within a day: both roles change, both are told', async () => {
  const { primary, at, idOf, company } = await newTeam()
  const started = await start(primary, idOf('new'))
  expect(started.data).toMatchObject({ status: 'pending', toEmail: `new@${at}`, companyName: company.name })
  const link = await linkSentTo(server, `new@${at}`)
  const notice = await server.call(joiningOperations.getTransferNotice, { link })
  expect(notice.data?.fromName).toBe('old Test')
  const confirmation = await confirmed(link, `new@${at}`)
  const done = await server.call(joiningOperations.acceptTransfer, { link, confirmation })
  expect(done.data?.status).toBe('accepted')
  const roles = async (as: Caller) =>
    (await server.call(identityOperations.me, {}, { as })).data?.PowerList.permissionRoleList.map((role) => role.name)
  expect(await roles(primary)).toEqual(['Standard'])
  expect(await roles(await server.signIn(`new@${at}`))).toEqual(['Primary'])
  const subjects = async (name: string) => (await readMailbox(server, `${name}@${at}`)).map((mail) => mail.subject)
  expect(await subjects('old')).toContain(`new Test is the primary user of ${company.name} now`)
  expect(await subjects('new')).toContain(`You are the primary user of ${company.name}`)
  expect((await server.call(joiningOperations.getTransferNotice, { link })).message).toBe('identity.linkExpired')
  expect((await start(primary, idOf('admin'))).status).toBe(403)
})

test('thirty confirmations hand over once', async () => {
  const { primary, at, idOf } = await newTeam()
  await start(primary, idOf('new'))
  const link = await linkSentTo(server, `new@${at}`)
  const confirmation = await confirmed(link, `new@${at}`)
  const as = await server.openBrowser()
  const answers = await Promise.all(
    Array.from({ length: 30 }, () => server.call(joiningOperations.acceptTransfer, { link, confirmation }, { as })),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
})

test('only an active secondary user with a verified address can become primary', async () => {
  const { primary, at, idOf } = await newTeam()
  expect((await start(primary, idOf('admin'))).message).toBe('members.transferOnlyToSecondary')
  expect((await start(primary, idOf('old'))).message).toBe('members.transferOnlyToSecondary')
  const roles = await server.call(roleOperations.listRoles, {}, { as: primary })
  const standard = roles.data?.roles.find((role) => role.name === 'Standard')?.id ?? ''
  const draft = { email: `invited@${at}`, roleIds: [standard] }
  const invited = await server.call(memberOperations.invite, draft, { as: primary })
  expect((await start(primary, invited.data?.id ?? '')).message).toBe('members.companyEmailNotVerified')
  await server.call(memberOperations.deactivateMember, { memberId: idOf('new') }, { as: primary })
  expect((await start(primary, idOf('new'))).message).toBe('members.transferToInactive')
  const elsewhere = await newTeam()
  expect(await start(primary, elsewhere.idOf('new'))).toMatchObject({ status: 404, message: 'members.member.notFound' })
})

test('one handing over is open at a time; it can be taken back, and runs out after a day', async () => {
  const { primary, at, idOf } = await newTeam()
  await start(primary, idOf('new'))
  expect((await start(primary, idOf('new'))).message).toBe('members.transferOpen')
  const link = await linkSentTo(server, `new@${at}`)
  const confirmation = await confirmed(link, `new@${at}`)
  await server.call(joiningOperations.cancelTransfer, {}, { as: primary })
  expect((await server.call(joiningOperations.acceptTransfer, { link, confirmation })).message).toBe(
    'identity.linkExpired',
  )
  const none = await server.call(joiningOperations.cancelTransfer, {}, { as: primary })
  expect(none).toMatchObject({ status: 404, message: 'members.transfer.notFound' })
  tick()
  await start(primary, idOf('new'))
  const later = await linkSentTo(server, `new@${at}`)
  now = new Date(now.getTime() + 24 * 3_600_000)
  expect((await server.call(joiningOperations.getTransferNotice, { link: later })).message).toBe('identity.linkExpired')
  const again = await server.signIn(`old@${at}`)
  expect((await server.call(joiningOperations.getOpenTransfer, {}, { as: again })).data?.transfer?.status).toBe(
    'expired',
  )
  expect((await start(again, idOf('new'))).data?.status).toBe('pending')
})

test('who was asked and is deactivated meanwhile does not become primary', async () => {
  const { primary, at, idOf } = await newTeam()
  await start(primary, idOf('new'))
  const link = await linkSentTo(server, `new@${at}`)
  const confirmation = await confirmed(link, `new@${at}`)
  await server.call(memberOperations.deactivateMember, { memberId: idOf('new') }, { as: primary })
  const tried = await server.call(joiningOperations.acceptTransfer, { link, confirmation })
  expect(tried.message).toBe('members.transferToInactive')
})

test('a confirmation of one company hands over nothing in another', async () => {
  const [one, two] = [await newTeam(), await newTeam()]
  await start(one.primary, one.idOf('new'))
  await start(two.primary, two.idOf('new'))
  const confirmation = await confirmed(await linkSentTo(server, `new@${one.at}`), `new@${one.at}`)
  const link = await linkSentTo(server, `new@${two.at}`)
  expect((await server.call(joiningOperations.acceptTransfer, { link, confirmation })).message).toBe(
    'identity.linkExpired',
  )
})
