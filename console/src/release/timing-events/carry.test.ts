import type { CalendarItem } from '@coverwright/contract/release/timing-events'
import { parseDay, printDay } from '@coverwright/rules/kernel'
import { expect, test } from 'vitest'
import { daysOf, inLanes, placedIn, spanOf, stepped } from './calendar-days'
import { carriedBy, carriedTo, dropRefusal, isMoved, lifted, targetOf } from './carry'

const ZONE = 'Europe/London'
const item = (at: string) => ({ id: '1', at }) as CalendarItem
const placed = (at: string) => placedIn([item(at)], ZONE)[0]!
const day = (text: string) => parseDay(text)!
const start = lifted(placed('2026-11-18T11:00:00Z'))
const at = (carried: typeof start) => targetOf(carried, ZONE).at.toISOString()

test('arrow keys carry a run by quarters of an hour and days, in a month by weeks', () => {
  const pressed = (keys: string[], view: 'week' | 'month') =>
    at(keys.reduce((carried, key) => carriedBy(carried, key, view) ?? carried, start))
  expect(pressed(['ArrowRight', 'ArrowRight', 'ArrowUp', 'ArrowUp'], 'week')).toBe('2026-11-20T10:30:00.000Z')
  expect(pressed(['ArrowDown', 'ArrowLeft'], 'month')).toBe('2026-11-24T11:00:00.000Z')
  expect(carriedBy(start, 'Tab', 'week')).toBeNull()
})

test('it stays within its day, however far it is pulled up or down', () => {
  expect(at(carriedTo(start, 0, -9999))).toBe('2026-11-18T00:00:00.000Z')
  expect(at(carriedTo(start, 0, 9999))).toBe('2026-11-18T23:45:00.000Z')
  const late = lifted(placed('2026-11-18T23:50:00Z'))
  expect(isMoved(carriedTo(late, 0, 60))).toBe(false)
})

test('onto an hour that clocks skip it is put as much later', () => {
  const carried = carriedTo(lifted(placed('2027-03-27T01:30:00Z')), 1, 0)
  expect(targetOf(carried, ZONE)).toMatchObject({ shows: 'never', at: new Date('2027-03-28T01:30:00Z') })
})

test('what has run stays, and nothing is put into the past', () => {
  const now = new Date('2026-11-18T10:00:00Z')
  expect(dropRefusal(carriedTo(start, 1, 0), ZONE, now)).toBeNull()
  expect(dropRefusal(carriedTo(start, -1, 0), ZONE, now)).toBe('timingEvents.past')
  expect(dropRefusal(carriedTo(start, 1, 0), ZONE, new Date('2026-11-18T12:00:00Z'))).toBe('timingEvents.past')
})

test('a week begins as the company says, a month with the week of its first day', () => {
  const shown = (view: 'week' | 'month', start: 'monday' | 'sunday') =>
    printDay(daysOf(view, day('2026-11-18'), start)[0]!)
  expect([shown('week', 'monday'), shown('week', 'sunday')]).toEqual(['2026-11-16', '2026-11-15'])
  expect([shown('month', 'monday'), shown('month', 'sunday')]).toEqual(['2026-10-26', '2026-11-01'])
  expect(printDay(stepped('month', day('2026-01-31'), 1))).toBe('2026-02-01')
  expect(printDay(stepped('month', day('2026-03-31'), -1))).toBe('2026-02-28')
})

test('the week in which clocks change is an hour shorter', () => {
  const { from, to } = spanOf(daysOf('week', day('2027-03-28'), 'monday'), ZONE)
  expect((Date.parse(to) - Date.parse(from)) / 3_600_000).toBe(7 * 24 - 1)
})

test('runs of the same hour stand side by side', () => {
  const all = ['09:00', '09:30', '11:00'].map((time) => placed(`2026-11-18T${time}:00Z`))
  expect(inLanes(all, 60).map(({ lane, lanes }) => [lane, lanes])).toEqual([
    [0, 2],
    [1, 2],
    [0, 1],
  ])
})
