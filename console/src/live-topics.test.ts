import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('../../', import.meta.url))
const textOf = (floor: string) =>
  readdirSync(join(root, floor, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
    .map((path) => readFileSync(join(root, floor, 'src', path), 'utf8'))
    .join('\n')

const contract = textOf('contract')
const server = textOf('server')
const topics = [...contract.matchAll(/export const (\w+) = liveTopic\('(\w+)'\)/g)].map(([, name, word]) => ({
  name: name!,
  word: word!,
}))

test('there are topics, each of its own name', () => {
  expect(topics.length).toBeGreaterThan(10)
  expect(new Set(topics.map(({ word }) => word)).size).toBe(topics.length)
})

test.each(topics)('$word is told by a verb, and an answer changes with it', ({ name }) => {
  expect(server).toMatch(new RegExp(`notify\\(${name}\\b`))
  expect(contract).toMatch(new RegExp(`changesWith: \\[[^\\]]*\\b${name}\\b`))
})
