import type { PlanRateView } from '@coverwright/contract/rating/pricing'
import { expect, test } from 'vitest'
import { raisedToLeast } from './raised-to-least'

const line = (patch: Partial<PlanRateView['worksheet'][number]>) => ({
  step: 'least',
  title: 'Least premium',
  kind: 'minimum',
  addOn: null,
  inputs: [
    { name: 'base', value: '82.5' },
    { name: '120', value: '120' },
  ],
  found: null,
  isPassedOver: false,
  unit: 'HKD',
  result: '120',
  ...patch,
})

test('a price that was lifted to the least premium says by which step, one above it says nothing', () => {
  expect(raisedToLeast({ worksheet: [line({})] })).toBe('Least premium')
  expect(raisedToLeast({ worksheet: [line({ inputs: [{ name: 'base', value: '130' }], result: '130' })] })).toBeNull()
  expect(raisedToLeast({ worksheet: [line({ isPassedOver: true })] })).toBeNull()
  expect(raisedToLeast({ worksheet: [line({ kind: 'maximum' })] })).toBeNull()
  expect(raisedToLeast({ worksheet: [line({ addOn: 'winter' })] })).toBeNull()
})
