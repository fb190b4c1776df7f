import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { ESLint } from 'eslint'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const ROOT = resolve(import.meta.dirname, '..')
const FLOORS = ['rules', 'contract', 'ui', 'player', 'server', 'console', 'storefront']

/** A tiny house of our floors in which every import is allowed. */
const soundHouse = {
  'rules/src/vouchers/index.ts': `export const voucher = 1\n`,
  'contract/src/vouchers/index.ts': `import { voucher } from '@coverwright/rules/vouchers'\nexport const contract = voucher\n`,
  'server/src/kernel/index.ts': `export const kernel = 1\n`,
  'server/src/platform/http/index.ts': `export { app } from './app'\n`,
  'server/src/platform/http/app.ts': `import { kernel } from '../../kernel'\nexport const app = kernel\n`,
  'server/src/vouchers/index.ts': `import { app } from '../platform/http'\nimport { contract } from '@coverwright/contract/vouchers'\nexport const room = [app, contract]\n`,
  'server/src/vouchers/store.ts': `export const store = 1\n`,
  'server/src/coupons/index.ts': `import { room } from '../vouchers'\nexport const coupons = room\n`,
  'console/src/vouchers/pages.tsx': `import { contract } from '@coverwright/contract/vouchers'\nexport const pages = contract\n`,
}

const plants = [
  [
    'floor-rules',
    'rules/src/vouchers/index.ts',
    `import { contract } from '@coverwright/contract/vouchers'\nexport const voucher = contract\n`,
  ],
  [
    'floor-console',
    'console/src/vouchers/pages.tsx',
    `import { room } from '../../../server/src/vouchers'\nexport const pages = room\n`,
  ],
  [
    'door-server',
    'server/src/coupons/index.ts',
    `import { store } from '../vouchers/store'\nexport const coupons = store\n`,
  ],
  [
    'platform-knows-no-room',
    'server/src/platform/http/app.ts',
    `import { room } from '../../vouchers'\nexport const app = room\n`,
  ],
  [
    'kernel-knows-nothing',
    'server/src/kernel/index.ts',
    `import { store } from '../vouchers/store'\nexport const kernel = store\n`,
  ],
  ['no-cycles', 'server/src/vouchers/index.ts', `import { coupons } from '../coupons'\nexport const room = coupons\n`],
  ['no-unresolved', 'rules/src/vouchers/index.ts', `import { gone } from './gone'\nexport const voucher = gone\n`],
]

let house
beforeAll(() => {
  house = mkdtempSync(join(tmpdir(), 'house-'))
  for (const floor of FLOORS) {
    mkdirSync(join(house, floor, 'src'), { recursive: true })
    cpSync(join(ROOT, floor, 'package.json'), join(house, floor, 'package.json'))
    mkdirSync(join(house, 'node_modules/@coverwright'), { recursive: true })
    symlinkSync(join(house, floor), join(house, 'node_modules/@coverwright', floor))
  }
  for (const file of ['.dependency-cruiser.mjs', 'tsconfig.base.json']) cpSync(join(ROOT, file), join(house, file))
  for (const name of ['typescript', 'dependency-cruiser'])
    symlinkSync(join(ROOT, 'node_modules', name), join(house, 'node_modules', name))
  writeFileSync(join(house, 'package.json'), '{ "type": "module" }')
  for (const [path, text] of Object.entries(soundHouse)) put(path, text)
})
afterAll(() => rmSync(house, { recursive: true, force: true }))

function put(path, text) {
  mkdirSync(dirname(join(house, path)), { recursive: true })
  writeFileSync(join(house, path), text)
}

function cruise() {
  const bin = join(ROOT, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs')
  const done = spawnSync(process.execPath, [bin, '--config', '.dependency-cruiser.mjs', '--no-progress', ...FLOORS], {
    cwd: house,
    encoding: 'utf8',
  })
  return { code: done.status, said: done.stdout + done.stderr }
}

describe('the boundaries of the house', () => {
  test('a sound house passes', () => {
    const { code, said } = cruise()
    expect(said).toContain('no dependency violations found')
    expect(code).toBe(0)
  })

  test.each(plants)('a planted violation of %s is refused', (rule, path, text) => {
    put(path, text)
    const { code, said } = cruise()
    put(path, soundHouse[path])
    expect(said).toContain(`error ${rule}`)
    expect(code).not.toBe(0)
  })
})

describe('the lint of the house', () => {
  const eslint = new ESLint({ cwd: ROOT })
  const lint = async (filePath, text) =>
    (await eslint.lintText(text, { filePath }))[0].messages.map(({ ruleId }) => ruleId)

  test.each([
    [
      'SQL outside a store',
      'server/src/identity/planted.ts',
      `import { eq } from 'drizzle-orm'\nexport const planted = eq\n`,
      'no-restricted-imports',
    ],
    [
      'a setting read outside the configuration',
      'server/src/identity/planted.ts',
      `export const planted = process.env.PORT\n`,
      'no-restricted-syntax',
    ],
    [
      'the clock in a rule',
      'rules/src/members/planted.ts',
      `export const planted = Date.now()\n`,
      'no-restricted-properties',
    ],
    [
      'chance in a rule',
      'rules/src/members/planted.ts',
      `export const planted = Math.random()\n`,
      'no-restricted-properties',
    ],
    [
      'a door that lets everything through',
      'rules/src/members/planted.ts',
      `export * from './roles'\n`,
      'no-restricted-syntax',
    ],
    [
      'a screen that calls the network itself',
      'console/src/members/planted.tsx',
      `export const planted = () => fetch('/v1/x')\n`,
      'no-restricted-globals',
    ],
    [
      'code made from data',
      'server/src/identity/planted.ts',
      `export const planted = new Function('return 1')\n`,
      'no-restricted-syntax',
    ],
  ])('%s is refused', async (_what, filePath, text, rule) => {
    expect(await lint(filePath, text)).toContain(rule)
  })

  test('SQL in a store is allowed', async () => {
    expect(
      await lint('server/src/identity/store.ts', `import { eq } from 'drizzle-orm'\nexport const planted = eq\n`),
    ).toEqual([])
  })
})
