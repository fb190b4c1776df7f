import { expect, type Page, test } from './journey'
import type { Person } from './people'
import { complaints, screen, seriousFindings, signIn } from './walk'

test('plans are compared and changed in place: amount, words, undo, refusal at the cell, saved', async ({ page }) => {
  const heard = complaints(page)
  await signIn(page, 'primary', '/project?q=Family')
  await page.getByRole('link', { name: 'Family Car' }).click()
  await page.getByRole('link', { name: /Plans and covers/ }).click()
  await expect(screen(page, '/setting-page/plans')).toBeVisible()
  expect(await seriousFindings(page)).toEqual([])

  await page.getByRole('button', { name: 'Add a cover' }).click()
  const first = page.getByLabel(/^New cover in /).first()
  await first.fill('25000')
  await first.press('Enter')
  await expect(first).toHaveValue('25,000')
  const second = page.getByLabel(/^New cover in /).nth(1)
  await second.fill('Unlimited')
  await second.press('Enter')
  await expect(page.getByText('Changes are not saved yet')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(second).toHaveValue('')

  const name = page.getByLabel('Data name of New cover')
  await name.fill('Key loss')
  await name.press('Enter')
  await expect(page.getByText(/“Key loss” cannot be a data name/)).toBeVisible()
  await page.getByLabel('Data name of New cover').fill('keyLoss')
  await page.getByLabel('Data name of New cover').press('Enter')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Plans saved')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel(/^New cover in /).first()).toHaveValue('25,000')

  // The bar wakes with the first key; what could mean another figure is refused where it stands, and nothing is saved.
  const bar = page.getByRole('region', { name: 'Unsaved changes' })
  await expect(bar).toContainText('Everything is saved.')
  await first.fill('1,5')
  await expect(bar).toContainText('Changes are not saved yet.')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Please enter a number, such as 1,234.50')).toBeVisible()
  await expect(bar).toContainText('Not saved: something marked red cannot be read.')
  await expect(first).toHaveValue('1,5')
  await first.press('Escape')
  await expect(first).toHaveValue('25,000')
  await expect(bar).toContainText('Everything is saved.')

  // What the other languages lack is counted and marked; a text is written in one of them.
  await page.getByRole('button', { name: '繁體中文: one text missing' }).click()
  const title = page.getByLabel('Title of New cover')
  await expect(title).toHaveAttribute('placeholder', 'New cover')
  await title.fill('鎖匙遺失')
  await title.press('Enter')
  await expect(page.getByRole('button', { name: '繁體中文', exact: true })).toBeVisible()
  expect(heard).toEqual([])
})

test('a booklet is uploaded for a plan, refused when it is none, and offered where buyers choose', async ({ page }) => {
  await signIn(page, 'primary', '/project?q=Paws')
  await page.getByRole('link', { name: 'Paws Lifetime' }).click()
  await page.getByRole('link', { name: /Plans and covers/ }).click()
  const booklet = page.getByLabel('Policy booklet of Lifetime')
  const file = (text: string) => ({ name: 'Wording.pdf', mimeType: 'application/pdf', buffer: Buffer.from(text) })
  await booklet.setInputFiles(file('This is no PDF'))
  await expect(page.getByText(/the content is not what the name says/)).toBeVisible()
  await booklet.setInputFiles(file('%PDF-1.4\ntrailer<<>>\n%%EOF\n'))
  await expect(page.getByRole('link', { name: 'Wording.pdf' })).toBeVisible()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Plans saved')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('link', { name: 'Wording.pdf' })).toBeVisible()
})

test('consent to marketing is asked for and never required', async ({ page }) => {
  await signIn(page, 'primary', '/project?q=Medical')
  await page.getByRole('link', { name: 'Medical Top-up' }).click()
  await page.getByRole('link', { name: /Plans and covers/ }).click()
  await page.getByRole('button', { name: 'Add the first plan' }).click()
  await page.getByRole('button', { name: 'Add a marketing consent' }).click()
  await expect(page.getByText('Never', { exact: true })).toBeVisible()
  // The line drops: said at the bar, over nothing that was typed, and gone when saving works again.
  await page.route('**/updatePlans', (route) => route.abort())
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const lost = page.getByText('Not saved: no connection. What you typed stays here.')
  await expect(lost).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  // Nobody has to press again: it goes by itself once it can.
  await page.unroute('**/updatePlans')
  await expect(page.getByText('Plans saved')).toBeVisible()
  await expect(lost).toHaveCount(0)
})

/** The plans of a product, with the bar at their foot. */
async function openPlans(page: Page, who: Person, name: string) {
  await signIn(page, who, `/project?q=${name}`)
  await page.getByRole('link', { name }).first().click()
  await page.getByRole('link', { name: /Plans and covers/ }).click()
  await expect(page.getByRole('region', { name: 'Unsaved changes' })).toContainText('Everything is saved.')
}

async function write(page: Page, label: string, text: string) {
  await page.getByLabel(label, { exact: true }).fill(text)
  await page.getByLabel(label, { exact: true }).press('Enter')
}

const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click()

test('two people work on one set of plans: what each does elsewhere comes together, what both did is asked about', async ({
  page,
  elsewhere,
}) => {
  await openPlans(page, 'primary', 'Private Car')
  await openPlans(elsewhere, 'admin', 'Private Car')
  const bar = (who: Page) => who.getByRole('region', { name: 'Unsaved changes' })
  const [essential, plus] = ['Subtitle of Essential', 'Subtitle of Plus']

  await test.step('in different places: both hold, and nobody is asked', async () => {
    await write(elsewhere, plus, 'For those who drive a lot')
    await write(page, essential, 'What the law asks for')
    await save(page)
    await expect(page.getByText('Plans saved')).toBeVisible()
    // Shown beside what is unsaved here, which stays.
    await expect(elsewhere.getByLabel(essential, { exact: true })).toHaveValue('What the law asks for')
    await expect(elsewhere.getByLabel(plus, { exact: true })).toHaveValue('For those who drive a lot')
    await save(elsewhere)
    await expect(elsewhere.getByText('Plans saved')).toBeVisible()
    await expect(page.getByLabel(plus, { exact: true })).toHaveValue('For those who drive a lot')
    await expect(bar(page)).toContainText('Everything is saved.')
  })

  await test.step('in the same place: both values are shown, and nothing is saved until one is chosen', async () => {
    await write(elsewhere, essential, 'The least')
    await write(elsewhere, plus, 'For many miles')
    await write(page, essential, 'All that is needed')
    await save(page)
    const asked = elsewhere.getByRole('region', { name: 'Changed by two people' })
    await expect(asked).toContainText('Essential · Subtitle · English (US)')
    await expect(asked).toContainText('YoursThe leastTheirsAll that is needed')
    await expect(elsewhere.getByRole('button', { name: 'Save', exact: true })).toBeDisabled()
    expect(await seriousFindings(elsewhere)).toEqual([])

    await asked.getByRole('button', { name: /^Take theirs/ }).click()
    await expect(asked).toHaveCount(0)
    await expect(elsewhere.getByLabel(essential, { exact: true })).toHaveValue('All that is needed')
    await elsewhere.getByRole('button', { name: 'Undo' }).click()
    await expect(elsewhere.getByLabel(essential, { exact: true })).toHaveValue('The least')
    await save(elsewhere)
    await expect(page.getByLabel(essential, { exact: true })).toHaveValue('The least')
    await expect(page.getByLabel(plus, { exact: true })).toHaveValue('For many miles')
  })

  await test.step('a page that is loaded anew asks again, and what was unsaved is there', async () => {
    await write(elsewhere, plus, 'Mine')
    await write(page, plus, 'Theirs')
    await save(page)
    const asked = elsewhere.getByRole('region', { name: 'Changed by two people' })
    await expect(asked).toBeVisible()
    elsewhere.once('dialog', (dialog) => dialog.accept())
    await elsewhere.reload()
    await expect(elsewhere.getByLabel(plus, { exact: true })).toHaveValue('Mine')
    await asked.getByRole('button', { name: /^Keep mine/ }).click()
    await expect(bar(elsewhere)).toContainText('What you had not saved is here again.')
    await save(elsewhere)
    await expect(page.getByLabel(plus, { exact: true })).toHaveValue('Mine')
  })
})

test('what is left unsaved is asked about, and thrown away if that is meant', async ({ page }) => {
  await openPlans(page, 'primary', 'Private Car')
  await write(page, 'Subtitle of Prime', 'Nobody will read this')
  await page.getByRole('link', { name: 'Private Car' }).first().click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click()
  await expect(screen(page, '/setting-page')).toBeVisible()
  await page.getByRole('link', { name: /Plans and covers/ }).click()
  await expect(page.getByLabel('Subtitle of Prime')).not.toHaveValue('Nobody will read this')
  await expect(page.getByRole('region', { name: 'Unsaved changes' })).toContainText('Everything is saved.')
})
