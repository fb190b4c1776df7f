import { expect, test } from 'vitest'
import { busyFactor } from './busy-factor'
import { cloneDatabase } from './clone-database'

test('a test file gets its own database within 50 ms of an idle machine', async () => {
  const times: number[] = []
  for (let round = 0; round < 5; round++) {
    const start = performance.now()
    const db = await cloneDatabase()
    times.push(performance.now() - start)
    await db.close()
  }
  const median = times.sort((a, b) => a - b)[2]
  expect(median).toBeLessThan(50 * busyFactor())
})
