import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { wordsWithCode } from '../words-with-code'

const ROOT = 'console/src'
const transform = wordsWithCode().transform as (code: string, id: string) => { code: string } | null

test('a module says which texts it reads, each once, and stays what it is otherwise', () => {
  const source = "const t = useTexts('pricing')\nconst same = useTexts('pricing')\nconst all = useMessages('help')"
  const said = transform(source, '/console/src/rating/pricing/step.tsx')?.code ?? ''
  expect(said.startsWith(source)).toBe(true)
  expect(said).toContain("readsTexts('pricing', 'help')")
})

test('what reads none, and what is not ours, is left alone', () => {
  expect(transform('export const one = 1', '/console/src/one.ts')).toBeNull()
  expect(transform("useTexts('x')", '/node_modules/other/index.ts')).toBeNull()
})

test('texts are asked for by their name: what is worked out cannot be fetched with the code', () => {
  const sources = readdirSync(ROOT, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file))
  const workedOut = sources.filter((file) =>
    /\buse(Texts|Messages)\((?!'[\w-]+'\))/.test(readFileSync(`${ROOT}/${file}`, 'utf8')),
  )
  expect(workedOut.filter((file) => !file.startsWith('words-with-code'))).toEqual([])
})
