import { expect, test } from './journey'
import { noisyPicture } from './noisy-picture'
import { goOn, isWiderThanWindow, taken, title } from './purchase-steps'
import { seriousFindings } from './walk'

test.use({ locale: 'en-GB', viewport: { width: 390, height: 844 } })

type Tab = Parameters<typeof taken>[0]

/** To the page of City Cycle that asks for a receipt. */
async function toReceipt(page: Tab) {
  await page.goto('/p/city-cycle')
  await taken(page)
  await page.getByRole('radio', { name: 'City' }).check({ force: true })
  await page.getByLabel('What did it cost?').fill('18,000')
  await goOn(page).click()
  await page.getByLabel('Day', { exact: true }).fill('5')
  await page.getByLabel('Month', { exact: true }).fill('4')
  await page.getByLabel('Year', { exact: true }).fill('1990')
  await page.getByRole('radio', { name: 'No', exact: true }).check({ force: true })
  await page.getByRole('radio', { name: 'Private' }).check({ force: true })
  await goOn(page).click()
  await expect(title(page)).toHaveText('Where to reach you')
}

test('a photo is sent in pieces, goes on after the line broke, and is there when it is paid for', async ({ page }) => {
  await toReceipt(page)
  await page.getByLabel('Your full name').fill('An Lee')
  await page.getByLabel('Where should we send your documents?').fill('buyer@harbour.example')
  const chooser = page.getByLabel('Choose a file')

  await chooser.setInputFiles({ name: 'virus.png', mimeType: 'image/png', buffer: Buffer.from('<script>1</script>') })
  await expect(page.getByText('This file cannot be used. Remove it and choose another one.')).toBeVisible()
  await page.getByRole('button', { name: 'Remove: virus.png' }).click()

  let pieces = 0
  await page.route('**/files/w/**', (route) => (pieces++ === 0 ? route.continue() : route.abort()))
  await chooser.setInputFiles({ name: 'bicycle.png', mimeType: 'image/png', buffer: noisyPicture(720) })
  await expect(page.getByText(/^Sending … [1-9]\d?%$/)).toBeVisible()
  expect(await seriousFindings(page)).toEqual([])
  expect(await isWiderThanWindow(page)).toBe(false)
  await page.unroute('**/files/w/**')
  await page.reload()
  await taken(page)
  await expect(page.getByText('bicycle.png')).toBeVisible()
  await expect(page.getByText('Sent', { exact: true })).toBeVisible()

  await goOn(page).click()
  await expect(page.getByText('bicycle.png')).toBeVisible()
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await expect(title(page)).toHaveText('Pay and be covered')
})

test('the link to go on later is mailed from any page', async ({ page, elsewhere }) => {
  await toReceipt(page)
  await page.getByRole('button', { name: 'Mail me a link' }).click()
  const dialog = page.getByRole('dialog', { name: 'Continue later' })
  await dialog.getByLabel('Email').fill('cycle@harbour.example')
  expect(await seriousFindings(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Send the link' }).click()
  await expect(dialog.getByText('The link is on its way to cycle@harbour.example.')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  let link = ''
  await expect(async () => {
    const answer = await page.request.get('/outbox.json', { params: { to: 'cycle@harbour.example' } })
    const { messages } = (await answer.json()) as { messages: { text: string }[] }
    link = /(\/p\/city-cycle#q=[\w-]{54})/.exec(messages[0]?.text ?? '')?.[1] ?? ''
    expect(link).not.toBe('')
  }).toPass()
  await elsewhere.goto(link)
  await expect(title(elsewhere)).toHaveText('Where to reach you')
})

test('pages that are seen and left are told to our own server, without saying by whom', async ({ page }) => {
  const told: { page: string; event: string; visit?: string }[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/p/city-cycle/seen')) told.push(request.postDataJSON() as (typeof told)[number])
  })
  await toReceipt(page)
  await expect
    .poll(() => told.map(({ page: seen, event }) => `${event} ${seen}`))
    .toEqual(expect.arrayContaining(['seen bicycle', 'left bicycle', 'seen rider', 'left rider', 'seen contact']))
  expect(told.every(({ visit }) => visit === undefined)).toBe(true)
})
