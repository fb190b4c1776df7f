import { expect, test } from 'vitest'
import { keepingRefusal, lockedRefusal, restoreRefusal, TRASH_DAYS } from './keeping'

const at = new Date('2026-03-01T09:00:00Z')

test('a product is locked and put away by its owner and by whoever manages all products', () => {
  expect(keepingRefusal({ ownerId: 'o' }, { id: 'o', permissions: [] })).toBeNull()
  expect(keepingRefusal({ ownerId: 'o' }, { id: 'a', permissions: ['products.manage'] })).toBeNull()
  expect(keepingRefusal({ ownerId: 'o' }, { id: 'x', permissions: ['products.write'] })?.code).toBe('products.notYours')
})

test.each([
  [null, null, undefined],
  [at, null, 'products.locked'],
  [null, at, 'products.inTrash'],
  [at, at, 'products.inTrash'],
] as const)('locked at %s and put away at %s, a change is refused with %s', (lockedAt, trashedAt, code) => {
  expect(lockedRefusal({ lockedAt, trashedAt })?.code).toBe(code)
})

test('what is in the trash comes back for thirty days', () => {
  const later = (ms: number) => new Date(at.getTime() + TRASH_DAYS * 86_400_000 + ms)
  expect(restoreRefusal(at, later(-1))).toBeNull()
  expect(restoreRefusal(at, later(0))?.code).toBe('products.trashGone')
  expect(restoreRefusal(null, at)?.code).toBe('products.trashGone')
})
