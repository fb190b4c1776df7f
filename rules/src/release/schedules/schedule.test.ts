import { expect, test } from 'vitest'
import { changeRefusal, scheduleRefusal, scheduleStates } from '.'

const NOW = new Date('2026-11-16T09:00:00Z')
const [MINUTE, DAY] = [60_000, 86_400_000]

test.each([
  ['replace', 2.9 * MINUTE, 'schedules.replaceTime'],
  ['replace', 3 * MINUTE, null],
  ['replace', 60 * MINUTE, null],
  ['replace', 61 * MINUTE, 'schedules.replaceTime'],
  ['replace', DAY - 1, 'schedules.replaceTime'],
  ['replace', DAY, null],
  ['replace', 60 * DAY, null],
  ['replace', 60 * DAY + 1, 'schedules.replaceTime'],
  ['publish', 30_000, 'schedules.past'],
  ['publish', -DAY, 'schedules.past'],
  ['publish', 5 * 60 * MINUTE, null],
  ['offline', 90 * DAY, null],
  ['offline', 400 * DAY, 'schedules.tooFar'],
] as const)('%s scheduled %d ms ahead: %s', (kind, ahead, code) =>
  expect(scheduleRefusal(kind, new Date(NOW.getTime() + ahead), NOW)?.code ?? null).toBe(code),
)

test('only one that waits can be changed', () => {
  expect(scheduleStates.filter((state) => changeRefusal(state) === null)).toEqual(['waiting'])
})
