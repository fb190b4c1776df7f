import { expect, test } from './journey'
import { fillAll, fillPeople, fillTrip, chooseCover, goOn, isWiderThanWindow, open, title } from './purchase-steps'
import { complaints, seriousFindings } from './walk'

test.use({ locale: 'en-GB', viewport: { width: 390, height: 844 } })

type Tab = Parameters<typeof open>[0]

const pay = (page: Tab) => page.getByRole('button', { name: /^Pay HK/ })

/** From the first page to checkout, with everything agreed to that is needed. */
async function toCheckout(page: Tab, plan = 'Plus') {
  await open(page)
  await fillAll(page, plan)
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await expect(title(page)).toHaveText('Pay and be covered')
}

/** On the page of the sandbox, which stands for a bank. */
async function payWith(page: Tab, card: string) {
  await page.getByRole('checkbox', { name: /is true/ }).check({ force: true })
  await pay(page).click()
  await page.waitForURL(/\/sandbox-gateway\//)
  await page.getByLabel('Card number').fill(card)
  await page.getByLabel('Security code').fill('123')
  await page.getByRole('button', { name: /^Pay/ }).click()
}

test('a trip is bought on a phone: price in parts, card, policy, and taken back by its holder', async ({ page }) => {
  const heard = complaints(page, ['error', 'warning'])
  await toCheckout(page)
  await expect(title(page)).toBeFocused()
  const price = page.getByRole('region', { name: 'Price' })
  await expect(price).toContainText('Premium')
  await expect(price).toContainText('HK$194.40')
  await expect(price).toContainText('HK$194.59')
  await expect(page.getByText(/^This price is valid until/)).toBeVisible()
  expect(await seriousFindings(page)).toEqual([])
  expect(await isWiderThanWindow(page)).toBe(false)

  await page.getByLabel(/Voucher or coupon/).fill('NOPE')
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(page.getByRole('alert')).toHaveText(/code/)
  await pay(page).click()
  await expect(page.getByRole('alert')).toHaveText('Please agree to what is needed before you pay.')

  await page.getByRole('button', { name: 'Back' }).click()
  await page.getByRole('button', { name: 'Change: Choose your cover' }).click()
  await chooseCover(page, 'Premier')
  await goOn(page).click()
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await expect(page.getByText('Your answers changed: HK$273.87 instead of HK$194.59.')).toBeVisible()
  expect(await seriousFindings(page)).toEqual([])

  await payWith(page, '4242 4242 4242 4242')
  await expect(title(page)).toHaveText('You are covered')
  await expect(page.getByText('b•••@harbour.example')).toBeVisible()
  expect(await seriousFindings(page)).toEqual([])
  await expect(page.getByRole('link', { name: /Receipt/ })).toBeVisible({ timeout: 75_000 })
  const number = await page.locator('.number').innerText()
  expect(number).toMatch(/\w+-\d+/)

  await page.getByRole('link', { name: 'See my policy' }).click()
  await expect(title(page)).toHaveText('Travel Light')
  await expect(page.getByText(number)).toBeVisible()
  await expect(page.getByText('An Lee')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'If something happens' })).toBeVisible()
  expect(await seriousFindings(page)).toEqual([])
  expect(await isWiderThanWindow(page)).toBe(false)
  await page.getByRole('button', { name: 'Cancel my policy' }).click()
  await page.getByRole('button', { name: 'Keep my policy' }).click()
  await page.getByRole('button', { name: 'Cancel my policy' }).click()
  await page.getByRole('button', { name: 'Yes, cancel it' }).click()
  await expect(page.getByRole('status')).toContainText(/You cancell?ed this policy\./)
  expect(heard).toEqual([])

  await open(page)
  await expect(title(page)).toHaveText('Tell us about your trip')
  await expect(page.getByLabel('How many nights away?')).toHaveValue('')
})

test('a payment that fails leads back to checkout after five seconds, where nothing is lost', async ({ page }) => {
  await toCheckout(page)
  await payWith(page, '4000 0000 0000 0002')
  await page.getByRole('link', { name: 'Back to checkout' }).last().click()
  await expect(title(page)).toHaveText('PAYMENT FAILED')
  await expect(page.getByText('Your payment is unsuccessful, please try again.')).toBeVisible()
  expect(await seriousFindings(page)).toEqual([])
  await expect(title(page)).toHaveText('Pay and be covered', { timeout: 15_000 })
  await expect(page.getByRole('region', { name: 'Price' })).toContainText('HK$194.59')
  await payWith(page, '4242 4242 4242 4242')
  await expect(title(page)).toHaveText('You are covered')
})

test('a card that asks for 3-D Secure is asked, and another tab learns that the order is paid', async ({ page }) => {
  await toCheckout(page)
  const other = await page.context().newPage()
  await open(other)
  await other.getByRole('button', { name: 'Continue to payment' }).click()
  await expect(title(other)).toHaveText('Pay and be covered')
  await payWith(page, '4000 0025 0000 3155')
  await page.getByRole('button', { name: 'Yes, confirm' }).click()
  await expect(title(page)).toHaveText('You are covered')
  await other.getByRole('checkbox', { name: /is true/ }).check({ force: true })
  await pay(other).click()
  await expect(title(other)).toHaveText('Order already paid')
})

test('the link in the mail opens the quote on another device, with its price', async ({ page, elsewhere }) => {
  await toCheckout(page, 'Premier')
  await page.getByText('Continue later').click()
  await page.getByLabel('Email').fill('later@harbour.example')
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(page.getByText('The link is on its way to later@harbour.example.')).toBeVisible()
  let link = ''
  await expect(async () => {
    const answer = await page.request.get('/outbox.json', { params: { to: 'later@harbour.example' } })
    const { messages } = (await answer.json()) as { messages: { text: string }[] }
    link = /(\/p\/travel-light#q=[\w-]{54})/.exec(messages[0]?.text ?? '')?.[1] ?? ''
    expect(link).not.toBe('')
  }).toPass()
  await elsewhere.goto(link)
  await expect(title(elsewhere)).toHaveText('Pay and be covered')
  await expect(elsewhere.getByRole('region', { name: 'Price' })).toContainText('HK$273.87')
  expect(elsewhere.url()).not.toContain('#q=')
})

test('what a person has to decide on is sent to one, and ends with what happens next', async ({ page }) => {
  await open(page)
  await fillTrip(page)
  await goOn(page).click()
  await fillPeople(page)
  await page.getByRole('radio', { name: 'Yes', exact: true }).check({ force: true })
  await goOn(page).click()
  await chooseCover(page)
  await goOn(page).click()
  await page.getByRole('button', { name: 'Send my answers' }).click()
  await expect(title(page)).toHaveText('We are reviewing your answers')
  await expect(page.getByText('buyer@harbour.example')).toBeVisible()
  await expect(page.getByText(/^Your reference/)).toContainText(/Q-[0-9A-F]{8}/)
  expect(await seriousFindings(page)).toEqual([])
})

test('a link that opens nothing says so', async ({ page }) => {
  await page.goto('/p/travel-light/done#nonsense')
  await expect(title(page)).toHaveText('This link does not work')
  await page.goto(`/my/${'x'.repeat(54)}`)
  await expect(title(page)).toHaveText('This link does not work')
  expect(await seriousFindings(page)).toEqual([])
})
