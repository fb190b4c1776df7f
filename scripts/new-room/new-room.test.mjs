import { spawn } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listFiles } from './lay-out.mjs'
import { readOrder } from './read-order.mjs'
import { SHARED } from './register.mjs'

const ROOT = resolve(import.meta.dirname, '../..')
const FLOORS = ['rules', 'contract', 'ui', 'player', 'server', 'console', 'storefront', 'e2e', 'bench']
const OTHERS = [
  'docs',
  'scripts',
  'README.md',
  'CONTRIBUTING.md',
  'package.json',
  'package-lock.json',
  'tsconfig.base.json',
  '.oxlintrc.json',
  'vitest.config.ts',
  '.oxfmtrc.json',
]

test.each([
  ['nothing', [], /^Say the area and the room/],
  ['no room', ['selling'], /^Say the area and the room/],
  ['capitals', ['selling/CallBacks'], /^Say the area and the room/],
  ['an unknown option', ['selling/call-backs', '--color', 'red'], /^Say the area and the room/],
  ['an unknown area', ['shop/call-backs'], /^There is no area 'shop'/],
  ['a room that exists', ['company/policy-numbers'], /^The room 'policy-numbers' exists already, in 'selling'/],
  ['a part of the house', ['selling/platform', '--one', 'part'], /^'platform' is the name of a part of the house/],
  ['a word without a singular', ['assistant/advice'], /^Say what one of 'advice' is called/],
  ['a table that exists', ['selling/events'], /^There is a table 'events' already/],
  ['no path', ['selling/call-backs', '--path', 'backs'], /^'backs' is no path/],
  ['a path that is built', ['selling/call-backs', '--path', '/home'], /^The path '\/home' is taken by 'insight\/home'/],
  [
    'a path of another room',
    ['selling/call-backs', '--path', '/domain'],
    /^The path '\/domain' is (planned for|taken by)/,
  ],
])('%s is refused in a sentence', (_what, words, sentence) => {
  expect(readOrder(words).refusal).toMatch(sentence)
})

/** Whole programs run here, beside all other tests. */
const PATIENCE_MS = 600_000

describe('a room of two words, laid out in a copy of the house', { timeout: PATIENCE_MS }, () => {
  let house
  const words = ['service/call-backs', '--zh-tw', '回電', '--zh-cn', '回电']
  const files = listFiles(readOrder(words)).map(({ path }) => path)
  const inHouse = (script, ...args) => run(house, join('node_modules', script), args)

  beforeAll(async () => {
    house = copyHouse()
    expect(await run(house, 'scripts/new-room.mjs', words)).toContain("Laid out 'call-backs' in 24 files")
  }, PATIENCE_MS)
  afterAll(() => rmSync(house, { recursive: true, force: true }))

  test('is small: 24 files and 600 lines', () => {
    const lines = files.map((file) => readFileSync(join(house, file), 'utf8').split('\n').length - 1)
    expect(files).toHaveLength(24)
    expect(lines.reduce((sum, count) => sum + count)).toBeLessThanOrEqual(600)
  })

  test('has nothing left of the model, in any language', () => {
    const left = files.filter((file) =>
      /gift.?card|禮品卡|礼品卡/i.test(file + readFileSync(join(house, file), 'utf8')),
    )
    expect(left).toEqual([])
  })

  test('holds its types, and so does what names it', async () => {
    const sources = [...files, ...SHARED].filter((file) => /\.tsx?$/.test(file))
    const types = ['-c', 'scripts/types.json', '--type-aware', '--type-check', ...sources]
    expect(await inHouse('oxlint/bin/oxlint', ...types)).toContain('Found 0 warnings and 0 errors.')
  })

  test('is clean for the lint and in its format', async () => {
    const sources = [...files, ...SHARED].filter((file) => /\.tsx?$/.test(file))
    expect(await inHouse('oxlint/bin/oxlint', ...sources)).toContain('Found 0 warnings and 0 errors.')
    const texts = [...files, ...SHARED].filter((file) => /\.(tsx?|json)$/.test(file))
    expect(await inHouse('oxfmt/bin/oxfmt', '--list-different', ...texts)).toBe('')
  })

  test('passes its own tests, and those of texts, deeds, refusals, topics, screens, permissions and the map', async () => {
    const projects = ['--project', 'unit', '--project', 'server']
    const whole = readdirSync(join(ROOT, 'console/src')).filter((file) => file.endsWith('.test.ts'))
    const tests = ['call-backs', 'scripts/map.test', ...whole.map((file) => `console/src/${file}`)]
    expect(await inHouse('vitest/vitest.mjs', 'run', ...projects, ...tests)).toMatch(/Tests .*\d+ passed/)
  })
})

/** The sources as they are, with the packages that are installed here. */
function copyHouse() {
  const house = mkdtempSync(join(tmpdir(), 'new-room-'))
  const isSource = (path) => !['node_modules', 'dist', 'pictures', 'gallery'].includes(basename(path))
  for (const part of [...FLOORS, ...OTHERS])
    cpSync(join(ROOT, part), join(house, part), { recursive: true, filter: isSource })
  linkAll(join(ROOT, 'node_modules'), join(house, 'node_modules'), (name) => name !== '@coverwright')
  mkdirSync(join(house, 'node_modules/@coverwright'))
  for (const floor of FLOORS) {
    symlinkSync(join(house, floor), join(house, 'node_modules/@coverwright', floor))
    linkAll(join(ROOT, floor, 'node_modules'), join(house, floor, 'node_modules'), () => true)
  }
  return house
}

function linkAll(from, to, isWanted) {
  mkdirSync(to)
  for (const name of readDirectory(from).filter(isWanted)) symlinkSync(join(from, name), join(to, name))
}

function readDirectory(path) {
  try {
    return readdirSync(path)
  } catch {
    return []
  }
}

/** What a program of ours says in that house; a failure is told with all of it. */
function run(house, script, args) {
  const { VITEST: _, NODE_ENV: __, ...env } = process.env
  return new Promise((done, fail) => {
    const child = spawn(process.execPath, [script, ...args], { cwd: house, env: { ...env, NO_COLOR: '1' } })
    let said = ''
    child.stdout.on('data', (chunk) => (said += chunk))
    child.stderr.on('data', (chunk) => (said += chunk))
    child.on('close', (code) => (code === 0 ? done(said.trim()) : fail(new Error(`${script} failed:\n${said}`))))
  })
}
