import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import en from './texts/en_us.json'

const server = fileURLToPath(new URL('../../../../server/src/', import.meta.url))
const words = en.what as Record<string, Record<string, string>>

test('everything that the server records is told in words', () => {
  const recorded = readdirSync(server, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts') && !/testing|sweeps/.test(path))
    .flatMap((path) => [...readFileSync(join(server, path), 'utf8').matchAll(/\brecord\(([^,]+),/g)])
    .flatMap(([, what]) =>
      [...what!.matchAll(/'([a-zA-Z]+)\.([a-zA-Z]+)'/g)].map(([, room, deed]) => [room!, deed!] as const),
    )
  expect(recorded.filter(([room, deed]) => !words[room]?.[deed])).toEqual([])
  expect(recorded.length).toBeGreaterThan(30)
})
