import { expect, test } from 'vitest'
import { playwrightTimes, sayTimes, vitestTimes } from './test-times.mjs'

const parts = [
  { title: 'unit', seconds: 34.4 },
  { title: 'browser', seconds: 500.2 },
]

test('every part is named with its time, and all of them together', () => {
  expect(sayTimes(parts, [])).toEqual(['535 s in all: unit 34 s, browser 500 s'])
})

test('the ten files that took longest are named, the longest first', () => {
  const files = Array.from({ length: 12 }, (_, at) => ({ file: `room-${at}.test.ts`, seconds: at }))
  const [, heading, ...named] = sayTimes(parts, files)
  expect(heading).toBe('slowest files:')
  expect(named).toHaveLength(10)
  expect(named.map((line) => line.trim())).toEqual(
    Array.from({ length: 10 }, (_, at) => `${11 - at} s  room-${11 - at}.test.ts`),
  )
})

test('a file of a report took what stands between its first and its last test', () => {
  const testResults = [{ name: '/home/us/server/src/audit.test.ts', startTime: 1_000, endTime: 3_500 }]
  expect(vitestTimes({ testResults }, '/home/us')).toEqual([{ file: 'server/src/audit.test.ts', seconds: 2.5 }])
})

test('a journey took what all its tests took, those that were tried again included', () => {
  const specs = [
    { file: 'frame.spec.ts', tests: [{ results: [{ duration: 4_000 }, { duration: 3_000 }] }] },
    { file: 'frame.spec.ts', tests: [{ results: [{ duration: 2_000 }] }] },
  ]
  expect(playwrightTimes(specs)).toEqual([{ file: 'e2e/frame.spec.ts', seconds: 9 }])
})
