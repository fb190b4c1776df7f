import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const here = fileURLToPath(new URL('./', import.meta.url))
const read = (path: string) => readFileSync(fileURLToPath(new URL(path, import.meta.url)), 'utf8')

/** Every message of the specification, with the room that says it or the path, still to come, that will. */
const messages = read('./messages.tsv')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.split('\t') as [area: string, text: string, where: string])
const isToCome = ([, , where]: (typeof messages)[number]) => where.startsWith('/')

/** What a room of the console says in the specification's own language; `ui` is the floor below. */
function spokenIn(room: string): string {
  if (room === 'ui') return read('../../ui/src/locales/en_us/ui.json')
  const files = readdirSync(here, { recursive: true, encoding: 'utf8' })
  const texts = files.filter((path) => path.replaceAll('\\', '/').endsWith(`${room}/texts/en_us.json`))
  return texts.map((path) => readFileSync(here + path, 'utf8')).join('\n')
}

test('every message of the specification is on the list, once', () => {
  expect(messages).toHaveLength(38)
  expect(new Set(messages.map(([, text]) => text)).size).toBe(38)
})

test.each(messages.filter((message) => !isToCome(message)))(
  '%s: “%s” is said to the letter by %s',
  (_area, text, room) => {
    expect(spokenIn(room)).toContain(JSON.stringify(text))
  },
)

/** The paths that are built, as the map has them. */
const built = [...read('../../docs/map.md').matchAll(/^\| `(\/[^`]*)` \| `[^`]+` \|/gm)].map(([, path]) => path)

test.each(messages.filter(isToCome))('%s: “%s” comes with %s, which is not built yet', (_area, text, path) => {
  expect(built).not.toContain(path)
  expect(spokenIn('ui') + spokenIn('platform')).not.toContain(JSON.stringify(text))
})
