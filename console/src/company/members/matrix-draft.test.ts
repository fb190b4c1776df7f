import type { RoleView } from '@coverwright/contract/company/members'
import { expect, test } from 'vitest'
import { countChanges, shownPermissions, togglePermission } from './matrix-draft'

const role: RoleView = {
  id: 'underwriter',
  name: 'Underwriter',
  description: '',
  system: null,
  permissions: ['products.read', 'customers.read'],
  memberCount: 2,
  may: ['edit'],
}

test('ticks are counted until they are saved', () => {
  const draft = togglePermission(togglePermission({}, role, 'products.write'), role, 'customers.read')
  expect(shownPermissions(draft, role)).toEqual(['products.read', 'products.write'])
  expect(countChanges(draft, [role])).toBe(2)
})

test('a tick that is taken back leaves nothing to save', () => {
  const draft = togglePermission(togglePermission({}, role, 'customers.read'), role, 'customers.read')
  expect(draft).toEqual({})
  expect(countChanges(draft, [role])).toBe(0)
})
