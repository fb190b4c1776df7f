import fc from 'fast-check'
import { expect, test } from 'vitest'
import { momentIn } from '../../design/forms'
import { parseDay, printDay } from '../../kernel'
import { clockChangeOn, instantOf, minuteOf, movedWhen, nextRun, oddRuns, printTime, runsAfter, type When } from '.'

const zones = [
  ...['Asia/Hong_Kong', 'Europe/London', 'America/New_York', 'Australia/Lord_Howe', 'America/St_Johns'],
  ...['Africa/Casablanca', 'Africa/Cairo', 'Asia/Kathmandu', 'Pacific/Chatham', 'America/Santiago', 'UTC'],
]
const zone = fc.constantFrom(...zones)
const minute = fc.integer({ min: 0, max: 1439 })
const day = fc.integer({ min: parseDay('2024-01-01')!, max: parseDay('2029-12-31')! })
const until = fc.option(fc.constant('2031-01-01'), { nil: null })
const when: fc.Arbitrary<When> = fc
  .record({ day, minute, until, weekdays: fc.uniqueArray(fc.constantFrom(1, 2, 3, 4, 5, 6, 7), { minLength: 1 }) })
  .chain(({ day: first, minute: at, until: last, weekdays }) => {
    const repeating = { time: printTime(at), from: printDay(first), until: last }
    return fc.constantFrom<When>(
      { kind: 'once', day: printDay(first), time: printTime(at) },
      { kind: 'daily', ...repeating },
      { kind: 'weekly', ...repeating, weekdays: weekdays as never },
      { kind: 'monthly', ...repeating, dayOfMonth: (first % 31) + 1 },
    )
  })
const shownAt = (at: Date, timeZone: string) => {
  const shown = momentIn(at, timeZone)
  return `${printDay(shown.day)} ${printTime(shown.minuteOfDay)}`
}

/** Where a day loses its first hour, or has its last one twice: rare enough that chance seldom meets them. */
const midnights: [number, number, string][] = [
  [parseDay('2025-04-25')!, 0, 'Africa/Cairo'],
  [parseDay('2025-04-25')!, 59, 'Africa/Cairo'],
  [parseDay('2025-04-25')!, 60, 'Africa/Cairo'],
  [parseDay('2025-04-24')!, 1439, 'Africa/Cairo'],
  [parseDay('2025-10-30')!, 1410, 'Africa/Cairo'],
  [parseDay('2026-09-06')!, 30, 'America/Santiago'],
]

test('clocks show the time that was asked for at the instant that is found, unless they skip it', () => {
  fc.assert(
    fc.property(day, minute, zone, (on, at, timeZone) => {
      const found = instantOf({ day: on, minute: at }, timeZone)
      const shown = momentIn(found.at, timeZone)
      const late = (shown.day - on) * 1440 + shown.minuteOfDay - at
      if (found.shows === 'never') expect(late).toBe(clockChangeOn(on, timeZone)?.minutes)
      else expect(late).toBe(0)
      const hourBefore = momentIn(new Date(found.at.getTime() - 3_600_000), timeZone)
      if (found.shows === 'once') expect([hourBefore.day, hourBefore.minuteOfDay]).not.toEqual([on, at])
    }),
    { examples: midnights },
  )
})

test('runs come in order, none twice, all after the moment, each on a day that it falls on', () => {
  fc.assert(
    fc.property(when, zone, day, minute, (planned, timeZone, on, at) => {
      const after = instantOf({ day: on, minute: at }, timeZone).at
      const runs = runsAfter({ when: planned, timeZone }, after, 20)
      const times = runs.map((run) => run.at.getTime())
      expect(times.every((time, place) => time > (times[place - 1] ?? after.getTime()))).toBe(true)
      for (const run of runs)
        if (run.shows !== 'never') expect(shownAt(run.at, timeZone)).toBe(`${printDay(run.day)} ${planned.time}`)
    }),
  )
})

test('asking one by one finds what asking for many finds: nothing is lost between two runs', () => {
  fc.assert(
    fc.property(when, zone, (planned, timeZone) => {
      const timing = { when: planned, timeZone }
      const start = new Date('2025-01-01T00:00:00Z')
      const many = runsAfter(timing, start, 8).map(({ at }) => at)
      const single: Date[] = []
      for (let next = nextRun(timing, start); next && single.length < 8; next = nextRun(timing, next)) single.push(next)
      expect(single).toEqual(many)
    }),
  )
})

test('what is every day runs once on every day of a year, whatever the clocks do', () => {
  fc.assert(
    fc.property(zone, minute, (timeZone, at) => {
      const planned: When = { kind: 'daily', time: printTime(at), from: '2026-01-01', until: '2026-12-31' }
      const runs = runsAfter({ when: planned, timeZone }, new Date('2025-12-30T00:00:00Z'), 400)
      expect(new Set(runs.map((run) => run.day)).size).toBe(365)
      expect(runs).toHaveLength(365)
    }),
    { numRuns: 25 },
  )
})

test.each([
  ['Europe/London', '2027-03-28', '01:30', 'never', '2027-03-28 02:30', '2027-03-28T01:30:00.000Z'],
  ['Europe/London', '2026-10-25', '01:30', 'twice', '2026-10-25 01:30', '2026-10-25T00:30:00.000Z'],
  ['America/New_York', '2027-03-14', '02:30', 'never', '2027-03-14 03:30', '2027-03-14T07:30:00.000Z'],
  ['America/New_York', '2026-11-01', '01:30', 'twice', '2026-11-01 01:30', '2026-11-01T05:30:00.000Z'],
  ['Australia/Lord_Howe', '2026-10-04', '02:15', 'never', '2026-10-04 02:45', '2026-10-03T15:45:00.000Z'],
  ['Asia/Hong_Kong', '2026-11-20', '02:30', 'once', '2026-11-20 02:30', '2026-11-19T18:30:00.000Z'],
  ['Pacific/Apia', '2011-12-30', '12:00', 'never', '2011-12-31 12:00', '2011-12-30T22:00:00.000Z'],
] as const)('in %s on %s at %s: clocks show it %s, it runs at %s', (timeZone, on, time, shows, runs, instant) => {
  const found = instantOf({ day: parseDay(on)!, minute: minuteOf(time) }, timeZone)
  expect([found.shows, shownAt(found.at, timeZone), found.at.toISOString()]).toEqual([shows, runs, instant])
})

test('the night that clocks change is told for a whole year ahead, for the hours that it touches alone', () => {
  const after = new Date('2026-11-16T00:00:00Z')
  const daily = (time: string): When => ({ kind: 'daily', time, from: '2026-11-16', until: null })
  const odd = (time: string, timeZone = 'America/New_York') =>
    oddRuns({ when: daily(time), timeZone }, after).map((run) => [printDay(run.day), run.shows])
  expect(odd('02:30')).toEqual([['2027-03-14', 'never']])
  expect(odd('01:30')).toEqual([['2027-11-07', 'twice']])
  expect(odd('09:00')).toEqual([])
  expect(odd('02:30', 'Asia/Hong_Kong')).toEqual([])
})

test.each([
  ['America/New_York', '2027-03-14', { minutes: 60, at: 120 }],
  ['America/New_York', '2026-11-01', { minutes: -60, at: 120 }],
  ['Australia/Lord_Howe', '2026-10-04', { minutes: 30, at: 120 }],
  ['America/New_York', '2026-11-16', null],
  ['Africa/Cairo', '2025-04-24', null],
  ['Africa/Cairo', '2025-04-25', { minutes: 60, at: 0 }],
  ['Africa/Cairo', '2025-10-30', { minutes: -60, at: 1440 }],
  ['Africa/Cairo', '2025-10-31', null],
  ['America/Santiago', '2026-09-06', { minutes: 60, at: 0 }],
] as const)('in %s on %s clocks change by %j', (timeZone, on, change) => {
  expect(clockChangeOn(parseDay(on)!, timeZone)).toEqual(change)
})

test('the 31st of a month is the last day of a shorter one', () => {
  const planned: When = { kind: 'monthly', dayOfMonth: 31, time: '09:00', from: '2027-01-01', until: '2027-05-01' }
  const runs = runsAfter({ when: planned, timeZone: 'UTC' }, new Date('2026-12-31T00:00:00Z'), 9)
  expect(runs.map((run) => printDay(run.day))).toEqual(['2027-01-31', '2027-02-28', '2027-03-31', '2027-04-30'])
})

test.each<[string, When, string, Partial<When> | object]>([
  [
    'once',
    { kind: 'once', day: '2026-11-18', time: '11:00' },
    '2026-11-20T10:30',
    { day: '2026-11-20', time: '10:30' },
  ],
  ['daily', { kind: 'daily', time: '11:00', from: '2026-11-01', until: null }, '2026-11-20T10:30', { time: '10:30' }],
  [
    'weekly',
    { kind: 'weekly', weekdays: [1, 3], time: '11:00', from: '2026-11-01', until: null },
    '2026-11-20T10:30',
    { weekdays: [1, 5], time: '10:30' },
  ],
  [
    'monthly',
    { kind: 'monthly', dayOfMonth: 18, time: '11:00', from: '2026-11-18', until: '2026-11-18' },
    '2026-11-20T10:30',
    { dayOfMonth: 20, time: '10:30', until: '2026-11-20' },
  ],
])('a run that is %s is moved from Wednesday to Friday', (_kind, planned, to, moved) => {
  const timing = { when: planned, timeZone: 'UTC' }
  const changed = movedWhen(timing, new Date('2026-11-18T11:00Z'), new Date(`${to}Z`))
  expect(changed).toMatchObject(moved)
  const next = runsAfter({ ...timing, when: changed }, new Date('2026-11-18T12:00Z'), 9).map(({ at }) =>
    at.toISOString(),
  )
  expect(next).toContain('2026-11-20T10:30:00.000Z')
})
