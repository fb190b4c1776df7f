import { expect, test } from 'vitest'
import { kindsInWords, uploadRefusal } from './upload-state'

const pdf = { name: 'Terms.PDF', type: 'application/pdf', size: 1000 }

test('a file is taken by its ending or by its type', () => {
  expect(uploadRefusal(pdf, ['.pdf'], 5000)).toBeNull()
  expect(uploadRefusal(pdf, ['application/pdf'], 5000)).toBeNull()
  expect(uploadRefusal({ name: 'x.png', type: 'image/png', size: 1 }, ['image/*'], 5000)).toBeNull()
})

test('another kind, too large and blank are refused, each for its own reason', () => {
  expect(uploadRefusal(pdf, ['.png'], 5000)).toBe('type')
  expect(uploadRefusal(pdf, ['.pdf'], 999)).toBe('size')
  expect(uploadRefusal({ ...pdf, size: 0 }, ['.pdf'], 999)).toBe('blank')
})

test('kinds are told as people say them', () => {
  expect(kindsInWords(['.pdf', 'image/png'])).toEqual(['PDF', 'PNG'])
})
