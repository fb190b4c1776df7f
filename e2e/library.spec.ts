import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, test } from './journey'
import { noisyPicture } from './noisy-picture'
import { complaints, hop, screen, seriousFindings, signIn } from './walk'

const font = readFileSync(
  createRequire(import.meta.url).resolve('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2'),
)

test('a photo is cut and licensed, a font is read, a product wears both, and what it wears stays', async ({ page }) => {
  const heard = complaints(page)
  await signIn(page, 'designer', '/photoLibrary')
  const card = (name: string) => page.getByRole('article').filter({ has: page.getByRole('heading', { name }) })
  await expect(card('Morning over the hills')).toContainText('Drawn by Coverwright')

  await page.getByRole('button', { name: 'Add photo' }).click()
  const added = page.getByRole('dialog', { name: 'Add photo' })
  const picture = { name: 'dunes.png', mimeType: 'image/png', buffer: noisyPicture(700) }
  await added.locator('input[type=file]').setInputFiles(picture)
  const frame = added.getByRole('button', { name: 'Part of the picture that is shown' })
  for (const _ of [1, 2, 3]) await frame.press('Shift+ArrowLeft')
  await added.getByRole('button', { name: 'Focus point' }).press('ArrowRight')
  await expect(added.getByText('Shows 97% × 100%, focus at 52% / 50%')).toBeVisible()
  await added.getByLabel('Name').fill('Dunes')
  await added.getByRole('button', { name: 'Add to library' }).click()
  await expect(added.getByText('The field is required').first()).toBeVisible()
  await added.getByLabel('Source').fill('Our own camera')
  await added.getByLabel('License').fill('Ours')
  await added.getByLabel('Tags').fill('Beach, Sand')
  expect(await seriousFindings(page)).toEqual([])
  await added.getByRole('button', { name: 'Add to library' }).click()
  await expect(card('Dunes')).toContainText('Not used yet')
  await expect(card('Dunes').getByText('Being prepared…')).toHaveCount(0)
  await page.getByRole('searchbox').first().fill('sand')
  await expect(page.getByRole('article')).toHaveCount(1)

  await hop(page, '/fontLibrary')
  await page.getByRole('button', { name: 'Add font' }).first().click()
  const fontDialog = page.getByRole('dialog', { name: 'Add font' })
  // The file is still on its way when everything else is said: the form waits for it.
  let letGo = () => {}
  const held = new Promise<void>((resolve) => (letGo = resolve))
  await page.route('**/*', async (route) => {
    if (route.request().method() === 'PUT') await held
    await route.fallback()
  })
  await fontDialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'inter.woff2', mimeType: 'font/woff2', buffer: font })
  await fontDialog.getByLabel('Source').fill('rsms')
  await fontDialog.getByLabel('License').fill('SIL OFL 1.1')
  await fontDialog.getByRole('button', { name: 'Add to library' }).click()
  await expect(fontDialog.getByRole('progressbar')).toBeVisible()
  letGo()
  await expect(page.getByRole('row').filter({ hasText: 'SIL OFL 1.1' }).locator('[data-face]')).toBeVisible()
  expect(await seriousFindings(page)).toEqual([])

  await hop(page, '/project')
  await page.getByRole('link', { name: 'Home Contents 50' }).first().click()
  await expect(screen(page, '/setting-page')).toBeVisible()
  const product = new URL(page.url()).searchParams.get('product')
  await hop(page, `/designStudio?product=${product}`, '/designStudio')
  const look = page.getByRole('region', { name: 'Look' })
  await look.getByRole('button', { name: 'Choose a photo' }).click()
  await page.getByRole('dialog', { name: 'Choose a photo' }).getByRole('button', { name: 'Dunes' }).click()
  await expect(page.getByText('Look saved')).toBeVisible()
  await look.getByRole('button', { name: 'Choose a font' }).click()
  await page.getByRole('dialog', { name: 'Choose a font' }).getByRole('button', { name: /Inter/ }).click()
  await expect(look.locator('[data-face]')).toBeVisible()
  const drawn = page.frameLocator('iframe').locator('main')
  const image = () => drawn.evaluate((main) => getComputedStyle(main, '::before').backgroundImage)
  await expect.poll(image).toMatch(/\/photos\/.+-(480|960)\.webp/)
  expect(await drawn.evaluate((main) => getComputedStyle(main).fontFamily)).toMatch(/^own,/)

  await hop(page, '/photoLibrary')
  await expect(card('Dunes').getByRole('link', { name: 'Home Contents 50' })).toBeVisible()
  await expect(card('Dunes').getByRole('button', { name: 'Delete Dunes' })).toHaveCount(0)
  expect(heard).toEqual([])
})

test('questions of a form are kept as a shared component and put in again as a copy', async ({ page }) => {
  await signIn(page, 'designer', '/project')
  await page.getByRole('link', { name: 'Home Contents 50' }).first().click()
  await expect(screen(page, '/setting-page')).toBeVisible()
  const product = new URL(page.url()).searchParams.get('product')
  await hop(page, `/editor?product=${product}`, '/editor')
  const lines = page.getByRole('navigation').getByText('Where is it?')
  await expect(lines).toHaveCount(1)
  await page.getByRole('button', { name: 'Save chosen as component…' }).click()
  const save = page.getByRole('dialog', { name: 'Save as shared component' })
  await save.getByLabel('Name').fill('Where it is')
  await save.getByRole('button', { name: 'Save component' }).click()
  await page.getByRole('button', { name: 'Shared components…' }).click()
  await page.getByRole('button', { name: 'Put in Where it is' }).click()
  await expect(lines).toHaveCount(2)
})
