import { expect, test } from 'vitest'
import { inTime, isMissingChunk, MissingChunk } from './in-time'

test('a part that arrives is handed on', async () => {
  expect(await inTime(Promise.resolve('part'), 20)).toBe('part')
})
test('a part that does not arrive is given up', async () => {
  await expect(inTime(new Promise(() => {}), 5)).rejects.toBeInstanceOf(MissingChunk)
})
test('a part that the browser could not fetch is told in our own words, since the router would reload the page for its', async () => {
  const fetched = Promise.reject(new TypeError('Failed to fetch dynamically imported module: /assets/x.js'))
  await expect(inTime(fetched)).rejects.toMatchObject({ name: 'MissingChunk' })
  await expect(inTime(Promise.reject(new Error('a fault')))).rejects.toThrow('a fault')
})
test('a chunk of the version before is told from a fault', () => {
  expect(isMissingChunk(new TypeError('Failed to fetch dynamically imported module: /assets/x.js'))).toBe(true)
  expect(isMissingChunk(new Error('cannot read properties of undefined'))).toBe(false)
})
