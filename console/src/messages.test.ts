import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const here = fileURLToPath(new URL('./', import.meta.url))
const ui = fileURLToPath(new URL('../../ui/src/locales/en_us/ui.json', import.meta.url))
const files = readdirSync(here, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('en_us.json'))
const spoken = [ui, ...files.map((path) => here + path)].map((path) => readFileSync(path, 'utf8')).join('\n')

/** Areas that the console speaks of today; the others come with their rooms. */
const areas = ['session', 'link', 'maintenance']
const messages = readFileSync(`${here}messages.tsv`, 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.split('\t') as [string, string])
  .filter(([area]) => areas.includes(area))

test.each(messages)('%s: “%s” is said to the letter', (_area, message) => {
  expect(spoken).toContain(JSON.stringify(message))
})
