import { fileURLToPath } from 'node:url'
import { checkTexts, collectTexts } from '@coverwright/ui/text-check'
import { expect, test } from 'vitest'

const collected = collectTexts(fileURLToPath(new URL('./', import.meta.url)))

test('no text is missing, unused, unknown or broken in any of the five languages', () => {
  // Refusals are held by refusal-codes.test.ts, mentions by mentions.test.ts.
  const isOutside = (room: string, key: string) => room === 'mentions' || key.startsWith('refusals.')
  expect(checkTexts({ ...collected, isOutside })).toEqual([])
})
