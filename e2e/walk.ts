import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import axe from 'axe-core'
import { DEMO_PASSWORD, people, type Person } from './people'

export const screen = (page: Page, path: string) => page.locator(`[data-screen="${path}"]`)

/** Opens a path and waits for the screen that it ends on. */
export async function open(page: Page, path: string, endsOn = path) {
  await page.goto(path)
  await expect(screen(page, endsOn)).toBeVisible()
}

/** The same without loading anew, as a link inside the console leads: for a round over many screens. */
export async function hop(page: Page, path: string, endsOn = path) {
  await page.evaluate((to) => window.history.pushState({}, '', to), path)
  await expect(screen(page, endsOn)).toBeVisible()
}

/** Walks in through the sign-in screen, as a person does; who was on the way somewhere ends there. */
export async function signInByHand(page: Page, who: Person, endsOn = '/home') {
  await open(page, '/')
  await page.getByLabel('Work email').fill(people[who])
  await page.getByLabel('Password').fill(DEMO_PASSWORD)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(screen(page, endsOn)).toBeVisible()
}

type Kept = { device: [string, string][]; tab: [string, string][] }
const sessions = new WeakMap<BrowserContext, Map<string, Kept>>()

/**
 * Signed in and on a screen. The first time in a file it is by hand; afterwards the tab starts as a duplicate of that
 * one does. A test that ends sessions, or is about them, signs in by hand.
 */
export async function signIn(page: Page, who: Person, path = '/home') {
  const kept = sessions.get(page.context()) ?? new Map<string, Kept>()
  sessions.set(page.context(), kept)
  const name = `${who} in ${test.info().file}`
  const session = kept.get(name)
  if (!session) {
    await signInByHand(page, who)
    kept.set(name, await page.evaluate(readSession))
    if (path !== '/home') await hop(page, path, path.split('?')[0])
    return
  }
  await page.goto('/version.json')
  await page.evaluate(({ device, tab }: Kept) => {
    for (const [key, value] of device) localStorage.setItem(key, value)
    for (const [key, value] of tab) sessionStorage.setItem(key, value)
  }, session)
  await open(page, path, path.split('?')[0])
}

/** What makes the session: the token, whose key signs, and the browser that the key belongs to. Runs in the page. */
function readSession(): Kept {
  const entries = (storage: Storage, names: string[]) =>
    names.flatMap((name): [string, string][] => {
      const value = storage.getItem(name)
      return value === null ? [] : [[name, value]]
    })
  return { device: entries(localStorage, ['device', 'deviceKey']), tab: entries(sessionStorage, ['token', 'keyOwner']) }
}

/** A walk that looks into a preview while it loads does so by a script, and the preview lets none run: not even ours. */
const OWN_SCRIPT = /^Blocked script execution in \S+\/preview\/\S+ because the document's frame is sandboxed/

/** What only a programmer should see: errors, refused styles, failed scripts; and warnings, where there must be none. */
export function complaints(page: Page, levels: readonly string[] = ['error']): string[] {
  const heard: string[] = []
  page.on('console', (message) => {
    if (OWN_SCRIPT.test(message.text())) return
    if (levels.includes(message.type())) heard.push([message.text(), message.location().url].filter(Boolean).join(' '))
  })
  page.on('pageerror', (error) => heard.push(error.message))
  return heard
}

type Found = { id: string; nodes: { target: string[] }[] }
type Axe = { run(options: object): Promise<{ violations: Found[] }> }

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
/** Every rule of axe has one weight; those that are not asked about are not worked out either. */
const LIGHT_RULES = Object.fromEntries(
  (axe as unknown as { _audit: { rules: { id: string; impact: string }[] } })._audit.rules
    .filter(({ impact }) => impact !== 'serious' && impact !== 'critical')
    .map(({ id }) => [id, { enabled: false }]),
)

/** A list that is being looked up again is dimmed so long. */
const BUSY = '.cw-table[aria-busy=true], .cw-cards[aria-busy=true]'

/** What stands in a frame is not looked at from here, and is not asked for it: axe would wait for an answer. */
export async function seriousFindings(page: Page): Promise<string[]> {
  for (;;) {
    await expect(page.locator(BUSY)).toHaveCount(0)
    if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE)
    const { found, wasBusy } = await page.evaluate(lookAround, { rules: LIGHT_RULES, busy: BUSY })
    // What others do may have it looked up while we look.
    if (!wasBusy) return found
  }
}

/** Runs in the page. */
async function lookAround({ rules, busy }: { rules: object; busy: string }) {
  let wasBusy = document.querySelector(busy) !== null
  const watch = new MutationObserver(() => (wasBusy ||= document.querySelector(busy) !== null))
  watch.observe(document, { subtree: true, attributes: true, attributeFilter: ['aria-busy'] })
  const { axe } = window as unknown as { axe: Axe }
  const { violations } = await axe.run({ rules, resultTypes: ['violations'], iframes: false })
  watch.disconnect()
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
  return { found, wasBusy: wasBusy || document.querySelector(busy) !== null }
}

/** Holds back what is asked of one path from now on, until the returned function is called. */
export async function holdBack(of: Page | BrowserContext, path: string): Promise<() => void> {
  let letThrough = () => {}
  const held = new Promise<void>((resolve) => (letThrough = resolve))
  await of.route(path, async (route) => {
    await held
    await route.fallback()
  })
  return letThrough
}

/** Counts the calls of one path from now on. */
export function countCalls(page: Page, path: string): () => number {
  let count = 0
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === path) count++
  })
  return () => count
}
