import { memberOperations, roleOperations } from '@coverwright/contract/company/members'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Caller, makeTeam, openTab, startTestServer, type TestServer } from '../../platform/testing'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

test('nobody changes the primary user or themselves, and an admin changes no admin', async () => {
  const { primary, admin, idOf, roleId } = await makeTeam(server)
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
  const { primary, at, idOf, roleId } = await makeTeam(server)
  const draft = { name: 'Team lead', description: 'Sees the team', permissions: ['members.read' as const] }
  const role = await server.call(roleOperations.createRole, draft, { as: primary })
  const id = role.data?.id ?? ''
  await server.call(memberOperations.addRoles, { memberId: idOf('standard'), roleIds: [id] }, { as: primary })
  const standard = await server.signIn(`standard@${at}`)
  const list = () => server.call(memberOperations.listMembers, { state: 'active' }, { as: standard })
  expect((await list()).data?.total).toBe(3)
  expect((await list()).data?.rows.flatMap((row) => row.may)).toEqual([])
  const tab = await openTab(server, standard)
  await server.call(roleOperations.setRolePermissions, { roleId: id, permissions: [] }, { as: primary })
  await expect.poll(() => tab.text).toContain('"topic":"me"')
  tab.close()
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

test('open tabs are told of other roles, and of being deactivated', async () => {
  const { primary, at, idOf, roleId } = await makeTeam(server)
  const memberId = idOf('standard')
  const [tab, bystander] = [
    await openTab(server, await server.signIn(`standard@${at}`)),
    await openTab(server, await server.signIn(`admin@${at}`)),
  ]
  await server.call(memberOperations.setRoles, { memberId, roleIds: [roleId('Designer')] }, { as: primary })
  await expect.poll(() => tab.text).toContain('"topic":"me"')
  await server.call(memberOperations.deactivateMember, { memberId }, { as: primary })
  await expect.poll(() => tab.text).toContain('"topic":"session"')
  await expect.poll(() => bystander.text).toContain('"topic":"members"')
  expect(bystander.text).not.toMatch(/"topic":"(me|session)"/)
  tab.close()
  bystander.close()
})

test('nobody gives what they do not hold, and fixed roles stay as they are', async () => {
  const { primary, admin, roleId, at, idOf } = await makeTeam(server)
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
  expect(
    (await server.call(memberOperations.invite, { email: `z@${at}`, roleIds: [roleId('Admin')] }, { as: standard }))
      .message,
  ).toBe('members.onlyPrimaryNamesAdmins')
  const again = await server.call(roleOperations.createRole, { ...some, name: 'ｗriter' }, { as: primary })
  expect(again.message).toBe('members.roleNameTaken')
})

test('nobody makes a role that the guard of the designer area would take for its own', async () => {
  const { primary } = await makeTeam(server)
  const create = (name: string) => server.call(roleOperations.createRole, { name, permissions: [] }, { as: primary })
  for (const name of ['Super', ' designer', 'Ѕuреr', 'Des1gner'])
    expect(await create(name)).toMatchObject({ status: 409, message: 'members.roleNameReserved', field: 'name' })
  const other = await create('Team lead of design')
  const rename = { roleId: other.data?.id ?? '', name: 'SUPER' }
  expect((await server.call(roleOperations.renameRole, rename, { as: primary })).message).toBe(
    'members.roleNameReserved',
  )
})
