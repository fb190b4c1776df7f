import { expect, test } from 'vitest'
import { sumRefunded } from './sum-refunded'

const money = (minor: number) => ({ minor, currency: 'HKD' })
const written = (place: number, kind: 'issue' | 'cancel', minor: number) => ({
  ...{ place, kind, countsFrom: '2026-11-17', writtenAt: '2026-11-17T00:16:00Z' },
  givenBack: money(minor),
})

test('what is said to be refunded is what the cancellation gives back', () => {
  const transactions = [written(1, 'issue', 0), written(2, 'cancel', 75_075)]
  expect(sumRefunded({ total: money(75_075), transactions })).toEqual(money(75_075))
})

test('a policy that was not cancelled gives nothing back', () => {
  expect(sumRefunded({ total: money(75_075), transactions: [written(1, 'issue', 0)] })).toEqual(money(0))
})
