import { expect, test } from 'vitest'
import { parseDay, printDay } from '../../kernel'
import { changeOf, onSteps, stepsOf, troublesOf, type Window, windowsOf } from '.'

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
