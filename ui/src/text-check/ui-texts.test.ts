import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { languages } from '../languages'
import type { TextFile } from '../text-files'
import { checkTexts, collectTexts } from './index'

const src = join(import.meta.dirname, '..')
const read = (language: string) =>
  JSON.parse(readFileSync(join(src, 'locales', language, 'ui.json'), 'utf8')) as TextFile

test('ui says everything in five languages, asks for nothing it has no words for, and keeps no word unused', () => {
  const { sources } = collectTexts(src)
  const texts = { ui: Object.fromEntries(languages.map((language) => [language, read(language)])) }
  expect(checkTexts({ texts, sources, namespaceOf: () => 'ui' })).toEqual([])
})
