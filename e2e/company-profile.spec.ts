import { expect, type Page, test } from './journey'
import { complaints, open, seriousFindings, signIn } from './walk'

/** The smallest picture there is: one pixel of PNG. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const picture = { name: 'Paper.png', mimeType: 'image/png', buffer: PIXEL }
const slot = (page: Page, label: string) => page.getByRole('group', { name: label, exact: true })
const primary = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--primary').trim().toUpperCase())

const documents = [
  'Certificate of incorporation',
  'Business registration',
  'NNC1 or NAR1',
  'Passport of the ultimate beneficial owner',
  'Address proof of the ultimate beneficial owner',
]

test('details: what is wrong is told at its field, what is right is kept, and the account number is never shown', async ({
  page,
}) => {
  await signIn(page, 'admin', '/company-profile')
  await expect(page.getByRole('button', { name: 'Save details' })).toBeVisible()
  const below = () =>
    page.evaluate(() => {
      const ends = [...document.querySelectorAll('.cw-card')].map((card) => card.getBoundingClientRect().bottom)
      return document.documentElement.scrollHeight - window.scrollY - Math.max(...ends)
    })
  await expect.poll(below).toBeLessThan(200)
  await page.getByLabel('Official email').fill('nobody')
  await page.getByLabel('Website URL').fill('harbour')
  await page.getByRole('button', { name: 'Save details' }).click()
  await expect(page.getByText('Email is not valid.')).toBeVisible()
  await expect(page.getByText('This is not a web address.')).toBeVisible()
  await page.getByLabel('Official email').fill('office@harbour.example')
  await page.getByLabel('Website URL').fill('harbour.example')
  await page.getByLabel('Main business address').fill('1 Harbour Road, Wan Chai')
  await page.getByLabel('Contact number').fill('+852 3123 4567')
  await page.getByLabel('Bank name').fill('Harbour Bank')
  await page.getByLabel('Account number').fill('012-345678-901')
  await page.getByRole('button', { name: 'Save details' }).click()
  await expect(page.getByText('Details saved')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Main business address')).toHaveValue('1 Harbour Road, Wan Chai')
  await expect(page.getByLabel('Website URL')).toHaveValue('https://harbour.example')
  await expect(page.getByLabel('Account number')).toHaveValue('')
  await expect(page.getByText('ending in 8901')).toBeVisible()
})

test('documents go up, one comes back by Undo, and the whole is submitted', async ({ page }) => {
  await signIn(page, 'admin', '/company-profile')
  await slot(page, documents[0]!)
    .locator('input[type=file]')
    .setInputFiles({ ...picture, name: 'notes.txt' })
  await expect(slot(page, documents[0]!).getByRole('alert')).toBeVisible()
  for (const label of documents) {
    await slot(page, label).locator('input[type=file]').setInputFiles(picture)
    await expect(slot(page, label).getByRole('link', { name: 'Open Paper.png' })).toBeVisible()
  }
  await slot(page, 'Favicon').locator('input[type=file]').setInputFiles(picture)
  await expect(slot(page, 'Favicon').getByRole('link', { name: 'Open Paper.png' })).toBeVisible()
  await slot(page, documents[2]!).getByRole('button', { name: 'Remove Paper.png' }).click()
  await expect(page.getByText('Still missing: NNC1 or NAR1')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).last().click()
  await expect(slot(page, documents[2]!).getByText('Paper.png')).toBeVisible()
  await page.getByRole('button', { name: 'Submit for verification' }).click()
  await expect(page.getByText('Pending To Verify')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Pending To Verify')).toBeVisible()
})

test('logo and color are worn at once, here and in the window of a colleague', async ({ page, elsewhere: other }) => {
  await signIn(other, 'standard')
  await signIn(page, 'admin', '/company-profile')
  const before = await primary(page)
  await slot(page, 'Logo')
    .locator('input[type=file]')
    .setInputFiles({ ...picture, name: 'Logo.png' })
  await expect(page.locator('.company-logo')).toBeVisible()
  await expect(other.locator('.company-logo')).toBeVisible()

  await page
    .getByRole('group', { name: 'Theme color' })
    .getByText('None')
    .or(page.locator('.ant-color-picker-trigger'))
    .first()
    .click()
  await page.locator('.ant-color-picker-hex-input input').fill('0B6E75')
  await page.locator('.ant-color-picker-hex-input input').press('Enter')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Use this color' }).click()
  await expect.poll(() => primary(page)).toBe('#0B6E75')
  await expect.poll(() => primary(other)).toBe('#0B6E75')
  await other
    .getByRole('button', { name: /^Preview of/ })
    .first()
    .click()
  const preview = other.frameLocator('iframe.player-preview')
  await expect(preview.locator('img.logo')).toBeVisible()
  await expect(preview.locator('button.go')).toHaveCSS('background-color', 'rgb(11, 110, 117)')
  await expect(preview.getByText('Saved on this device')).toHaveCount(0)
  await page.getByRole('button', { name: 'Standard color' }).click()
  await expect.poll(() => primary(page)).toBe(before)
  await slot(page, 'Logo').getByRole('button', { name: 'Remove Logo.png' }).click()
  await expect(page.locator('.company-logo')).toHaveCount(0)
})

test('a standard user reads the profile and changes nothing', async ({ page }) => {
  await signIn(page, 'standard', '/company-profile')
  await expect(page.getByRole('note')).toContainText('An admin of your company can change it.')
  await expect(page.getByLabel('Bank name')).toBeDisabled()
  await expect(page.locator('input[type=file]')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Deactivate company' })).toHaveCount(0)
})

test('deactivating names what is lost and asks for the name', async ({ page }) => {
  await signIn(page, 'primary', '/company-profile')
  await page.getByRole('button', { name: 'Deactivate company' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('Everybody is signed out at once')
  await expect(question.getByRole('button', { name: 'Deactivate company' })).toBeDisabled()
  await question.getByRole('button', { name: 'Cancel' }).click()
})

test('nothing is serious for axe in either theme, and nothing complains', async ({ page }) => {
  await signIn(page, 'primary')
  const heard = complaints(page)
  for (const theme of ['ai8-dark', 'light']) {
    await page.evaluate((name) => sessionStorage.setItem('themeMode', name), theme)
    await open(page, '/company-profile')
    await expect(page.locator('.cw-bone')).toHaveCount(0)
    expect(await seriousFindings(page), theme).toEqual([])
  }
  expect(heard).toEqual([])
})
