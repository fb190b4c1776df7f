import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const ROOT = resolve(import.meta.dirname, '..')
const FLOORS = ['rules', 'contract', 'ui', 'player', 'server', 'console', 'storefront']

/** A tiny house of our floors in which every import is allowed. */
const soundHouse = {
  'rules/src/selling/vouchers/index.ts': `export const voucher = 1\n`,
  'contract/src/selling/vouchers/index.ts': `import { voucher } from '@coverwright/rules/selling/vouchers'\nexport const contract = voucher\n`,
  'server/src/kernel/index.ts': `export const kernel = 1\n`,
  'server/src/platform/http/index.ts': `export { app } from './app'\n`,
  'server/src/platform/http/app.ts': `import { kernel } from '../../kernel'\nexport const app = kernel\n`,
  'server/src/selling/vouchers/index.ts': `import { app } from '../../platform/http'\nimport { contract } from '@coverwright/contract/selling/vouchers'\nexport const room = [app, contract]\n`,
  'server/src/selling/vouchers/store.ts': `export const store = 1\n`,
  'server/src/selling/coupons/index.ts': `import { room } from '../vouchers'\nexport const coupons = room\n`,
  'console/src/selling/vouchers/pages.tsx': `import { contract } from '@coverwright/contract/selling/vouchers'\nexport const pages = contract\n`,
}

/** What must not be: the rule, the file that breaks it, and what stands in that file. Each in a file of its own. */
const plants = [
  ['floor-rules', 'rules/src/selling/upward/index.ts', `import '@coverwright/contract/selling/vouchers'\n`],
  ['floor-console', 'console/src/selling/coupons/pages.tsx', `import '../../../../server/src/selling/vouchers'\n`],
  ['door-server', 'server/src/selling/coupons/window.ts', `import '../vouchers/store'\n`],
  ['platform-knows-no-room', 'server/src/platform/http/room.ts', `import '../../selling/vouchers'\n`],
  ['kernel-knows-nothing', 'server/src/kernel/room.ts', `import '../selling/vouchers'\n`],
  ['no-cycles', 'server/src/selling/back/index.ts', `import '../there'\n`],
  ['no-cycles', 'server/src/selling/fro/index.ts', `import type { To } from '../to'\nexport type Fro = To | null\n`],
  ['no-unresolved', 'rules/src/selling/lost/index.ts', `import './gone'\n`],
]
const otherHalves = {
  'server/src/selling/there/index.ts': `import '../back'\n`,
  'server/src/selling/to/index.ts': `import type { Fro } from '../fro'\nexport type To = Fro\n`,
}

const houses = []
afterAll(() => houses.forEach((house) => rmSync(house, { recursive: true, force: true })))

function buildHouse(files) {
  const house = mkdtempSync(join(tmpdir(), 'house-'))
  houses.push(house)
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
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(house, path)), { recursive: true })
    writeFileSync(join(house, path), text)
  }
  return house
}

function cruise(house) {
  const bin = join(ROOT, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs')
  const done = spawnSync(process.execPath, [bin, '--config', '.dependency-cruiser.mjs', '--no-progress', ...FLOORS], {
    cwd: house,
    encoding: 'utf8',
  })
  return { code: done.status, said: done.stdout + done.stderr }
}

describe('the boundaries of the house', () => {
  test('a sound house passes', () => {
    const { code, said } = cruise(buildHouse(soundHouse))
    expect(said).toContain('no dependency violations found')
    expect(code).toBe(0)
  })

  describe('with every violation planted', () => {
    let found
    beforeAll(() => {
      const planted = Object.fromEntries(plants.map(([, path, text]) => [path, text]))
      found = cruise(buildHouse({ ...soundHouse, ...planted, ...otherHalves }))
    })

    test.each(plants)('that of %s is refused', (rule, path) => {
      expect(found.said).toContain(`error ${rule}: ${path}`)
      expect(found.code).not.toBe(0)
    })
  })
})
