import { expect, test } from 'vitest'
import { parseDay, printDay } from '../../kernel'
import { changeOf, onSteps, stepsOf, trendOf, troublesOf, type Window, windowsOf } from '.'

const ZONE = 'Asia/Hong_Kong'
const moment = new Date('2026-11-15T17:41:00Z') // 16 November there
const told = ({ from, to, since, until }: Window) =>
  `${printDay(from)} ${printDay(to)} ${since.toISOString()} ${until.toISOString()}`

test.each([
  ['year', '2026-01-01 2026-11-16', '2025-01-01 2025-11-16'],
  ['days30', '2026-10-18 2026-11-16', '2026-09-18 2026-10-17'],
  ['days7', '2026-11-10 2026-11-16', '2026-11-03 2026-11-09'],
] as const)('%s is %s, held against %s', (range, now, before) => {
  const windows = windowsOf(range, moment, ZONE)
  expect(told(windows.now)).toContain(now)
  expect(told(windows.before!)).toContain(before)
})

const DAY_MS = 86_400_000
const lasts = (from: Date, to: Date) => to.getTime() - from.getTime()
test.each([
  ['just after midnight', '2026-11-15T16:05:00Z', 5 * 60_000 + 1],
  ['in the middle of the night', '2026-11-15T17:41:00Z', 101 * 60_000 + 1],
  ['just before midnight', '2026-11-16T15:59:00Z', DAY_MS - 60_000 + 1],
] as const)(
  '%s both times are equally long: of the last day before as much as has passed of today',
  (_when, at, passed) => {
    for (const [range, whole] of [
      ['days30', 29],
      ['days7', 6],
      ['year', 319],
    ] as const) {
      const { now, before, beforeParts } = windowsOf(range, new Date(at), ZONE)
      expect(lasts(before!.since, before!.until)).toBe(whole * DAY_MS + passed)
      expect(lasts(now.since, new Date(at)) + 1).toBe(whole * DAY_MS + passed)
      const [days, part] = beforeParts
      expect([days!.since, days!.until, part!.until]).toEqual([before!.since, part!.since, before!.until])
      expect([days!.isByHour, part!.isByHour, part!.from, part!.to]).toEqual([false, true, before!.to, before!.to])
    }
  },
)

test('on New Year’s Day the year is held against as much of that day last year', () => {
  const { beforeParts } = windowsOf('year', new Date('2026-01-01T04:00:00Z'), ZONE)
  expect(beforeParts.map(told)).toEqual(['2025-01-01 2025-01-01 2024-12-31T16:00:00.000Z 2025-01-01T04:00:00.001Z'])
})

test('a day of 23 hours is never held against more than itself', () => {
  const { before } = windowsOf('days7', new Date('2026-04-05T22:30:00Z'), 'Europe/London')
  expect(before!.until.toISOString()).toBe('2026-03-29T23:00:00.000Z')
})

test.each([
  ['a day that has hardly begun', 'day', [5, 7, 0], [5, 7]],
  ['a day that is still below the one before', 'day', [5, 7, 6], [5, 7]],
  ['a day that has passed the one before', 'day', [5, 7, 8], [5, 7, 8]],
  ['a month that has hardly begun', 'month', [5, 7, 1], [5, 7]],
  ['the first sale ever', 'day', [0, 0, 3], [0, 0, 3]],
  ['the last of 24 hours', 'hour', [5, 7, 0], [5, 7, 0]],
  ['a single day', 'day', [5], [5]],
] as const)('a small line with %s (by %s, %j) is %j', (_what, step, values, shown) =>
  expect(trendOf(step, values)).toEqual(shown),
)

test('days begin and end by the clocks of the company, also where clocks change', () => {
  expect(told(windowsOf('days7', moment, ZONE).now)).toContain('2026-11-09T16:00:00.000Z 2026-11-16T16:00:00.000Z')
  const summer = windowsOf('days7', new Date('2026-03-31T12:00:00Z'), 'Europe/London').now
  expect(summer.until.getTime() - summer.since.getTime()).toBe(7 * 86_400_000 - 3_600_000)
})

test('24 hours end now, and the 24 before end where they begin', () => {
  const { now, before } = windowsOf('hours24', moment, ZONE)
  expect(now.until.getTime() - now.since.getTime()).toBe(86_400_000)
  expect(before!.until).toEqual(now.since)
  expect(now.until > moment).toBe(true)
})

test('all time has nothing before it', () => {
  expect(windowsOf('all', moment, ZONE)).toMatchObject({ now: { from: 0 }, before: null })
})

test('29 February is held against the last of February', () => {
  const { before } = windowsOf('year', new Date('2028-02-29T05:00:00Z'), ZONE)
  expect(printDay(before!.to)).toBe('2027-02-28')
})

test('a line has hours, days, or for longer times months', () => {
  const { now } = windowsOf('all', moment, ZONE)
  const begun = parseDay('2026-07-20') as number
  expect(stepsOf(now, begun)).toMatchObject({ step: 'month', moments: expect.arrayContaining(['2026-07-01']) })
  expect(stepsOf(now, begun).moments).toHaveLength(5)
  expect(stepsOf(now, now.to - 3)).toMatchObject({ step: 'day' })
  expect(stepsOf(windowsOf('hours24', moment, ZONE).now).moments).toHaveLength(24)
})

test('values are summed on their step', () => {
  const steps = stepsOf(windowsOf('days7', moment, ZONE).now)
  const today = parseDay('2026-11-16') as number
  const values = [
    { at: today, value: 5 },
    { at: today, value: 2 },
    { at: today - 6, value: 1 },
    { at: today - 7, value: 99 },
  ]
  expect(onSteps(steps, values)).toEqual([1, 0, 0, 0, 0, 0, 7])
})

test.each([
  [112, 100, 0.12],
  [0, 50, -1],
  [7, 0, null],
  [7, null, null],
])('%d against %s is a change of %s', (now, before, change) => expect(changeOf(now, before)).toBe(change))

const well = { views: 1_000, errors: 10, serverErrors: 0, slow: 50, refusedPayments: 2, daysLeft: null }
test.each([
  ['nothing wrong', {}, []],
  ['nobody came', { views: 0, errors: 0, slow: 0 }, []],
  ['one error in a hundred pages and one more', { errors: 11 }, ['errors']],
  ['the server failed once', { serverErrors: 1 }, ['serverErrors']],
  ['more than one page in twenty is slow', { slow: 51 }, ['slow']],
  ['three cards were refused', { refusedPayments: 3 }, ['refusedPayments']],
  ['it expires in two weeks', { daysLeft: 14 }, ['expiry']],
  ['it expires later', { daysLeft: 15 }, []],
])('%s', (_what, said, found) => expect(troublesOf({ ...well, ...said })).toEqual(found))
