import { expect, test } from 'vitest'
import { currentHref, holdsHref, type RailGroup } from './rail-groups'

const groups: RailGroup[] = [
  { key: 'home', label: 'Home', href: '/home', icon: null },
  {
    key: 'products',
    label: 'Products',
    href: '/project',
    icon: null,
    items: [
      { key: 'projects', label: 'Projects', href: '/project' },
      { key: 'library', label: 'Library', href: '/productLibrary' },
    ],
  },
]

test('a page deep inside a place marks that place', () => {
  expect(currentHref(groups, '/productLibrary/42/edit')).toBe('/productLibrary')
})

test('an address that only begins with the same letters is another place', () => {
  expect(currentHref(groups, '/projects-archive')).toBeUndefined()
})

test('a group is open when one of its items is where we are', () => {
  expect(holdsHref(groups[1]!, currentHref(groups, '/project/7'))).toBe(true)
  expect(holdsHref(groups[0]!, currentHref(groups, '/project/7'))).toBe(false)
})

test('a screen stands where it is declared to stand, whatever its address begins with', () => {
  const places: RailGroup[] = [
    {
      key: 'company',
      label: 'Company',
      href: '/company',
      icon: null,
      items: [{ key: 'u', label: 'Users', href: '/users' }],
    },
    { key: 'settings', label: 'Settings', href: '/setting', icon: null },
  ]
  expect(currentHref(places, '/setting/member', '/users')).toBe('/users')
  expect(currentHref(places, '/setting/audit', '/setting')).toBe('/setting')
  expect(currentHref(places, '/users', '/setting')).toBe('/users')
  expect(currentHref(places, '/setting/member', '/gone')).toBe('/setting')
})
