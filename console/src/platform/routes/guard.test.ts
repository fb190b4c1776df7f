import { expect, test } from 'vitest'
import type { Who } from '../session'
import { guardRedirect, homeReason, phoneRedirect } from './guard'
import { allRoutes, routeTable } from './route-table'

const who = (about: Partial<Who> & { paths?: string[] } = {}): Who => ({
  isSignedIn: true,
  isDesigner: false,
  paymentMode: '',
  businessType: '',
  holdsPath: (path) => (about.paths ?? []).includes(path),
  ...about,
})
const stranger = who({ isSignedIn: false })
const at = (path: string) => allRoutes.find((route) => route.path === path)!

test.each(allRoutes.filter((route) => route.access !== 'public').map((route) => route.path))(
  '%s sends a stranger to sign-in',
  (path) => expect(guardRedirect(at(path), stranger)).toBe('/'),
)

test.each(routeTable.filter((route) => route.access === 'public').map((route) => route.path))(
  '%s is open to a stranger',
  (path) => expect(guardRedirect(at(path), stranger)).toBeNull(),
)

test.each(['/', '/log-in'])('somebody already in goes from %s to home', (path) => {
  expect(guardRedirect(at(path), who())).toBe('/home')
})

test.each(routeTable.filter((route) => route.access === 'designer').map((route) => route.path))(
  '%s needs the role Designer or Super',
  (path) => {
    expect(guardRedirect(at(path), who())).toBe('/home')
    expect(guardRedirect(at(path), who({ isDesigner: true }))).toBeNull()
  },
)

test.each(routeTable.filter((route) => route.isGuarded).map((route) => route.path))(
  '%s opens only for those whose permission list holds it',
  (path) => {
    expect(guardRedirect(at(path), who())).toBe('/home')
    expect(guardRedirect(at(path), who({ paths: [path] }))).toBeNull()
  },
)

test.each([
  ['P2I', 'broker', '/home'],
  ['P1B', 'insurer', '/home'],
  ['P2I', 'insurer', null],
  ['P1B', 'broker', null],
  ['', '', null],
])('the payment gateway in mode %s for a %s: %s', (paymentMode, businessType, expected) => {
  expect(guardRedirect(at('/payment-gateway'), who({ paymentMode, businessType }))).toBe(expected)
})

test('whoever is sent home for want of a right is told why; who only comes in is told nothing', () => {
  expect(homeReason(at('/version'), who())).toBe('platform.noPermission')
  expect(homeReason(at('/masterSBCX'), who())).toBe('platform.noPermission')
  const broker = who({ paymentMode: 'P2I', businessType: 'broker' })
  expect(homeReason(at('/payment-gateway'), broker)).toBe('platform.gatewayElsewhere')
  expect(homeReason(at('/'), who())).toBeNull()
  expect(homeReason(at('/version'), who({ paths: ['/version'] }))).toBeNull()
  expect(homeReason(at('/version'), stranger)).toBeNull()
})

test('a phone is sent to the page for larger screens', () => {
  expect(phoneRedirect('/users', true)).toBe('/toPC')
  expect(phoneRedirect('/', true)).toBe('/toPC')
  expect(phoneRedirect('/nowhere', true)).toBe('/toPC')
  expect(phoneRedirect('/toPC', true)).toBeNull()
  expect(phoneRedirect('/users', false)).toBeNull()
})

test.each(allRoutes.filter((route) => route.isMobile).map((route) => route.path))('%s opens on a phone', (path) => {
  expect(phoneRedirect(path, true)).toBeNull()
})
