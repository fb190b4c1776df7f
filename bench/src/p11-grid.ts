import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium, type Page } from '@playwright/test'
import { runServer } from '../../e2e/run-server'
import { findChromium } from '../../server/src/company/media/find-chromium'
import { COLUMNS, makeRows, openEmptyTable, openTable, pasteRows, ROWS } from './grid-table'
import {
  keepAddress,
  keyTimes,
  longestFrame,
  plainPage,
  scrollThrough,
  watchCpu,
  watchFrames,
  watchKeys,
} from './grid-watch'
import type { Figure } from './measure'

const ROUNDS = 4
const KEY_PAUSE_MS = 33
const KEY_GOAL_MS = 50
/** What is left of the 50 once a frame was waited for and drawn. Unlike the clock it does not count who else is running. */
const CPU_GOAL_MS = 25
const OPEN_GOAL_MS = 1_000
const SHOWN_GOAL_MS = 2_000
const SAVED_GOAL_MS = 10_000

/**
 * P11, the grid: a rate table of 100,000 rows opens, scrolls and edits in the built console, from the key to the paint.
 * Beside each key stands one into a plain field on an empty page, in the same browser in the same seconds: what that
 * takes is the machine's, what is above it is ours.
 */
export async function measureGrid(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'coverwright-grid-'))
  chmodSync(folder, 0o755)
  const server = await runServer(folder, 0)
  const browser = await chromium.launch({
    executablePath: findChromium(process.env['CHROMIUM'] ?? '') ?? '',
    args: ['--no-sandbox'],
  })
  try {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-US' })
    // What runs in the page was compiled for this process, whose compiler keeps the names of functions by this.
    await context.addInitScript({ content: 'globalThis.__name = (value) => value' })
    return await measure(context, server.url)
  } finally {
    await browser.close()
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function measure(context: BrowserContext, url: string): Promise<Figure[]> {
  const page = await context.newPage()
  const plain = await plainPage(context)
  await page.bringToFront()
  await openEmptyTable(page, url)
  const address = keepAddress(page)
  await makeRows(page)
  await page.evaluate(watchFrames)
  const pasted = Date.now()
  await pasteRows(page)
  const shown = Date.now() - pasted
  const frozen = await page.evaluate(longestFrame)
  await page.evaluate(watchKeys)
  await walk(page, 30)
  const busyKeys = await page.evaluate(keyTimes)
  await page.locator('.table-saved', { hasText: /^\s*Saved/ }).waitFor({ timeout: 300_000 })
  const saved = Date.now() - pasted
  const opened = await openTable(page, address)
  await page.getByText('rows are here').waitFor({ state: 'hidden', timeout: 60_000 })
  const keys = await keysInTurn(page, plain)
  const frames = await framesInTurn(page, plain)
  return [
    against('P11 grid, key to paint p95', keys, KEY_GOAL_MS),
    single('P11 grid, main thread of the page per key (CPU)', keys.cpuPerKey, CPU_GOAL_MS),
    against('P11 grid, frame while scrolling p95', frames, KEY_GOAL_MS),
    single('P11 grid, key to paint p95 while a paste is saved', p95(busyKeys), KEY_GOAL_MS * 2),
    single('P11 grid, opened', opened, OPEN_GOAL_MS),
    single('P11 grid, paste shown', shown, SHOWN_GOAL_MS),
    single('P11 grid, longest frame of the paste', frozen, 100),
    single('P11 grid, paste saved', saved, SAVED_GOAL_MS),
  ]
}

type Sides = { ours: number[]; plain: number[] }
type Keys = Sides & { cpuPerKey: number }

async function keysInTurn(page: Page, plain: Page): Promise<Keys> {
  const times: Sides = { ours: [], plain: [] }
  const cpu = await watchCpu(page)
  let used = 0
  for (let round = 0; round < ROUNDS; round++) {
    await page.bringToFront()
    await page.evaluate(watchKeys)
    await walk(page, 30)
    await edit(page, round * 8)
    const told = await page.evaluate(keyTimes)
    times.ours.push(...told)
    const before = await cpu()
    await walk(page, 30)
    await edit(page, round * 8)
    used += (await cpu()) - before
    await plain.bringToFront()
    await plain.evaluate(watchKeys)
    for (let key = 0; key < 80; key++) await press(plain, '5')
    times.plain.push(...(await plain.evaluate(keyTimes)))
  }
  return { ...times, cpuPerKey: used / times.ours.length }
}

async function framesInTurn(page: Page, plain: Page): Promise<Sides> {
  const frames: Sides = { ours: [], plain: [] }
  for (let round = 0; round < ROUNDS; round++) {
    await page.bringToFront()
    frames.ours.push(...(await page.evaluate(scrollThrough, '[role=grid]')))
    await plain.bringToFront()
    frames.plain.push(...(await plain.evaluate(scrollThrough, '#box')))
  }
  return frames
}

/** No faster than a key that is held down repeats: keys that wait for each other would be counted twice. */
async function press(page: Page, key: string) {
  const until = performance.now() + KEY_PAUSE_MS
  await page.keyboard.press(key)
  await new Promise((resolve) => setTimeout(resolve, Math.max(0, until - performance.now())))
}

async function walk(page: Page, keys: number) {
  await page.getByRole('grid').focus()
  for (let key = 0; key < keys; key++) await press(page, ['ArrowDown', 'ArrowRight', 'PageDown'][key % 3] as string)
}

/** A factor typed into each of some rows, then taken back and done again. */
async function edit(page: Page, row: number) {
  await press(page, 'Control+Home')
  await press(page, 'ArrowRight')
  for (let down = 0; down < row; down++) await press(page, 'ArrowDown')
  for (let line = 0; line < 8; line++) for (const key of ['2', '.', '5', '7', '5', 'Enter']) await press(page, key)
  for (let step = 0; step < 10; step++) await press(page, step % 2 ? 'Control+y' : 'Control+z')
}

const p95 = (times: readonly number[]) => [...times].sort((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? Infinity

const against = (name: string, { ours, plain }: Sides, goal: number): Figure => ({
  ...single(name, p95(ours), goal),
  peer: `plain page ${p95(plain).toFixed(1)} ms`,
})

const single = (name: string, ms: number, goal: number): Figure => ({
  name,
  ours: `${ms.toFixed(1)} ms`,
  peer: `${ROWS} x ${COLUMNS}`,
  ratio: ms / goal,
  goal: `<= ${goal} ms`,
  holds: ms <= goal,
})
