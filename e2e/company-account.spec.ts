import { accountSums, giveCard } from './account-steps'
import { browserFor, hasAuthority, type Internet, openInternet } from './company-domain'
import { expect, type Page, test as base } from './journey'
import { askHere, backInTrial } from './let-time-pass'
import { people } from './people'
import { fillAll, PRODUCT, taken, title } from './purchase-steps'
import { complaints, hop, open, screen, signIn } from './walk'

const HOST = 'cover.harbour-walk.com'
const ASKS_THE_BANK = '4000 0025 0000 3155'

/** Its server asks a certificate authority and name servers that are the test's own. */
const test = base.extend<{ internet: { now: Internet | null } }>({
  internet: async ({ browserName: _ }, use) => {
    const held: { now: Internet | null } = { now: null }
    await use(held)
    await held.now?.close()
  },
  settingsAt: async ({ internet }, use) =>
    use(async (port) => {
      internet.now = await openInternet(port)
      return internet.now.settings
    }),
})

test.skip(!hasAuthority, 'pebble, the certificate authority for tests, is not installed: sudo apt-get install pebble')

const next = (page: Page, name: string | RegExp = 'Continue') => page.getByRole('button', { name, exact: true }).click()
const place = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

async function upgrade(page: Page) {
  await expect(screen(page, '/upgrade')).toBeVisible()
  await page.getByRole('button', { name: 'monthly' }).click()
  await page.getByRole('radio', { name: /^Standard/ }).click()
  await next(page, 'Continue with Standard')
  await next(page)
  await page.getByLabel('License number').fill('HK-INS-20418')
  await next(page, 'Check and continue')
  await expect(screen(page, '/transactions-inclusive')).toBeVisible()
  await next(page)
  // The demo has more products online than a plan has passes for.
  for (const size of ['Simple', 'Standard', 'Complicated']) await page.getByLabel(`Extra: ${size} pass`).fill('6')
  await next(page)
  await giveCard(page, ASKS_THE_BANK)
  await page.getByRole('button', { name: 'Yes, confirm' }).click()
  await next(page, /^Pay HKD/)
  await expect(page.getByRole('heading', { name: 'Standard is yours' })).toBeVisible()
}

test('a company in its trial upgrades with 3-D Secure, buys units, connects a subdomain with a certificate, and a buyer buys a policy there over TLS', async ({
  page,
  internet,
}) => {
  const heard = complaints(page)
  backInTrial(people.primary)
  await signIn(page, 'primary', '/domain')
  const { tlsPort, setRecords, issuerKeyOf } = internet.now!
  const before = accountSums()

  await test.step('what the trial lacks is said where it is met, and leads to the upgrade', async () => {
    await hop(page, '/setting/units')
    await expect(page.getByText('Units come with a plan.')).toBeVisible()
    await hop(page, '/payment-gateway')
    await expect(page.getByRole('button', { name: 'See plans' })).toBeVisible()
    await hop(page, '/domain')
    await page.getByRole('note').getByRole('button', { name: 'Upgrade' }).click()
    await upgrade(page)
  })

  await test.step('units: another card is checked on the way, and the way goes on where it was', async () => {
    await open(page, '/setting/payment-method')
    await page.getByRole('button', { name: 'Remove' }).click()
    await expect(page.getByRole('button', { name: 'Check a card' })).toBeVisible()
    await open(page, '/setting/units')
    const bought = page.getByRole('row').filter({ hasText: 'Bought' })
    // The company had bought as many before.
    await expect(bought).toHaveCount(1)
    await page.getByRole('button', { name: 'Buy 500' }).click()
    await giveCard(page, '4242 4242 4242 4242')
    const dialog = page.getByRole('dialog', { name: 'Buy 500' })
    await expect(dialog.getByText('Visa 4242')).toBeVisible()
    await dialog.getByRole('button', { name: /^Pay HKD/ }).click()
    await expect(bought).toHaveCount(2)
    await expect(bought.first()).toContainText('500')
  })

  await test.step('a subdomain: its records are set, seen, and a certificate is made', async () => {
    await open(page, '/connectSubdomain')
    await page.getByLabel('Domain or subdomain').fill(` ${HOST.toUpperCase()}. `)
    await page.getByRole('button', { name: 'Show the records' }).click()
    await expect(screen(page, '/checkDomain')).toBeVisible()
    const records = askHere<{ token: string }>('select claim_token as token from domains where host = $1', HOST)
    const proof = place(page, 'Proof that it is yours')
    const value = (await proof.getByText(/^coverwright-claim=/).innerText()).trim()
    expect(value).toContain(records[0]?.token)
    setRecords([
      { kind: 'TXT', name: `_coverwright.${HOST}`, value },
      { kind: 'CNAME', name: HOST, value: 'domains.coverwright.example' },
    ])
    await page.getByRole('button', { name: 'Check now' }).click()
    await expect(page.getByText('The certificate is ready')).toBeVisible()
    await page.getByRole('link', { name: 'Go to the domain' }).click()
    await page.getByRole('combobox', { name: 'Shows' }).click()
    await page.locator('.ant-select-item-option').filter({ hasText: 'Travel Light' }).click()
    await expect(page.getByRole('row').filter({ hasText: HOST })).toContainText('Success')
  })

  const browser = await browserFor(HOST, await issuerKeyOf(HOST))
  try {
    const buyer = await browser.newPage({ locale: 'en-GB', reducedMotion: 'reduce' })
    const alarms = complaints(buyer)
    await test.step('a buyer comes by the name, over TLS, and is covered', async () => {
      const origin = `https://${HOST}:${tlsPort}`
      const answer = await buyer.goto(`${origin}/`)
      expect((await answer?.securityDetails())?.subjectName ?? HOST).toContain(HOST)
      await taken(buyer)
      await fillAll(buyer)
      await buyer.getByRole('button', { name: 'Continue to payment' }).click()
      await buyer.getByRole('checkbox', { name: /is true/ }).check({ force: true })
      await buyer.getByRole('button', { name: /^Pay HK/ }).click()
      await buyer.getByLabel('Card number').fill(ASKS_THE_BANK)
      await buyer.getByLabel('Security code').fill('123')
      await buyer.getByRole('button', { name: /^Pay/ }).click()
      await buyer.getByRole('button', { name: 'Yes, confirm' }).click()
      await expect(title(buyer)).toHaveText('You are covered')
      expect(new URL(buyer.url()).origin).toBe(origin)
      // The address from before leads there.
      const old = await page.request.get(PRODUCT, { maxRedirects: 0 })
      expect([old.status(), old.headers().location]).toEqual([307, `${origin}/`])
    })
    expect(alarms).toEqual([])
  } finally {
    await browser.close()
  }

  await test.step('statement, invoices and ledger say the same', async () => {
    await hop(page, '/setting/orders')
    await expect(page.getByRole('row').filter({ hasText: 'Paid' }).filter({ hasText: 'CW-' })).toHaveCount(
      before.invoices + 2,
    )
    const { invoiced, booked, balance, invoices } = accountSums()
    expect({ booked, invoices, balance }).toEqual({
      booked: invoiced,
      invoices: before.invoices + 2,
      balance: before.balance,
    })
    await hop(page, '/setting/statement')
    const table = page.getByRole('table', { name: 'Account statement' })
    await expect(table.locator('tfoot td').last()).toHaveText((balance / 100).toFixed(2))
  })
  expect(heard).toEqual([])
})
