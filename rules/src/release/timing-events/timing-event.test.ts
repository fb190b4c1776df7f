import { expect, test } from 'vitest'
import {
  choreTimes,
  dueWork,
  endedRefusal,
  moveRefusal,
  nextChore,
  timingRefusal,
  timingState,
  timingStates,
  type When,
} from '.'

const NOW = new Date('2026-11-16T09:00:00Z')
const daily = (from: string, until: string | null = null): When => ({ kind: 'daily', time: '09:00', from, until })
const once = (day: string, time: string): When => ({ kind: 'once', day, time })

test.each<[string, When, string | null]>([
  ['a minute ahead', once('2026-11-16', '09:01'), null],
  ['now', once('2026-11-16', '09:00'), 'timingEvents.past'],
  ['yesterday', once('2026-11-15', '09:00'), 'timingEvents.past'],
  ['in three years', once('2029-11-15', '09:00'), 'timingEvents.tooFar'],
  ['every day from a past day on', daily('2026-01-01'), null],
  ['every day, until yesterday', daily('2026-01-01', '2026-11-15'), 'timingEvents.never'],
  ['until before it begins', daily('2026-12-02', '2026-12-01'), 'timingEvents.untilBeforeFrom'],
  ['from a far year on', daily('2030-01-01'), 'timingEvents.tooFar'],
])('%s: %j is refused with %s', (_words, when, code) => {
  expect(timingRefusal({ when, timeZone: 'UTC' }, NOW)?.code ?? null).toBe(code)
})

test('what has no run left has run and is not changed; what is paused or still to come is', () => {
  expect(timingState(true, NOW)).toBe('on')
  expect(timingState(false, null)).toBe('off')
  expect(timingState(true, null)).toBe('ended')
  expect(timingStates.filter((state) => endedRefusal(state))).toEqual(['ended'])
})

test.each([
  [1, 2, null],
  [-1, 2, 'timingEvents.past'],
  [1, 0, 'timingEvents.past'],
] as const)('a run that is %d hours away is moved to %d hours away: %s', (from, to, code) => {
  const away = (hours: number) => new Date(NOW.getTime() + hours * 3_600_000)
  expect(moveRefusal(away(from), away(to), NOW)?.code ?? null).toBe(code)
})

const timing = { when: daily('2026-01-01'), timeZone: 'UTC' }
const at = (text: string) => new Date(`2026-11-${text}:00Z`)

test('a few minutes late is on time', () => {
  expect(dueWork(timing, 'skip', at('16T09:00'), at('16T09:04'))).toEqual({
    run: { due: at('16T09:00'), isLate: false },
    skipped: [],
  })
})

test('after three days of standing still one run is caught up, the latest; or all are skipped', () => {
  const missed = [at('14T09:00'), at('15T09:00')]
  expect(dueWork(timing, 'catchUp', at('14T09:00'), at('16T12:00'))).toEqual({
    run: { due: at('16T09:00'), isLate: true },
    skipped: missed,
  })
  expect(dueWork(timing, 'skip', at('14T09:00'), at('16T12:00'))).toEqual({
    run: null,
    skipped: [...missed, at('16T09:00')],
  })
})

test('who skips still runs what is due right now', () => {
  expect(dueWork(timing, 'skip', at('15T09:00'), at('16T09:02'))).toEqual({
    run: { due: at('16T09:00'), isLate: false },
    skipped: [at('15T09:00')],
  })
})

test.each([
  ['* * * * *', { everyMinutes: 1 }, '2026-11-16T09:01:00.000Z'],
  ['*/5 * * * *', { everyMinutes: 5 }, '2026-11-16T09:05:00.000Z'],
  ['7,37 * * * *', { everyMinutes: 30 }, '2026-11-16T09:07:00.000Z'],
  ['17 * * * *', { everyMinutes: 60 }, '2026-11-16T09:17:00.000Z'],
  ['41 2 * * *', { dailyAt: 161 }, '2026-11-17T02:41:00.000Z'],
])('the line %s is %j, and next %s', (cron, times, next) => {
  expect(choreTimes(cron)).toEqual(times)
  expect(nextChore(cron, NOW).toISOString()).toBe(next)
})
