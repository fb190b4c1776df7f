import { expect, test } from 'vitest'
import { initialsOf, toneOf } from './initials'

test('initials are the first and last word’s letters', () => {
  expect(initialsOf('Product lead')).toBe('PL')
  expect(initialsOf('Head of motor underwriting')).toBe('HU')
  expect(initialsOf('Compliance')).toBe('CO')
})

test('a Chinese name is its first sign', () => {
  expect(initialsOf('核保主管')).toBe('核')
})

test('nobody is a question mark', () => {
  expect(initialsOf('  ')).toBe('?')
})

test('one name keeps one colour', () => {
  expect(toneOf('Underwriter')).toBe(toneOf('Underwriter'))
})
