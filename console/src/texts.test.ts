import { fileURLToPath } from 'node:url'
import { checkTexts, collectTexts } from '@coverwright/ui/text-check'
import { expect, test } from 'vitest'
import { noticeKindNames } from '@coverwright/rules/company/notifications'
import en from './company/notifications/texts/en_us.json'

const collected = collectTexts(fileURLToPath(new URL('./', import.meta.url)))

test('no text is missing, unused, unknown or broken in any of the five languages', () => {
  const isOutside = (_room: string, key: string) => key.startsWith('refusals.')
  expect(checkTexts({ ...collected, isOutside })).toEqual([])
})

test('every kind of notice has its words', () => {
  const words = en.kind as Record<string, Record<string, unknown>>
  expect(noticeKindNames.filter((kind) => !words[kind.split('.')[0]!]?.[kind.split('.')[1]!])).toEqual([])
})
