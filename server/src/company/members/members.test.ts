import { identityOperations } from '@coverwright/contract/company/identity'
import { memberOperations } from '@coverwright/contract/company/members'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeTeam, startTestServer, TEST_PASSWORD, type TestServer } from '../../platform/testing'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

test('a deactivated member is out on the next call, and back when reactivated', async () => {
  const { primary, admin, idOf, at } = await makeTeam(server)
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

test('work that runs later for somebody finds them as they are then: with other roles, or not at all', async () => {
  const { primary, roleId, idOf, company } = await makeTeam(server)
  const memberId = idOf('standard')
  const read = () =>
    server.within(company.id, (ctx) => server.jobParts.readMember(ctx.db, company.id, memberId, ctx.now()))
  expect((await read())?.permissions).toContain('versions.read')
  await server.call(memberOperations.setRoles, { memberId, roleIds: [roleId('Designer')] }, { as: primary })
  expect(await read()).toMatchObject({ id: memberId, roleNames: ['Designer'] })
  expect((await read())?.permissions).not.toContain('versions.read')
  await server.call(memberOperations.deactivateMember, { memberId }, { as: primary })
  expect(await read()).toBeNull()
})

test('groups have names of their own, and a member is in one or in none', async () => {
  const { primary, idOf } = await makeTeam(server)
  const group = await server.call(memberOperations.createGroup, { name: 'Claims' }, { as: primary })
  const groupId = group.data?.id ?? ''
  const twin = await server.call(memberOperations.createGroup, { name: ' claims ' }, { as: primary })
  expect(twin.message).toBe('members.groupNameTaken')
  const put = (id: string | null) =>
    server.call(memberOperations.setGroup, { memberId: idOf('standard'), groupId: id }, { as: primary })
  expect((await put(groupId)).data?.group?.name).toBe('Claims')
  expect((await put('01900000-0000-7000-8000-00000000bbbb')).message).toBe('members.group.notFound')
  const renamed = await server.call(memberOperations.renameGroup, { groupId, name: 'Claims desk' }, { as: primary })
  const may = ['rename', 'delete']
  expect(renamed.data).toEqual({ id: groupId, name: 'Claims desk', memberCount: 1, may })
  await server.call(memberOperations.deleteGroup, { groupId }, { as: primary })
  expect((await server.call(memberOperations.listGroups, {}, { as: primary })).data?.groups).toEqual([])
  expect((await server.call(memberOperations.deleteGroup, { groupId }, { as: primary })).message).toBe(
    'members.group.notFound',
  )
})

test('members are found by name, address and state, and by address alone', async () => {
  const { primary, at } = await makeTeam(server)
  const search = await server.call(memberOperations.listMembers, { search: 'ADMIN@', state: 'active' }, { as: primary })
  expect(search.data).toMatchObject({
    total: 1,
    seats: { admins: { taken: 1, limit: 5 }, secondary: { taken: 1, limit: 10 } },
  })
  const found = await server.call(memberOperations.findMember, { email: `Standard@${at}` }, { as: primary })
  expect(found.data?.standing).toBe('secondary')
  const unnamed = await server.call(memberOperations.findMember, { email: ' ' }, { as: primary })
  expect(unnamed).toMatchObject({ message: 'identity.emailMissing', data: null })
  const none = await server.call(memberOperations.findMember, { email: 'primary@team1.example' }, { as: primary })
  expect(none).toMatchObject({ status: 404, message: 'members.member.notFound' })
})
