import { expect, test } from 'vitest'
import { type Permission, rolePermissions } from '../../company/members'
import { invitationRefusal, peopleRefusal, permissionsIn, productRoleOf } from './product-people'

const person = (id: string, permissions: readonly Permission[]) => ({ id, permissions })
const [admin, standard] = [person('admin', rolePermissions.admin), person('standard', rolePermissions.standard)]

test.each([
  ['company', null, 'readWrite'],
  ['company', 'readWrite', 'readWrite'],
  ['company', 'readOnly', 'readOnly'],
  ['invited', null, null],
  ['invited', 'readWrite', 'readWrite'],
  ['invited', 'readOnly', 'readOnly'],
] as const)(
  'of a product for %s somebody invited as %s is %s; owners and managers always write',
  (access, as, role) => {
    const product = { access, ownerId: 'owner', invitedAs: as }
    expect(productRoleOf(product, standard)).toBe(role)
    expect(productRoleOf(product, person('owner', standard.permissions))).toBe('readWrite')
    expect(productRoleOf(product, admin)).toBe('readWrite')
  },
)

test.each([
  ['company', null, 'readOnly', 'readOnly'],
  ['invited', null, 'readOnly', 'readOnly'],
  ['invited', null, 'readWrite', 'readWrite'],
  ['invited', 'readWrite', 'readOnly', 'readWrite'],
  ['company', 'readOnly', 'readWrite', 'readOnly'],
] as const)(
  'of a product for %s somebody invited to it as %s and to its group as %s is %s: the product itself says more',
  (access, invitedAs, invitedToGroupAs, role) => {
    expect(productRoleOf({ access, ownerId: null, invitedAs, invitedToGroupAs }, standard)).toBe(role)
  },
)

test('who may only look keeps what looking needs, and nobody gets more than their role in the company gives', () => {
  const looking = permissionsIn('readOnly', rolePermissions.admin)
  expect(looking).toContain('products.read')
  for (const permission of ['products.write', 'publishing.test', 'publishing.release'] as const)
    expect(looking).not.toContain(permission)
  expect(permissionsIn('readWrite', ['products.read'])).toEqual(['products.read'])
})

test('only the owner and who manages all products choose its people', () => {
  expect(peopleRefusal({ ownerId: 'standard' }, standard)).toBeNull()
  expect(peopleRefusal({ ownerId: 'other' }, admin)).toBeNull()
  expect(peopleRefusal({ ownerId: 'other' }, standard)).toEqual({ code: 'products.peopleNotYours' })
  expect(peopleRefusal({ ownerId: null }, standard)).toEqual({ code: 'products.peopleNotYours' })
})

test('an invitation makes sense for those who would not have that access without it and can use it', () => {
  const product = { ownerId: 'owner' }
  const code = (who: typeof admin, role: 'readWrite' | 'readOnly') => invitationRefusal(product, who, role)?.code
  expect(code(standard, 'readWrite')).toBeUndefined()
  expect(code(standard, 'readOnly')).toBeUndefined()
  expect(code(admin, 'readOnly')).toBe('products.hasAccess')
  expect(code(person('owner', standard.permissions), 'readOnly')).toBe('products.hasAccess')
  expect(code(person('guest', []), 'readOnly')).toBe('products.mayNotLook')
  expect(code(person('auditor', ['products.read']), 'readOnly')).toBeUndefined()
  expect(code(person('auditor', ['products.read']), 'readWrite')).toBe('products.mayOnlyLook')
})
