import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const kebab = (name) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** Verbs that a room binds, with the file that each comes from. */
function verbsOf(routes) {
  const text = readFileSync(routes, 'utf8')
  const bound = text.slice(text.indexOf('bind('))
  return [...text.matchAll(/^import \{([^}]*)\} from '(\.\/[\w-]+)'$/gm)].flatMap(([, names, from]) =>
    names
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name && !name.startsWith('type ') && new RegExp(`\\b${name}\\b`).test(bound))
      .map((verb) => ({ verb, file: join(dirname(routes), from) }))
      .filter(({ file }) => !/store$|guard-products$/.test(file)),
  )
}

test('a verb stands alone in a file of its name', () => {
  const rooms = readdirSync('server/src', { recursive: true })
    .map((path) => join('server/src', String(path)))
    .filter((path) => path.endsWith('routes.ts'))
  const misplaced = rooms.flatMap(verbsOf).filter(({ verb, file }) => !file.endsWith(`/${kebab(verb)}`))
  expect(rooms.length).toBeGreaterThan(15)
  expect(misplaced).toEqual([])
})
