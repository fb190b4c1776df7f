import { expect, test } from 'vitest'
import { ChunkTimedOut, inTime, isMissingChunk } from './in-time'

test('a part that arrives is handed on', async () => {
  expect(await inTime(Promise.resolve('part'), 20)).toBe('part')
})
test('a part that does not arrive is given up', async () => {
  await expect(inTime(new Promise(() => {}), 5)).rejects.toBeInstanceOf(ChunkTimedOut)
})
test('a chunk of the version before is told from a fault', () => {
  expect(isMissingChunk(new TypeError('Failed to fetch dynamically imported module: /assets/x.js'))).toBe(true)
  expect(isMissingChunk(new Error('cannot read properties of undefined'))).toBe(false)
})
