import { identityOperations } from '@coverwright/contract/identity'
import { joiningOperations, memberOperations, roleOperations } from '@coverwright/contract/members'
import { MAX_SECONDARY_USERS } from '@coverwright/rules/members'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type Caller,
  linkSentTo,
  makeCompany,
  readMailbox,
  startTestServer,
  TEST_PASSWORD,
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
  const at = `team${++made}.example`
  const people = { [`primary@${at}`]: 'primary', [`admin@${at}`]: 'admin', [`standard@${at}`]: 'standard' } as const
  const company = await makeCompany(server, { people })
  const [primary, admin] = [await server.signIn(`primary@${at}`), await server.signIn(`admin@${at}`)]
  const { data } = await server.call(roleOperations.listRoles, {}, { as: primary })
  const roleId = (name: string) => data?.roles.find((role) => role.name === name)?.id ?? ''
  return { at, company, primary, admin, roleId, idOf: (name: string) => company.ids[`${name}@${at}`] ?? '' }
}

const invite = (as: Caller, email: string, roleId: string) =>
  server.call(memberOperations.invite, { email, roleIds: [roleId] }, { as })

const accepted = {
  password: 'Right-Pass-1',
  repeatedPassword: 'Right-Pass-1',
  agreesToPrivacy: true,
  agreesToTerms: true,
} as const
const accept = (link: string, email: string) =>
  server.call(joiningOperations.acceptInvitation, { link, email, firstName: 'Ivy', lastName: 'Ng', ...accepted })

test('an invited person joins with the invited address only, once, and is in', async () => {
  const { primary, roleId, at, company } = await newTeam()
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
  const { primary, roleId, at } = await newTeam()
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
  const { primary, roleId, at } = await newTeam()
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
  const { primary, admin, roleId, at } = await newTeam()
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
  const { primary, roleId, at } = await newTeam()
  const invited = await invite(primary, `ivy@${at}`, roleId('Standard'))
  const invitationId = invited.data?.id ?? ''
  const first = await linkSentTo(server, `ivy@${at}`)
  tick()
  await server.call(memberOperations.resendInvitation, { invitationId }, { as: primary })
  expect((await accept(first, `ivy@${at}`)).message).toBe('identity.linkExpired')
  const second = await linkSentTo(server, `ivy@${at}`)
  await server.call(memberOperations.cancelInvitation, { invitationId }, { as: primary })
  expect((await accept(second, `ivy@${at}`)).message).toBe('identity.linkExpired')
  const gone = await server.call(memberOperations.cancelInvitation, { invitationId }, { as: primary })
  expect(gone).toMatchObject({ status: 404, message: 'members.invitation.notFound' })
  tick()
  await invite(primary, `ivy@${at}`, roleId('Standard'))
  const third = await linkSentTo(server, `ivy@${at}`)
  const before = now
  now = new Date(now.getTime() + 7 * 86_400_000)
  expect((await accept(third, `ivy@${at}`)).message).toBe('identity.linkExpired')
  now = before
})

test('a list is checked row by row before anything is sent, then sent row by row', async () => {
  const { primary, at } = await newTeam()
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

test('a deactivated member is out on the next call, and back when reactivated', async () => {
  const { primary, admin, idOf, at } = await newTeam()
  const standard = await server.signIn(`standard@${at}`)
  const memberId = idOf('standard')
  const off = await server.call(memberOperations.deactivateMember, { memberId }, { as: admin })
  expect(off.data).toMatchObject({ state: 'deactivated', may: ['changeGroup', 'export', 'reactivate', 'erase'] })
  expect((await server.call(identityOperations.me, {}, { as: standard })).http).toBe(201)
  const input = { email: `standard@${at}`, password: TEST_PASSWORD }
  expect((await server.call(identityOperations.signIn, input)).message).toBe('identity.memberDeactivated')
  const twice = await server.call(memberOperations.deactivateMember, { memberId }, { as: primary })
  expect(twice.message).toBe('members.notActive')
  await server.call(memberOperations.reactivateMember, { memberId }, { as: primary })
  expect((await server.call(memberOperations.reactivateMember, { memberId }, { as: primary })).message).toBe(
    'members.notDeactivated',
  )
  expect((await server.call(memberOperations.eraseMember, { memberId }, { as: primary })).message).toBe(
    'members.notDeactivated',
  )
  expect((await server.signIn(`standard@${at}`)).token).toBeTruthy()
})

test('nobody changes the primary user or themselves, and an admin changes no admin', async () => {
  const { primary, admin, idOf, roleId } = await newTeam()
  const deactivate = async (as: Caller, name: string) =>
    (await server.call(memberOperations.deactivateMember, { memberId: idOf(name) }, { as })).message
  expect(await deactivate(admin, 'primary')).toBe('members.primaryIsTransferred')
  expect(await deactivate(primary, 'primary')).toBe('members.primaryIsTransferred')
  expect(await deactivate(admin, 'admin')).toBe('members.notYourself')
  const make = (as: Caller, role: string) =>
    server.call(memberOperations.setRoles, { memberId: idOf('standard'), roleIds: [roleId(role)] }, { as })
  expect((await make(admin, 'Admin')).message).toBe('members.onlyPrimaryNamesAdmins')
  expect((await make(primary, 'Primary')).message).toBe('members.primaryNotInvited')
  expect((await make(primary, 'Admin')).data?.standing).toBe('admin')
  expect(
    (await server.call(memberOperations.deactivateMember, { memberId: idOf('standard') }, { as: admin })).message,
  ).toBe('members.onlyPrimaryNamesAdmins')
})

test('a permission that is taken away is gone on the next call, not at the next sign-in', async () => {
  const { primary, at, idOf, roleId } = await newTeam()
  const draft = { name: 'Team lead', description: 'Sees the team', permissions: ['members.read' as const] }
  const role = await server.call(roleOperations.createRole, draft, { as: primary })
  const id = role.data?.id ?? ''
  await server.call(memberOperations.addRoles, { memberId: idOf('standard'), roleIds: [id] }, { as: primary })
  const standard = await server.signIn(`standard@${at}`)
  const list = () => server.call(memberOperations.listMembers, { state: 'active' }, { as: standard })
  expect((await list()).data?.total).toBe(3)
  expect((await list()).data?.rows.flatMap((row) => row.may)).toEqual([])
  await server.call(roleOperations.setRolePermissions, { roleId: id, permissions: [] }, { as: primary })
  expect((await list()).status).toBe(403)
  const held = await server.call(roleOperations.deleteRole, { roleId: id }, { as: primary })
  expect(held).toMatchObject({ message: 'members.roleHeld', values: { count: 1 } })
  await server.call(
    memberOperations.setRoles,
    { memberId: idOf('standard'), roleIds: [roleId('Standard')] },
    { as: primary },
  )
  expect((await server.call(roleOperations.deleteRole, { roleId: id }, { as: primary })).data).toEqual({ done: true })
  expect((await server.call(roleOperations.getRole, { roleId: id }, { as: primary })).message).toBe(
    'members.role.notFound',
  )
})

test('nobody gives what they do not hold, and fixed roles stay as they are', async () => {
  const { primary, admin, roleId, at, idOf } = await newTeam()
  const edit = (as: Caller, name: string) =>
    server.call(roleOperations.setRolePermissions, { roleId: roleId(name), permissions: ['products.read'] }, { as })
  expect((await edit(primary, 'Admin')).message).toBe('members.roleFixed')
  expect((await edit(primary, 'Primary')).message).toBe('members.roleFixed')
  expect((await edit(admin, 'Designer')).data?.permissions).toEqual(['products.read'])
  const rename = { roleId: roleId('Standard'), name: 'Staff', description: '' }
  expect((await server.call(roleOperations.renameRole, rename, { as: primary })).message).toBe('members.roleFixed')
  const some = { name: 'Writer', permissions: ['members.write' as const, 'members.read' as const] }
  const writer = await server.call(roleOperations.createRole, some, { as: primary })
  await server.call(
    memberOperations.addRoles,
    { memberId: idOf('standard'), roleIds: [writer.data?.id ?? ''] },
    { as: primary },
  )
  const standard = await server.signIn(`standard@${at}`)
  const beyond = { name: 'Beyond', permissions: ['publishing.release' as const] }
  expect(await server.call(roleOperations.createRole, beyond, { as: standard })).toMatchObject({
    message: 'members.permissionNotYours',
    values: { permission: 'publishing.release' },
  })
  expect((await invite(standard, `z@${at}`, roleId('Admin'))).message).toBe('members.onlyPrimaryNamesAdmins')
  const again = await server.call(roleOperations.createRole, { ...some, name: 'ｗriter' }, { as: primary })
  expect(again.message).toBe('members.roleNameTaken')
})

test('groups have names of their own, and a member is in one or in none', async () => {
  const { primary, idOf } = await newTeam()
  const group = await server.call(memberOperations.createGroup, { name: 'Claims' }, { as: primary })
  const groupId = group.data?.id ?? ''
  const twin = await server.call(memberOperations.createGroup, { name: ' claims ' }, { as: primary })
  expect(twin.message).toBe('members.groupNameTaken')
  const put = (id: string | null) =>
    server.call(memberOperations.setGroup, { memberId: idOf('standard'), groupId: id }, { as: primary })
  expect((await put(groupId)).data?.group?.name).toBe('Claims')
  expect((await put('01900000-0000-7000-8000-00000000bbbb')).message).toBe('members.group.notFound')
  const renamed = await server.call(memberOperations.renameGroup, { groupId, name: 'Claims desk' }, { as: primary })
  expect(renamed.data).toEqual({ id: groupId, name: 'Claims desk', memberCount: 1 })
  await server.call(memberOperations.deleteGroup, { groupId }, { as: primary })
  expect((await server.call(memberOperations.listGroups, {}, { as: primary })).data?.groups).toEqual([])
  expect((await server.call(memberOperations.deleteGroup, { groupId }, { as: primary })).message).toBe(
    'members.group.notFound',
  )
})

test('members are found by name, address and state, and by address alone', async () => {
  const { primary, at } = await newTeam()
  const search = await server.call(memberOperations.listMembers, { search: 'ADMIN@', state: 'active' }, { as: primary })
  expect(search.data).toMatchObject({
    total: 1,
    seats: { admins: { taken: 1, limit: 5 }, secondary: { taken: 1, limit: 10 } },
  })
  const found = await server.call(memberOperations.findMember, { email: `Standard@${at}` }, { as: primary })
  expect(found.data?.standing).toBe('secondary')
  const none = await server.call(memberOperations.findMember, { email: 'primary@team1.example' }, { as: primary })
  expect(none).toMatchObject({ status: 404, message: 'members.member.notFound' })
})

test('somebody outside is invited to a trial of their own', async () => {
  const { primary } = await newTeam()
  const sent = await server.call(joiningOperations.inviteTrialUser, { email: 'guest@outside.example' }, { as: primary })
  expect(sent.data).toEqual({ done: true })
  expect((await readMailbox(server, 'guest@outside.example'))[0]?.text).toContain(
    '/signUp-company-info?email=guest%40outside',
  )
})
