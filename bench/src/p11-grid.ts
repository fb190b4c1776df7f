import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { DEMO_PASSWORD, people } from '../../e2e/people'
import { runServer } from '../../e2e/run-server'
import type { Figure } from './measure'

const ROWS = 100_000
const COLUMNS = 12
const KEYS = 120
const GOAL_MS = 50

/** P11, the grid: a rate table of 100,000 rows scrolls and edits, from the key to the paint, in the built console. */
export async function measureGrid(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'coverwright-grid-'))
  chmodSync(folder, 0o755)
  const server = await runServer(folder, 0)
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox'],
  })
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'en-US' })
    // What runs in the page was compiled for this process, whose compiler keeps the names of functions by this.
    await page.addInitScript({ content: 'globalThis.__name = (value) => value' })
    await openEmptyTable(page, server.url)
    await fillTable(page)
    await page.evaluate(watchKeys)
    await walkAndType(page)
    const keys = await page.evaluate(() => (window as unknown as { keyTimes: number[] }).keyTimes)
    const frames = await page.evaluate(scrollThrough)
    return [figure('P11 grid, key to paint p95', p95(keys)), figure('P11 grid, frame while scrolling p95', p95(frames))]
  } finally {
    await browser.close()
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

const p95 = (times: readonly number[]) => [...times].sort((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? Infinity

const figure = (name: string, ms: number): Figure => ({
  name,
  ours: `${ms.toFixed(1)} ms`,
  peer: `${ROWS} x ${COLUMNS}`,
  ratio: ms / GOAL_MS,
  goal: `<= ${GOAL_MS} ms`,
  holds: ms <= GOAL_MS,
})

async function openEmptyTable(page: Page, url: string) {
  await page.goto(url)
  await page.getByLabel('Work email').fill(people.primary)
  await page.getByLabel('Password').fill(DEMO_PASSWORD)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.locator('[data-screen="/home"]').waitFor()
  await page.goto(`${url}/project`)
  await page.getByText('Family Car').first().click()
  await page.waitForURL(/product=/)
  await page.goto(`${url}/setting-page/pricing${new URL(page.url()).search}`)
  await page.getByRole('button', { name: 'New table' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name', { exact: true }).fill('Hundred thousand')
  for (let column = 3; column <= COLUMNS; column++) await dialog.getByRole('button', { name: 'Add column' }).click()
  for (let column = 1; column <= COLUMNS; column++)
    await dialog.getByLabel(`Title of column ${column}`, { exact: true }).fill(`Column ${column}`)
  await dialog.getByRole('button', { name: 'Create and open' }).click()
  await page.getByRole('grid').waitFor()
}

/** Pasted, as a person would: bands of one each and eleven factors. It is still being saved while the keys are measured. */
async function fillTable(page: Page) {
  await page.getByRole('grid').focus()
  await page.evaluate(
    ({ columns, rows }) => {
      const line = (row: number) =>
        [`${row}-${row}`, ...Array.from({ length: columns - 1 }, (_, at) => `1.${(row * 7 + at) % 1000}`)].join('\t')
      const data = new DataTransfer()
      data.setData('text/plain', Array.from({ length: rows }, (_, row) => line(row)).join('\n'))
      document.activeElement?.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
      )
    },
    { columns: COLUMNS, rows: ROWS },
  )
  await page.getByText('100,000 rows').waitFor({ timeout: 60_000 })
}

/** From the key, as the browser stamps it, to the first task after the frame that shows it. Runs in the page. */
function watchKeys() {
  const times: number[] = ((window as unknown as { keyTimes: number[] }).keyTimes = [])
  document.addEventListener(
    'keydown',
    ({ timeStamp }) =>
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => times.push(performance.now() - timeStamp)
        port2.postMessage(null)
      }),
    true,
  )
}

async function walkAndType(page: Page) {
  await page.getByRole('grid').focus()
  for (let key = 0; key < KEYS; key++)
    await page.keyboard.press(['ArrowDown', 'ArrowRight', 'PageDown'][key % 3] as string)
  await page.keyboard.press('Control+Home')
  await page.keyboard.press('ArrowRight')
  for (let row = 0; row < KEYS / 6; row++) {
    for (const key of ['2', '.', '5', '7', '5', 'Enter']) await page.keyboard.press(key)
  }
  for (let step = 0; step < 20; step++) await page.keyboard.press(step % 2 ? 'Control+y' : 'Control+z')
}

/** Runs in the page. */
function scrollThrough(): Promise<number[]> {
  const grid = document.querySelector('[role=grid]') as HTMLElement
  const frames: number[] = []
  return new Promise((resolve) => {
    let last = performance.now()
    const step = (now: number) => {
      frames.push(now - last)
      last = now
      grid.scrollTop += 120
      if (frames.length < 240) requestAnimationFrame(step)
      else resolve(frames.slice(1))
    }
    requestAnimationFrame(step)
  })
}
