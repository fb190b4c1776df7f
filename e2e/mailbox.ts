import { expect, type Page } from '@playwright/test'

type Message = { subject: string; text: string; html: string }

async function newest(page: Page, to: string, wanted: RegExp): Promise<string> {
  let found: string | undefined
  await expect(async () => {
    const answer = await page.request.get('/outbox.json', { params: { to } })
    const { messages } = (await answer.json()) as { messages: Message[] }
    found = messages.map(({ text }) => wanted.exec(text)?.[1]).find(Boolean)
    expect(found, `nothing like ${wanted} came to ${to}`).toBeTruthy()
  }).toPass({ timeout: 60_000 })
  return found ?? ''
}

/** The six digits of the newest mail or SMS to somebody that has any. */
export const codeSentTo = (page: Page, to: string) => newest(page, to, /\b(\d{6})\b/)

/** Where the newest mail to somebody leads, if it leads to this screen. */
export const linkSentTo = (page: Page, to: string, path: string) => newest(page, to, new RegExp(`(${path}\\?\\S+)`))
