// One command that tests everything: `npm test`; `npm run check` (--quick) is the part without database and browser.
import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { ensureChromium, HOW_TO_GET_CHROMIUM } from './ensure-chromium.mjs'
import { ensureInstalled } from './ensure-installed.mjs'

const quick = process.argv.includes('--quick')
/** Whole, because each runner takes a relative one from a folder of its own. */
const REPORTS = resolve('.cache/reports')
const WORKSPACES = ['rules', 'contract', 'ui', 'player', 'server', 'console', 'storefront', 'e2e', 'bench']
const FLOORS = WORKSPACES.filter((name) => name !== 'e2e' && name !== 'bench')
const total = { passed: 0, failed: 0 }

const bin = (name) => `node_modules/.bin/${name}`

/** Runs one command, its output kept and shown only when it fails; resolves to its exit code. */
function run(command, args, { env = {}, live = false } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      env: { ...process.env, ...env },
      stdio: ['ignore', live ? 'inherit' : 'pipe', live ? 'inherit' : 'pipe'],
    })
    let output = ''
    child.stdout?.on('data', (chunk) => (output += chunk))
    child.stderr?.on('data', (chunk) => (output += chunk))
    child.on('error', (error) => resolve({ code: 127, output: String(error) }))
    child.on('close', (code) => resolve({ code: code ?? 1, output }))
  })
}

async function stage(title, work) {
  const started = Date.now()
  const { passed, failed, output } = await work()
  total.passed += passed
  total.failed += failed
  const seconds = ((Date.now() - started) / 1000).toFixed(1)
  console.log(
    `${failed ? 'FAIL' : ' ok '}  ${title.padEnd(14)} ${String(passed).padStart(5)} passed ${String(failed).padStart(4)} failed  ${seconds} s`,
  )
  if (failed && output) console.log(output.trimEnd())
}

/** A check that is one yes or no. */
const check = (command, args) => async () => {
  const { code, output } = await run(command, args)
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, output }
}

/** Two at a time: the machines this must be quick on have two cores. */
async function types() {
  const waiting = [...WORKSPACES]
  const done = []
  const worker = async () => {
    for (let name = waiting.shift(); name; name = waiting.shift())
      done.push(await run(bin('tsc'), ['-p', name, '--noEmit']))
  }
  await Promise.all([worker(), worker()])
  const failed = done.filter(({ code }) => code !== 0)
  return {
    passed: done.length - failed.length,
    failed: failed.length,
    output: failed.map(({ output }) => output).join('\n'),
  }
}

const vitest = (project) => async () => {
  const report = `${REPORTS}/${project}.json`
  const args = ['run', '--project', project, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const { code, output } = await run(bin('vitest'), args)
  return counted(report, code, output, (json) => ({ passed: json.numPassedTests, failed: json.numFailedTests }))
}

async function browser() {
  const chromium = ensureChromium()
  if (!chromium) return { passed: 0, failed: 1, output: HOW_TO_GET_CHROMIUM }
  const report = `${REPORTS}/browser.json`
  const env = { CHROMIUM: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: report }
  const { code, output } = await run(
    bin('playwright'),
    ['test', '--config', 'e2e/playwright.config.ts', '--reporter=list,json'],
    { env },
  )
  return counted(report, code, output, ({ stats }) => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
  }))
}

/** Believes a runner's own count, but never a green count of a runner that ended badly or ran nothing. */
function counted(report, code, output, read) {
  let counts = { passed: 0, failed: 0 }
  try {
    counts = read(JSON.parse(readFileSync(report, 'utf8')))
  } catch {
    // No report: the runner died, which the exit code says.
  }
  const ranBadly = (code !== 0 || counts.passed === 0) && counts.failed === 0
  return { passed: counts.passed, failed: counts.failed + (ranBadly ? 1 : 0), output }
}

ensureInstalled()
rmSync(REPORTS, { recursive: true, force: true })
mkdirSync(REPORTS, { recursive: true })

await stage('types', types)
await stage('lint', check(bin('eslint'), ['.', '--cache', '--cache-location', '.cache/eslint', '--max-warnings=0']))
await stage(
  'format',
  check(bin('prettier'), ['--check', '--log-level=warn', '--cache', '--cache-location', '.cache/prettier', '.']),
)
await stage('boundaries', check(bin('depcruise'), ['--config', '.dependency-cruiser.mjs', '--no-progress', ...FLOORS]))
await stage('dead code', check(bin('knip'), ['--no-progress']))
await stage('unit', vitest('unit'))
if (!quick) {
  await stage('build', check(process.execPath, ['scripts/build.mjs']))
  await stage('console size', check(process.execPath, ['scripts/check-console-size.mjs']))
  await stage('page size', check(process.execPath, ['scripts/check-storefront-size.mjs']))
  await stage('server', vitest('server'))
  await stage('browser', browser)
}

console.log(`${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed ? 1 : 0)
