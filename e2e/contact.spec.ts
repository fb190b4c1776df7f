import { expect, test } from './journey'
import { hop, open, screen, seriousFindings, signIn, signInByHand } from './walk'

const pages = [
  '/contact-us',
  '/contact-successful',
  '/legal-privacy',
  '/ACM',
  '/trial-expired',
  '/support-desk',
  '/confirmStatus',
  '/transfer-notice',
  '/signUp-verify-success',
]

for (const theme of ['ai8-dark', 'light'])
  test(`axe finds nothing serious on the pages outside a session, in ${theme}`, async ({ page }) => {
    await page.addInitScript((name) => sessionStorage.setItem('themeMode', name), theme)
    await open(page, '/')
    for (const path of pages) {
      await hop(page, path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect(await seriousFindings(page), path).toEqual([])
    }
  })

test('a stranger writes to the team and gets a ticket number', async ({ page }) => {
  await open(page, '/')
  await page.getByRole('link', { name: 'Contact' }).click()
  await expect(screen(page, '/contact-us')).toBeVisible()
  await page.getByRole('button', { name: 'Send the message' }).click()
  await expect(page.getByText('The field is required')).toHaveCount(3)
  await expect(page.getByText('Please input your email')).toBeVisible()
  await page.getByLabel('Your name').fill('Ann Chan')
  await page.getByLabel('Email').fill('ann@outside.example')
  await page.getByLabel('What is it about?').click()
  await page.getByTitle('Getting started').click()
  await page.getByLabel('Message').fill('How do we begin?')
  await page.getByRole('button', { name: 'Send the message' }).click()
  await expect(screen(page, '/contact-successful')).toBeVisible()
  await expect(page.getByText(/^CW-[0-9A-F]{10}$/)).toBeVisible()
})

test('a member writes to support with a file, and gets a ticket number', async ({ page }) => {
  await signIn(page, 'broker', '/contact')
  expect(await seriousFindings(page)).toEqual([])
  await page.getByLabel('What is it about?').click()
  await page.getByTitle('Something does not work').click()
  await page.getByLabel('Message').fill('The price of Travel Light is missing.')
  await page
    .getByLabel('Attachment')
    .setInputFiles({ name: 'prices.csv', mimeType: 'text/csv', buffer: Buffer.from('age,price\n30,12\n') })
  await expect(page.getByText('prices.csv')).toBeVisible()
  await expect(page.getByText('Another attachment')).toBeVisible()
  await page.getByRole('button', { name: 'Send the message' }).click()
  await expect(screen(page, '/contact-success')).toBeVisible()
  await expect(page.getByText(/^CW-[0-9A-F]{10}$/)).toBeVisible()
  expect(await seriousFindings(page)).toEqual([])
})

test('a cookie choice holds at once and after a reload', async ({ page }) => {
  await open(page, '/legal-privacy')
  await page.getByRole('switch', { name: 'Know this browser' }).uncheck()
  await page.getByRole('switch', { name: 'Language and theme' }).uncheck()
  await page.reload()
  await expect(page.getByRole('switch', { name: 'Know this browser' })).not.toBeChecked()
  await signInByHand(page, 'broker')
  const kept = await page.evaluate(() => Object.keys(localStorage))
  expect(kept).not.toContain('deviceKey')
  expect(kept).not.toContain('language')
  expect(kept).toContain('cookieChoices')
})

test('after the trial somebody asks for reactivation, and every address is answered alike', async ({ page }) => {
  await open(page, '/trial-expired')
  await page.getByLabel('Work email').fill('nobody@outside.example')
  await page.getByLabel('Why would you like to continue?').fill('We need two more weeks.')
  await page.getByRole('button', { name: 'Request reactivation' }).click()
  await expect(page.getByText('We have your request')).toBeVisible()
})
