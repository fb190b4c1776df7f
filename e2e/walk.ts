import { expect, type Page } from '@playwright/test'
import axe from 'axe-core'
import { DEMO_PASSWORD, people, type Person } from './people'

export const screen = (page: Page, path: string) => page.locator(`[data-screen="${path}"]`)

/** Opens a path and waits for the screen that it ends on. */
export async function open(page: Page, path: string, endsOn = path) {
  await page.goto(path)
  await expect(screen(page, endsOn)).toBeVisible()
}

export async function signIn(page: Page, who: Person) {
  await open(page, '/')
  await page.getByLabel('Work email').fill(people[who])
  await page.getByLabel('Password').fill(DEMO_PASSWORD)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(screen(page, '/home')).toBeVisible()
}

/** What only a programmer should see: errors, refused styles, failed scripts. */
export function complaints(page: Page): string[] {
  const heard: string[] = []
  page.on('console', (message) => message.type() === 'error' && heard.push(message.text()))
  page.on('pageerror', (error) => heard.push(error.message))
  return heard
}

type Found = { id: string; impact: string; nodes: { target: string[] }[] }

export async function seriousFindings(page: Page): Promise<string[]> {
  await page.evaluate(axe.source)
  return page.evaluate(async () => {
    const { axe } = window as unknown as { axe: { run(): Promise<{ violations: Found[] }> } }
    const { violations } = await axe.run()
    return violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
  })
}

/** Makes the server take this tab's ID token for one that has run out. */
export const spoilToken = (page: Page) =>
  page.evaluate(() => {
    const token = JSON.parse(sessionStorage.getItem('token') ?? '{}') as object
    sessionStorage.setItem('token', JSON.stringify({ ...token, IdToken: 'over' }))
  })

/** Counts the calls of one path from now on. */
export function countCalls(page: Page, path: string): () => number {
  let count = 0
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === path) count++
  })
  return () => count
}
