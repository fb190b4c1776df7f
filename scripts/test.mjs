// One command that tests everything: `npm test`. `npm test -- unit` runs one part, and what follows a part's name is
// handed to its runner: `npm test -- browser frame`. `npm run check` is what needs neither database nor browser.
import { spawn } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { ensureChromium, HOW_TO_GET_CHROMIUM } from './ensure-chromium.mjs'
import { ensureInstalled } from './ensure-installed.mjs'
import { ensurePebble, HOW_TO_GET_PEBBLE } from './ensure-pebble.mjs'
import { brief, readPlaywright, readVitest } from './read-failures.mjs'
import { sayTimes } from './test-times.mjs'

const PARTS = ['checks', 'unit', 'server', 'browser']
const { parts, filters } = readArguments(process.argv.slice(2))
/** Whole, because each runner takes a relative one from a folder of its own. */
const REPORTS = resolve('.cache/reports')
const FLOORS = ['rules', 'contract', 'ui', 'player', 'server', 'console', 'storefront']
const SHOWN_LINES = 150
const MOST_LANES = 4
const total = { passed: 0, failed: 0 }
const flaky = []
const took = { parts: [], files: [] }

/** Parts by their names, all without any; other words tell the runner of the one part which files are meant. */
function readArguments(given) {
  const named = PARTS.filter((part) => given.includes(part))
  const others = given.filter((word) => !PARTS.includes(word))
  const canFilter = named.length === 1 && named[0] !== 'checks'
  if (others.length > 0 && !canFilter) {
    console.error(`Not a part of the tests: ${others.join(' ')}. Parts are ${PARTS.join(', ')}.`)
    console.error('Which files are meant can be said after one of the last three: npm test -- browser frame')
    process.exit(2)
  }
  return { parts: new Set(named.length > 0 ? named : PARTS), filters: others }
}

const bin = (name) => `node_modules/.bin/${name}`

/** Runs one command, its output kept and shown only when it fails; resolves to its exit code. */
function run(command, args, env = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      env: { ...process.env, NO_COLOR: '1', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    child.stdout.on('data', (chunk) => (output += chunk))
    child.stderr.on('data', (chunk) => (output += chunk))
    child.on('error', (error) => resolve({ code: 127, output: String(error) }))
    child.on('close', (code, signal) =>
      resolve({ code: code ?? 1, output: signal ? `${output}\nIt was ended by ${signal}.` : output }),
    )
  })
}

async function stage(title, work) {
  const started = Date.now()
  const { passed, failed, failures = [], flaky: chancy = [], times = [], output } = await work()
  total.passed += passed
  total.failed += failed
  flaky.push(...chancy)
  took.files.push(...times)
  const seconds = ((Date.now() - started) / 1000).toFixed(1)
  console.log(
    `${failed ? 'FAIL' : ' ok '}  ${title.padEnd(14)} ${String(passed).padStart(5)} passed ${String(failed).padStart(4)} failed  ${seconds} s`,
  )
  if (!failed) return
  // The names first: where only the beginning of all this is kept, they are what is needed.
  for (const failure of failures) console.log(brief(failure))
  console.log(output)
}

/** A compiler tells the cause first, a runner of tests sums up last. */
const beginning = (output) => output.trim().split('\n').slice(0, SHOWN_LINES).join('\n')
const ending = (output) => output.trim().split('\n').slice(-SHOWN_LINES).join('\n')

/** A check that is one yes or no. */
const check = (command, args) => async () => {
  const { code, output } = await run(command, args)
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, output: beginning(output) }
}

const vitest = (projects) => async () => {
  const report = `${REPORTS}/${projects[0]}.json`
  const chosen = projects.flatMap((project) => ['--project', project])
  const args = ['run', ...filters, ...chosen, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  return counted(report, await run(bin('vitest'), args), readVitest)
}

async function browser() {
  const chromium = ensureChromium()
  if (!chromium) return { passed: 0, failed: 1, output: HOW_TO_GET_CHROMIUM }
  const report = `${REPORTS}/browser.json`
  const args = ['test', ...filters, '--config', 'e2e/playwright.config.ts', '--reporter=list,json']
  const env = { CHROMIUM: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: report }
  return counted(report, await run(bin('playwright'), args, env), readPlaywright)
}

/** Believes a runner's own count, but never a green count of a runner that ended badly or ran nothing. */
function counted(report, { code, output }, read) {
  let counts = { passed: 0, failed: 0, failures: [] }
  try {
    counts = read(report)
  } catch {
    // No report: the runner died, which the exit code says.
  }
  const ranBadly = (code !== 0 || counts.passed === 0) && counts.failed === 0
  return { ...counts, failed: counts.failed + (ranBadly ? 1 : 0), output: ending(output) }
}

/** As many at a time as there are cores, of which each of these uses one; but no more than memory is sure to last for. */
async function inLanes(stages) {
  const waiting = [...stages]
  const lane = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [title, work, ...afterwards] = next
      await stage(title, work)
      waiting.push(...afterwards)
    }
  }
  await Promise.all(Array.from({ length: Math.min(availableParallelism(), MOST_LANES) }, lane))
}

ensureInstalled()
rmSync(REPORTS, { recursive: true, force: true })
mkdirSync(REPORTS, { recursive: true })

/** Whatever the browser tests and those of the start need, and what it weighs. */
const build = [
  'build',
  check(process.execPath, ['scripts/build.mjs']),
  ['console size', check(process.execPath, ['scripts/check-console-size.mjs'])],
  ['page size', check(process.execPath, ['scripts/check-storefront-size.mjs'])],
]
const checks = [
  // Of every floor, and what only types can say: a promise that nobody waits for, a case that nobody thought of.
  ['types', check('npm', ['run', '--silent', 'types'])],
  ['format', check(bin('oxfmt'), ['--check'])],
  ['lint', check('npm', ['run', '--silent', 'lint'])],
  ...(parts.has('browser') ? [build] : []),
  ['boundaries', check(bin('depcruise'), ['--config', '.dependency-cruiser.mjs', '--no-progress', ...FLOORS])],
  ['dead code', check(bin('knip'), ['--no-progress'])],
]
const works = {
  checks: () => inLanes(checks),
  unit: () => stage('unit', vitest(['unit', 'unit-alone'])),
  server: () => stage('server', vitest(['server', 'server-alone'])),
  browser: () => stage('browser', browser),
}
// Both have tests of certificates, which are left out without it.
if ((parts.has('server') || parts.has('browser')) && !ensurePebble()) console.log(HOW_TO_GET_PEBBLE)
for (const title of PARTS.filter((part) => parts.has(part))) {
  const started = Date.now()
  await works[title]()
  took.parts.push({ title, seconds: (Date.now() - started) / 1000 })
}

for (const line of sayTimes(took.parts, took.files)) console.log(line)
for (const each of flaky) console.log(`flaky: ${each}`)
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed ? 1 : 0)
