import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

const ROOT = resolve(import.meta.dirname, '..')
const SERVER = 'server/src/company/identity/planted.ts'
const RULES = 'rules/src/company/members/planted.ts'
const SCREEN = 'console/src/company/members/planted.tsx'
const SQL = `import { eq } from 'drizzle-orm'\nexport const planted = eq\n`
const refused = [
  ['SQL outside a store', SERVER, SQL, 'no-restricted-imports'],
  ['a setting read outside the configuration', SERVER, `export const planted = process.env.PORT\n`, 'no-settings'],
  ['a day that is nobody’s', SERVER, `export const planted = new Date().toISOString().slice(0, 10)\n`, 'no-day-of-now'],
  ['the clock in a rule', RULES, `export const planted = Date.now()\n`, 'no-restricted-properties'],
  ['chance in a rule', RULES, `export const planted = Math.random()\n`, 'no-restricted-properties'],
  ['a timer in a rule', RULES, `setTimeout(() => undefined)\n`, 'no-restricted-globals'],
  ['a door that lets everything through', RULES, `export * from './roles'\n`, 'no-export-all'],
  ['a default export', RULES, `export default 1\n`, 'no-restricted-exports'],
  ['any', RULES, `export const planted: any = 1\n`, 'no-explicit-any'],
  ['a check that is switched off', RULES, `// @${'ts'}-ignore\nexport const planted = 1\n`, 'ban-ts-comment'],
  ['an interface', RULES, `export interface Planted {\n  a: 1\n}\n`, 'consistent-type-definitions'],
  [
    'a type imported as a value',
    RULES,
    `import { Role } from './roles'\nexport const planted = (role: Role) => role\n`,
    'consistent-type-imports',
  ],
  ['what is never used', RULES, `const planted = 1\n`, 'no-unused-vars'],
  ['two equals signs', RULES, `export const planted = (a: number) => a == 1\n`, 'eqeqeq'],
  ['a file without end', RULES, 'export {}\n'.repeat(301), 'max-lines'],
  [
    'a screen that calls the network itself',
    SCREEN,
    `export const planted = () => fetch('/v1/x')\n`,
    'no-restricted-globals',
  ],
  [
    'a button that does not say that it is at work',
    SCREEN,
    `import { Button } from 'antd'\nexport const planted = <Button />\n`,
    'no-restricted-imports',
  ],
  [
    'a hook under a condition',
    SCREEN,
    `import { useState } from 'react'\nexport const usePlanted = (is: boolean) => (is ? useState(1) : null)\n`,
    'rules-of-hooks',
  ],
  [
    'an effect that misses what it uses',
    SCREEN,
    `import { useEffect } from 'react'\nexport const usePlanted = (say: () => void) => useEffect(() => say(), [])\n`,
    'exhaustive-deps',
  ],
  ['code made from data', SERVER, `export const planted = new Function('return 1')\n`, 'no-new-func'],
  ['code evaluated', SERVER, `export const planted = eval('1')\n`, 'no-eval'],
  [
    'a walk without the demo',
    'e2e/planted.spec.ts',
    `import { test } from '@playwright/test'\ntest('planted', () => {})\n`,
    'no-restricted-imports',
  ],
]
const allowed = [
  ['SQL in a store', 'server/src/company/identity/store.ts', SQL],
  [
    'a setting read in a test',
    'server/src/company/identity/planted.test.ts',
    `export const planted = process.env.PORT\n`,
  ],
]

/** Each in a file of its own, all looked at in one go: the rules that refused it, by its place. */
const found = []
let folder
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'lint-'))
  for (const file of ['.oxlintrc.json', 'scripts/house-rules.mjs']) cpSync(join(ROOT, file), join(folder, file))
  const files = [...refused, ...allowed].map(([, path], at) => path.replace('planted', `planted-${at}`))
  for (const [at, file] of files.entries()) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), [...refused, ...allowed][at][2])
  }
  const oxlint = join(ROOT, 'node_modules/oxlint/bin/oxlint')
  const { stdout } = spawnSync(process.execPath, [oxlint, '--format', 'json'], { cwd: folder, encoding: 'utf8' })
  const { diagnostics } = JSON.parse(stdout)
  for (const file of files)
    found.push(diagnostics.filter(({ filename }) => filename === file).map(({ code }) => /\((.+)\)/.exec(code)[1]))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test.each(refused.map(([what, , , rule], at) => [what, rule, at]))('%s is refused', (_what, rule, at) => {
  expect(found[at]).toContain(rule)
})

test.each(allowed.map(([what], at) => [what, refused.length + at]))('%s is allowed', (_what, at) => {
  expect(found[at]).toEqual([])
})
