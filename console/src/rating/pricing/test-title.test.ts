import type { PlanRateView } from '@coverwright/contract/rating/pricing'
import { expect, test } from 'vitest'
import { testTitle } from './test-title'

const line = (title: string, result: string, unit = 'number') => ({ title, result, unit, found: {} })
const rate = (more: object) => ({ decision: 'accept', reasons: [], worksheet: [], ...more }) as unknown as PlanRateView
const words = { decision: 'Decline', plan: 'Full', factor: (title: string, factor: string) => `${title} × ${factor}` }

test('one who is not simply accepted is named after the reason', () => {
  const reasons = [
    { decision: 'refer', text: 'Old car', title: 'Age' },
    { decision: 'decline', text: '', title: 'Too many claims' },
  ]
  expect(testTitle(rate({ decision: 'decline', reasons }), words)).toBe('Decline, Too many claims, Full')
})

test('else after the rate that moves the price most, up or down', () => {
  const worksheet = [line('Base', '2000', 'money'), line('Age', '1.8'), line('No claims', '0.4'), line('Usage', '1')]
  expect(testTitle(rate({ worksheet }), words)).toBe('No claims × 0.4, Full')
  expect(testTitle(rate({}), words)).toBe('Full')
})
