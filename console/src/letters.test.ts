import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { screens } from './rooms'

const server = fileURLToPath(new URL('../../server/src/', import.meta.url))
const sources = readdirSync(server, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
  .map((path) => readFileSync(join(server, path), 'utf8'))
  .filter((source) => source.includes('sendLetter('))

test('every letter leads to a screen that is there', () => {
  const led = sources.flatMap((source) => [...source.matchAll(/['`](\/[a-zA-Z][\w-]*(?:\/[\w-]+)*)(?:\?[^'`]*)?['`]/g)])
  const paths = [...new Set(led.map(([, path]) => path!))]
  expect(paths).toContain('/bindqurey')
  const built = new Set(screens.map(({ path }) => path as string))
  expect(paths.filter((path) => !built.has(path))).toEqual([])
})
