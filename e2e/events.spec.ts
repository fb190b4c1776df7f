import { expect, test } from './journey'
import { complaints, hop, seriousFindings, signIn } from './walk'

const NEW_YORK = 'America/New York'

test('a reminder is planned across a change of clocks, moved by keys and by pointer, paused; what has run stays', async ({
  page,
}) => {
  const heard = complaints(page)
  await signIn(page, 'designer', '/eventManager')
  await expect(page.getByRole('heading', { name: 'Next runs' })).toBeVisible()
  await expect(page.getByText('Rate meeting').first()).toBeVisible()
  expect(await seriousFindings(page)).toEqual([])

  await page.getByRole('button', { name: 'Plan something' }).click()
  const dialog = page.getByRole('dialog', { name: 'Plan something' })
  await dialog.getByLabel('Name').fill('Quarter figures')
  await dialog.getByLabel('People to remind').click()
  await page.getByTitle('Harbour Admin').click()
  await page.keyboard.press('Escape')
  await dialog.getByLabel('Message').fill('Send them to finance.')
  await dialog.getByLabel('Time zone').fill(NEW_YORK)
  await page.getByTitle(NEW_YORK).click()
  await dialog.getByRole('button', { name: 'Daily' }).click()
  await dialog.getByLabel('Time', { exact: true }).fill('02:30')
  await expect(dialog.getByText(/Clocks go forward on .* and skip 02:30. On that day it runs at 03:30/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Once' }).click()
  await dialog.getByLabel('Time', { exact: true }).fill('12:00')
  expect(await seriousFindings(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Plan it' }).click()

  await page.getByRole('button', { name: 'Month', exact: true }).click()
  const entry = page.getByRole('button', { name: /^Quarter figures, / })
  const dayOf = () => entry.locator('xpath=ancestor::*[@data-day]').getAttribute('data-day')
  await expect(entry).toBeVisible()
  const first = Date.parse((await dayOf())!)
  const isOn = (days: number) => expect.poll(async () => (Date.parse((await dayOf())!) - first) / 86_400_000).toBe(days)
  const carry = async (...keys: string[]) => {
    await entry.focus()
    for (const key of ['m', ...keys]) await page.keyboard.press(key)
  }
  await carry('ArrowRight', 'ArrowRight', 'ArrowLeft', 'Enter')
  await expect(page.getByText(/^Quarter figures moved to/).first()).toBeVisible()
  await isOn(1)
  await carry('ArrowDown', 'Escape')
  await isOn(1)
  await carry('ArrowUp', 'ArrowUp', 'ArrowUp', 'Enter')
  await expect(page.getByText('Please select a valid time node.')).toBeVisible()
  await isOn(1)

  const box = (await entry.boundingBox())!
  const cell = (await entry.locator('xpath=ancestor::*[@data-day]').boundingBox())!
  const isFirst = cell.x < cell.width / 2
  await page.mouse.move(box.x + 10, box.y + 5)
  await page.mouse.down()
  await page.mouse.move(box.x + 10 + cell.width * (isFirst ? 1 : -1), box.y + 5, { steps: 4 })
  await page.mouse.up()
  await isOn(isFirst ? 2 : 0)

  await hop(page, '/companyEventManager')
  const row = (words: string) => page.getByRole('row').filter({ hasText: words })
  await page.getByRole('button', { name: 'Actions for Quarter figures' }).click()
  await page.getByRole('menuitem', { name: 'Pause' }).click()
  await expect(row('Quarter figures')).toContainText('Paused')
  await expect(row('Audit visit')).toContainText('Has run')
  await expect(page.getByRole('button', { name: 'Actions for Audit visit' })).toHaveCount(0)
  await row('Audit visit').getByText('Audit visit').click()
  await expect(page.getByRole('dialog').getByText('2 people reminded')).toBeVisible()
  await page.keyboard.press('Escape')

  await hop(page, '/eventList')
  await expect(page.getByRole('row').filter({ hasText: 'Compares yesterday’s figures' })).toContainText('Daily at')
  expect(heard).toEqual([])
})
