import { expect, test } from './journey'
import { noisyPicture } from './noisy-picture'
import { complaints, screen, signIn } from './walk'

test('from home to a travel product of one’s own on pre-live, in one sitting', async ({ page, elsewhere }) => {
  const heard = complaints(page)
  await signIn(page, 'standard')
  const next = () => page.getByRole('button', { name: 'Next', exact: true }).click()

  await test.step('a template in one’s own name, colour and picture', async () => {
    await page.getByRole('link', { name: 'New product' }).click()
    await expect(screen(page, '/pre-build')).toBeVisible()
    await page.getByRole('radio', { name: 'Travel', exact: true }).check()
    await page.getByRole('radio', { name: 'Simple', exact: true }).check()
    await next()
    await next()
    await page.getByLabel('Name').fill('Short Hops')
    await next()
    await next()
    await next()
    await page.getByRole('radio', { name: 'Motorbike', exact: true }).check()
    await next()
    await page.getByRole('radio', { name: 'Plum' }).check()
    await page.getByRole('button', { name: 'Create product' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Short Hops' })).toBeVisible()
  })

  await test.step('it has two plans', async () => {
    await page.getByRole('link', { name: /Plans and covers/ }).click()
    await expect(screen(page, '/setting-page/plans')).toBeVisible()
    await expect(page.getByRole('textbox', { name: /^Title of plan \d$/ })).toHaveCount(2)
    await page.getByRole('link', { name: 'Short Hops' }).first().click()
  })

  await test.step('a question is worded anew, and another asked only of those who ski', async () => {
    await page.getByRole('link', { name: 'Edit the form' }).click()
    await expect(page.getByText('You are editing.')).toBeVisible()
    const outline = page.getByRole('tree', { name: 'Outline' })
    const line = (title: string) => outline.getByRole('treeitem').filter({ hasText: title })
    await line('When are you back?').click()
    await page.getByLabel('Question', { exact: true }).fill('When do you come home?')
    await expect(line('When do you come home?')).toBeVisible()
    await line('Will anybody ski').click()
    await outline.focus()
    await page.keyboard.press('/')
    await page.getByRole('searchbox', { name: 'Find a kind' }).fill('Number')
    await page.keyboard.press('Enter')
    await page.getByLabel('Question', { exact: true }).fill('How many days on the slopes?')
    // The travel form has a page and a group of one id: each line stands once, and none on another.
    await expect(line('How many days on the slopes?')).toHaveCount(1)
    const tops = await outline.getByRole('treeitem').evaluateAll((lines) => lines.map((each) => each.style.top))
    expect(new Set(tops).size).toBe(tops.length)
    await expect(line('Who is traveling?')).toHaveCount(1)
    await page.getByRole('button', { name: 'Logic', exact: true }).click()
    await page.getByRole('button', { name: 'Show if' }).click()
    await page.getByRole('button', { name: 'Add a condition' }).click()
    await expect(page.getByLabel('Value', { exact: true })).toHaveValue('yes')
    await expect(page.getByText('Everything is saved.')).toBeVisible()
    await page.getByRole('link', { name: 'Design studio' }).click()
    await expect(screen(page, '/designStudio')).toBeVisible()
  })

  await test.step('a photo of one’s own is taken into the library and worn', async () => {
    const look = page.getByRole('region', { name: 'Look' })
    await look.getByRole('button', { name: 'Choose a photo' }).click()
    await page.getByRole('dialog', { name: 'Choose a photo' }).getByRole('button', { name: 'Add photo' }).click()
    const added = page.getByRole('dialog', { name: 'Add photo' })
    const picture = { name: 'harbour.png', mimeType: 'image/png', buffer: noisyPicture(600) }
    await added.locator('input[type=file]').setInputFiles(picture)
    await added.getByLabel('Name').fill('Our harbour')
    await added.getByLabel('Source').fill('Our own camera')
    await added.getByLabel('License').fill('Ours')
    await added.getByRole('button', { name: 'Add to library' }).click()
    await page.getByRole('dialog', { name: 'Choose a photo' }).getByRole('button', { name: 'Our harbour' }).click()
    await expect(page.getByText('Look saved')).toBeVisible()
  })

  await test.step('a test customer walks through it', async () => {
    const preview = page.frameLocator('iframe[title="Preview"]')
    await expect(preview.getByText('When do you come home?')).toBeVisible()
    const customers = page.getByLabel('Test customer')
    await customers.selectOption({ index: 1 })
    await preview.getByRole('button', { name: 'Next' }).click()
    await expect(preview.getByRole('heading', { name: 'Who is traveling?' })).toBeVisible()
  })

  await test.step('it is on pre-live behind its link', async () => {
    await page.getByRole('button', { name: 'Publish to pre-live' }).click()
    const link = page.getByRole('link', { name: /\/p\/prelive-.*token=/ })
    await expect(link).toBeVisible()
    await elsewhere.goto((await link.getAttribute('href')) ?? '')
    await expect(elsewhere.getByText('When do you come home?')).toBeVisible()
    await expect(elsewhere.locator('.go').first()).toHaveCSS('background-color', 'rgb(107, 63, 160)')
    const picture = () =>
      elsewhere.locator('main').evaluate((main) => getComputedStyle(main, '::before').backgroundImage)
    await expect.poll(picture).toMatch(/\/photos\//)
  })
  expect(heard).toEqual([])
})
