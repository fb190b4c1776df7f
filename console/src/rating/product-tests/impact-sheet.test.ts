import { expect, test } from 'vitest'
import type { Impact, Totals } from '@coverwright/rules/rating/product-tests'
import { impactSheet } from './impact-sheet'

const totals = { premium: 100, tax: 0, commission: 0, declined: 0, referred: 0, unpriced: 0, customers: 1 } as Totals
const impact = { before: totals, after: totals, spread: { same: 1, tenths: {} }, hasClaims: false } as unknown as Impact
const words = { t: (key: string) => key, cuts: [] }

test('an impact that stands on assumed answers says so in its file, before any figure', () => {
  const note = 'Use: retail is assumed for 12 policies that do not say it.'
  const [first, second] = impactSheet(impact, { ...words, notes: [note] }, 'HKD').split(/\r?\n/)
  expect(first).toContain(note)
  expect(second).toBe('')
  expect(impactSheet(impact, { ...words, notes: [] }, 'HKD')).not.toContain('assumed')
})

test('bars without an end say so in the file', () => {
  const far = { ...impact, spread: { more: 2, less: 1, same: 0, tenths: { [-990]: 1, 1000: 2 } } } as Impact
  const lines = impactSheet(far, { ...words, notes: [] }, 'HKD').split(/\r?\n/)
  expect(lines).toContain('80,sheet.andMore,2')
  expect(lines).toContain('sheet.andLess,-80,1')
})
