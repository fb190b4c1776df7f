import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium, type Page } from '@playwright/test'
import { DEMO_PASSWORD, people } from '../../e2e/people'
import { runServer } from '../../e2e/run-server'
import { findChromium } from '../../server/src/company/media/find-chromium'
import { keyTimes, plainPage, watchCpu, watchKeys } from './grid-watch'
import { clipboardOf, formPages } from './bench-form'
import type { Figure } from './measure'
import { openSurvey, showForm } from './survey-page'

const ROUNDS = 3
const KEYS = 60
const KEY_PAUSE_MS = 33
const KEY_GOAL_MS = 50
/** Unlike the clock it does not count who else is running. */
const CPU_GOAL_MS = 12
const OPEN_GOAL_MS = 1_000
const MOST_GROWTH = 1.5

/**
 * P11, the form editor: a title is typed into a form of 50 questions and into one of 500 on 100 pages, from the key to the
 * paint; and a form of 500 opens. Beside it stand a plain field on an empty page and SurveyJS's runtime with the same
 * questions, where the same is typed and shown, in the same browser in the same seconds.
 */
export async function measureEditor(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'coverwright-editor-'))
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
  await signIn(page, url)
  await openEditor(page, url, 'Family Car')
  await pasteQuestions(page, 50)
  const small = await typeInTurn(page, plain)
  await pasteQuestions(page, 450)
  const large = await typeInTurn(page, plain)
  const opened = await openAgain(page)
  const survey = await openSurvey(context)
  await showForm(survey, formPages(50))
  const smallSurvey = await typeInSurvey(survey)
  const surveyOpened = await showForm(survey, formPages(500))
  const largeSurvey = await typeInSurvey(survey)
  await survey.close()
  return [
    figure(
      'P11 editor, 500 questions, key to paint p95',
      p95(large.ours),
      KEY_GOAL_MS,
      `SurveyJS ${p95(largeSurvey.times).toFixed(1)} ms, plain page ${p95(large.plain).toFixed(1)} ms`,
    ),
    figure(
      'P11 editor, 500 questions, main thread of the page per key (CPU)',
      large.cpuPerKey,
      CPU_GOAL_MS,
      `SurveyJS ${largeSurvey.cpuPerKey.toFixed(1)} ms`,
    ),
    growth('P11 editor, main thread per key, 500 against 50 questions', [large, small], [largeSurvey, smallSurvey]),
    figure('P11 editor, 500 questions, opened', opened, OPEN_GOAL_MS, `SurveyJS ${surveyOpened} ms`),
  ]
}

async function signIn(page: Page, url: string) {
  await page.goto(url)
  await page.getByLabel('Work email').fill(people.primary)
  await page.getByLabel('Password').fill(DEMO_PASSWORD)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.locator('[data-screen="/home"]').waitFor()
}

async function openEditor(page: Page, url: string, product: string) {
  await page.goto(`${url}/project`)
  await page.getByText(product).first().click()
  await page.waitForURL(/product=/)
  await page.getByRole('link', { name: 'Edit the form' }).click()
  await page.getByText('You are editing.').waitFor()
}

/** As a person would, from the clipboard: pages of five questions, each with a condition. */
async function pasteQuestions(page: Page, count: number) {
  await page.getByRole('tree').focus()
  await page.evaluate(
    (text) => {
      const data = new DataTransfer()
      data.setData('text/plain', text)
      const event = new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true })
      document.activeElement?.dispatchEvent(event)
    },
    clipboardOf(formPages(count)),
  )
  await page.getByText('Everything is saved.').waitFor({ timeout: 60_000 })
}

type Typed = { ours: number[]; plain: number[]; cpuPerKey: number }

async function typeInTurn(page: Page, plain: Page): Promise<Typed> {
  const typed: Typed = { ours: [], plain: [], cpuPerKey: 0 }
  const cpu = await watchCpu(page)
  for (let round = 0; round < ROUNDS; round++) {
    await page.bringToFront()
    await page.getByRole('treeitem').filter({ hasText: 'Question' }).first().click()
    await page.locator('[data-field=title]').focus()
    await page.evaluate(watchKeys)
    await type(page)
    typed.ours.push(...(await page.evaluate(keyTimes)))
    const before = await cpu()
    await type(page)
    typed.cpuPerKey += ((await cpu()) - before) / KEYS / ROUNDS
    await plain.bringToFront()
    await plain.evaluate(watchKeys)
    for (let key = 0; key < KEYS; key++) await press(plain, 'a')
    typed.plain.push(...(await plain.evaluate(keyTimes)))
  }
  await page.bringToFront()
  return typed
}

/** The same keys into the field that names the first question of SurveyJS's form. */
async function typeInSurvey(page: Page) {
  const typed = { times: [] as number[], cpuPerKey: 0 }
  const cpu = await watchCpu(page)
  await page.bringToFront()
  await page.locator('#title').focus()
  for (let round = 0; round < ROUNDS; round++) {
    await page.evaluate(watchKeys)
    await type(page)
    typed.times.push(...(await page.evaluate(keyTimes)))
    const before = await cpu()
    await type(page)
    typed.cpuPerKey += ((await cpu()) - before) / KEYS / ROUNDS
  }
  return typed
}

async function type(page: Page) {
  for (let key = 0; key < KEYS; key++) await press(page, 'abcde '[key % 6] as string)
}

/** From the click on the link to the lines of the outline, in a console that is running already. */
async function openAgain(page: Page): Promise<number> {
  await page.getByRole('link', { name: 'Back to the product' }).click()
  const link = page.getByRole('link', { name: 'Edit the form' })
  await link.waitFor()
  const clicked = Date.now()
  await link.click()
  await page.getByRole('treeitem').first().waitFor()
  return Date.now() - clicked
}

/** No faster than a key that is held down repeats: keys that wait for each other would be counted twice. */
async function press(page: Page, key: string) {
  const until = performance.now() + KEY_PAUSE_MS
  await page.keyboard.press(key)
  await new Promise((resolve) => setTimeout(resolve, Math.max(0, until - performance.now())))
}

const p95 = (times: readonly number[]) => [...times].sort((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? Infinity

const figure = (name: string, ms: number, goal: number, peer: string): Figure => ({
  name,
  ours: `${ms.toFixed(1)} ms`,
  peer,
  ratio: ms / goal,
  goal: `<= ${goal} ms`,
  holds: ms <= goal,
})

type Cost = { readonly cpuPerKey: number }

function growth(name: string, [large, small]: [Cost, Cost], [peerLarge, peerSmall]: [Cost, Cost]): Figure {
  const ratio = large.cpuPerKey / small.cpuPerKey
  return {
    name,
    ours: `${large.cpuPerKey.toFixed(1)} ms`,
    peer: `${small.cpuPerKey.toFixed(1)} ms at 50; SurveyJS ${(peerLarge.cpuPerKey / peerSmall.cpuPerKey).toFixed(2)}`,
    ratio,
    goal: `<= ${MOST_GROWTH} x`,
    holds: ratio <= MOST_GROWTH,
  }
}
