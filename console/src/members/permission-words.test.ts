import { permissionAreas, permissions, systemRoles } from '@coverwright/rules/members'
import { expect, test } from 'vitest'
import en from './texts/en_us.json'

const words = en.permission as Record<string, Record<string, { name: string; about: string }>>

test('every permission, area and role of the start is told in plain words', () => {
  const told = permissions.filter((permission) => {
    const [room, deed] = permission.split('.') as [string, string]
    return words[room]?.[deed]?.about
  })
  expect(told).toEqual(permissions)
  expect(Object.keys(en.area)).toEqual(expect.arrayContaining([...permissionAreas]))
  expect(Object.keys(en.systemRole)).toEqual(expect.arrayContaining([...systemRoles]))
})
