import type { Step } from '@coverwright/rules/rating/pricing'
import { expect, test } from 'vitest'
import { rateSense } from './rate-sense'

const theft = { kind: 'lookUp', name: 'theft' } as const
const factor = (by: string) => ({ kind: 'factor', name: 'after', title: '', of: 'base', by }) as Step
const formula = (text: string) => ({ kind: 'formula', name: 'after', title: '', formula: text }) as Step

test.each([
  ['1 + theft', 'percent'],
  ['1 - theft', 'percent'],
  ['group * (1 + theft)', 'percent'],
  ['theft', 'factor'],
  ['theft * (1 + group)', 'factor'],
  ['group * (theft)', 'factor'],
  ['group + theft', 'figure'],
  ['1 + theft * 2', 'figure'],
  ['11 + theft', 'figure'],
  ['2 * 1 + theft', 'figure'],
  ['1 + theftOfParts', 'figure'],
  ['theftOfParts * 2', 'figure'],
])('a rate that is used as %s is a %s', (by, sense) => {
  expect(rateSense([factor(by)], theft)).toBe(sense)
})

test('every use counts, and only what a table gives has a sense', () => {
  expect(rateSense([factor('1 + theft'), formula('base * (1 + theft)')], theft)).toBe('percent')
  expect(rateSense([factor('1 + theft'), formula('base * theft')], theft)).toBe('figure')
  expect(rateSense([], theft)).toBe('figure')
  expect(rateSense([factor('1 + theft')], { kind: 'formula', name: 'theft' })).toBe('figure')
})
