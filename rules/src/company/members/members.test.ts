import { expect, test } from 'vitest'
import {
  addressRefusal,
  grantablePermissions,
  grantRefusal,
  heldPermissions,
  invitationListRefusals,
  memberChangeRefusal,
  openedPaths,
  permissions,
  permissionsOf,
  permissionTable,
  readInvitationList,
  roleEditRefusal,
  rolePermissions,
  seatRefusal,
  type Standing,
  standingOf,
  systemRoles,
  transferRefusal,
  transferStatus,
} from '.'

test('the primary user may everything, an admin everything but what is the primary user’s alone', () => {
  expect(rolePermissions.primary).toEqual(permissions)
  expect(rolePermissions.admin).toEqual(grantablePermissions)
  const alone = permissions.filter((permission) => !grantablePermissions.includes(permission))
  expect(alone).toEqual(['companies.close', 'members.transfer', 'support.open'])
})

test('only primary and admin users publish and manage users', () => {
  for (const role of systemRoles) {
    const isManager = role === 'primary' || role === 'admin'
    for (const permission of ['publishing.release', 'members.write', 'members.read'] as const)
      expect(rolePermissions[role].includes(permission), `${role} ${permission}`).toBe(isManager)
    expect(rolePermissions[role]).toContain('publishing.test')
  }
})

test('every guarded path of the console is opened by exactly one permission', () => {
  const guarded =
    '/project /primary-product /designStudio /publisher /maintenance /directPage /company-profile /users /business-agreement-center /version /domain /company-document-centre /customer-management-center'
  expect(openedPaths(permissions).sort()).toEqual(guarded.split(' ').sort())
  expect(Object.keys(permissionTable)).toEqual(permissions)
})

test('a role that was edited holds its own list; what no longer exists falls away; the primary role stays whole', () => {
  expect(permissionsOf({ system: 'standard', permissions: ['products.read', 'gone.permission'] })).toEqual([
    'products.read',
  ])
  expect(permissionsOf({ system: 'standard', permissions: null })).toEqual(rolePermissions.standard)
  expect(permissionsOf({ system: null, permissions: null })).toEqual([])
  expect(permissionsOf({ system: 'primary', permissions: [] })).toEqual(permissions)
  const twice = [
    { system: 'standard', permissions: null },
    { system: 'designer', permissions: null },
  ]
  expect(new Set(heldPermissions(twice)).size).toBe(heldPermissions(twice).length)
})

test('somebody with several roles stands as high as the highest', () => {
  const role = (system: string | null) => ({ system })
  expect(standingOf([role('designer'), role(null)])).toBe('secondary')
  expect(standingOf([role('standard'), role('admin')])).toBe('admin')
  expect(standingOf([role('admin'), role('primary')])).toBe('primary')
  expect(standingOf([])).toBe('secondary')
})

test.each<[Standing, Standing, number, number, string | undefined]>([
  ['primary', 'secondary', 5, 9, undefined],
  ['primary', 'secondary', 0, 10, 'members.secondaryLimit'],
  ['primary', 'admin', 4, 10, undefined],
  ['primary', 'admin', 5, 0, 'members.adminLimit'],
  ['admin', 'secondary', 5, 9, undefined],
  ['admin', 'admin', 0, 0, 'members.onlyPrimaryNamesAdmins'],
  ['primary', 'primary', 0, 0, 'members.primaryNotInvited'],
])('%s gives a seat of %s with %i admins and %i secondary users: %s', (actor, asked, admins, secondary, code) => {
  expect(seatRefusal(actor, asked, { admins, secondary })?.code).toBe(code)
})

test('an address is invited unless it is here, on its way, or elsewhere', () => {
  expect(addressRefusal('unknown')).toBeNull()
  expect(addressRefusal('member')?.code).toBe('members.alreadyMember')
  expect(addressRefusal('invited')?.code).toBe('members.alreadyInvited')
  expect(addressRefusal('elsewhere')?.code).toBe('members.emailRegistered')
})

test('a list takes its seats from top to bottom, and refused rows take none', () => {
  const row = (emailKey: string, asked: Standing = 'secondary') => ({ emailKey, asked, address: 'unknown' as const })
  const rows = [row('a@x.example'), row('a@x.example'), row('nobody'), row('b@x.example'), row('c@x.example')]
  const codes = invitationListRefusals('primary', { admins: 0, secondary: 8 }, rows).map((refusal) => refusal?.code)
  expect(codes).toEqual([undefined, 'members.emailTwice', 'members.emailNotValid', undefined, 'members.secondaryLimit'])
})

test.each([
  ['a@x.example\nb@x.example', ['a@x.example', 'b@x.example'], ''],
  ['\uFEFFEmail,First name,Last name,Title,Role\r\na@x.example,Ann,Chan,Ms,Designer\r\n', ['a@x.example'], 'Designer'],
  ['role;e-mail\nAdmin;a@x.example', ['a@x.example'], 'Admin'],
  ['a@x.example\tAnn\tChan\tMs\tStandard', ['a@x.example'], 'Standard'],
  ['"a@x.example","Chan, ""Ann""",Chan,,Admin', ['a@x.example'], 'Admin'],
  ['\n\n', [], undefined],
])('%j is read as a list', (text, emails, role) => {
  const rows = readInvitationList(text)
  expect(rows.map((row) => row.email)).toEqual(emails)
  expect(rows[0]?.role).toBe(role)
})

test('quotes keep commas and quotes inside a cell', () => {
  expect(readInvitationList('"a@x.example","Chan, ""Ann"""')[0]?.firstName).toBe('Chan, "Ann"')
  expect(readInvitationList('a@x.example,"Ann\nb@x.example,Bea').map(({ email }) => email)).toEqual([
    'a@x.example',
    'b@x.example',
  ])
})

test.each<[Standing, string, Standing, string | undefined]>([
  ['primary', 'other', 'admin', undefined],
  ['primary', 'other', 'secondary', undefined],
  ['admin', 'other', 'secondary', undefined],
  ['secondary', 'other', 'secondary', undefined],
  ['admin', 'other', 'admin', 'members.onlyPrimaryNamesAdmins'],
  ['admin', 'me', 'admin', 'members.notYourself'],
  ['admin', 'other', 'primary', 'members.primaryIsTransferred'],
  ['primary', 'me', 'primary', 'members.primaryIsTransferred'],
])('%s changes %s, who is %s: %s', (actor, target, standing, code) => {
  expect(memberChangeRefusal({ id: 'me', standing: actor }, { id: target, standing })?.code).toBe(code)
})

test('nobody gives what they do not hold', () => {
  expect(grantRefusal(['products.read'], ['products.read'])).toBeNull()
  expect(grantRefusal(['products.read'], ['products.write'])?.code).toBe('members.permissionNotYours')
  expect(grantRefusal(permissions, ['members.transfer'])?.code).toBe('members.permissionNotGrantable')
})

test('the primary and the admin role are fixed', () => {
  const fixed = [...systemRoles, null].filter((system) => roleEditRefusal({ system }))
  expect(fixed).toEqual(['primary', 'admin'])
})

test('a transfer goes to an active secondary user with a verified address, and lasts a day', () => {
  const fit = { standing: 'secondary' as const, isActive: true, isEmailVerified: true }
  expect(transferRefusal(fit)).toBeNull()
  expect(transferRefusal({ ...fit, isActive: false })?.code).toBe('members.transferToInactive')
  expect(transferRefusal({ ...fit, standing: 'admin' })?.code).toBe('members.transferOnlyToSecondary')
  expect(transferRefusal({ ...fit, isEmailVerified: false })?.code).toBe('members.companyEmailNotVerified')
  const transfer = { state: 'pending', expiresAt: new Date('2026-03-02T00:00:00Z') }
  expect(transferStatus(transfer, new Date('2026-03-01T23:59:59Z'))).toBe('pending')
  expect(transferStatus(transfer, new Date('2026-03-02T00:00:00Z'))).toBe('expired')
  expect(transferStatus({ ...transfer, state: 'accepted' }, new Date('2026-03-03T00:00:00Z'))).toBe('accepted')
})
