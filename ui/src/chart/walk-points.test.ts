import { expect, test } from 'vitest'
import { formatsOf } from '../formats'
import { journey, policies, premium } from './charts.builder'
import { pointSpoken, pointTold } from './point-words'
import { type Reached, walkTo } from './walk-points'

const walk = (spec: Parameters<typeof walkTo>[0], ...keys: string[]) =>
  keys.reduce<Reached | null | undefined>((at, key) => walkTo(spec, at ?? null, key), null)

test('arrow keys go from value to value, over gaps, and stay at the ends', () => {
  expect(walk(premium(), 'ArrowRight')).toEqual({ point: 0, series: 0 })
  expect(walk(premium(), 'ArrowRight', 'ArrowRight')).toEqual({ point: 2, series: 0 })
  expect(walk(premium(), 'ArrowRight', 'ArrowRight', 'ArrowRight')).toEqual({ point: 2, series: 0 })
  expect(walk(premium(), 'ArrowLeft')).toEqual({ point: 2, series: 0 })
  expect(walk(premium(), 'End', 'ArrowLeft')).toEqual({ point: 0, series: 0 })
  expect(walk(premium(), 'End', 'Home')).toEqual({ point: 0, series: 0 })
})

test('up and down change the series at the same point, and no further than there are series', () => {
  expect(walk(premium(), 'Home', 'ArrowDown')).toEqual({ point: 0, series: 1 })
  expect(walk(premium(), 'Home', 'ArrowDown', 'ArrowDown')).toEqual({ point: 0, series: 1 })
  expect(walk(premium(), 'Home', 'ArrowDown', 'ArrowUp')).toEqual({ point: 0, series: 0 })
  expect(walk(premium(), 'Home', 'ArrowDown', 'End')).toEqual({ point: 1, series: 1 })
})

test('what is drawn from top to bottom is walked from top to bottom', () => {
  expect(walk(policies({ isHorizontal: true }), 'ArrowDown', 'ArrowDown')).toEqual({ point: 1, series: 0 })
  expect(walk(policies({ isHorizontal: true }), 'ArrowDown', 'ArrowRight')).toEqual({ point: 0, series: 0 })
  expect(walk(journey, 'ArrowDown', 'ArrowDown', 'ArrowDown')).toEqual({ point: 2, series: 0 })
})

test('Escape leaves the chart, and other keys are not the chart’s', () => {
  expect(walk(premium(), 'ArrowRight', 'Escape')).toBeNull()
  expect(walkTo(premium(), null, 'a')).toBeUndefined()
  expect(walkTo(premium(), null, 'Tab')).toBeUndefined()
})

test('a chart without a value has no point to go to', () => {
  expect(walk(premium({ series: [{ key: 'a', name: 'A', values: [null] }] }), 'ArrowRight')).toBeNull()
})

const formats = formatsOf('en_us', 'UTC')

test('a point tells every series that has a value there, and says the one that was walked to', () => {
  const told = pointTold(premium(), { point: 0, series: 1 }, formats)
  expect(told).toEqual({
    where: 'Nov 13, 2026',
    lines: [
      { key: 'now', name: 'Premium', value: 'HKD 12,345.50', isReached: false },
      { key: 'before', name: 'Last week', value: 'HKD 11,000.00', isReached: true },
    ],
  })
  expect(pointSpoken(told, '1 of 3')).toBe('Last week, Nov 13, 2026: HKD 11,000.00, 1 of 3')
  expect(pointTold(premium(), { point: 2, series: 0 }, formats).lines).toHaveLength(1)
})

test('a step of a funnel says its share of the first', () => {
  const told = pointTold(journey, { point: 1, series: 0 }, formats)
  expect(pointSpoken(told, '2 of 3')).toBe('Quotes: 500, 25.0%, 2 of 3')
})
