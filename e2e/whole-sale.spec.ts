import { join } from 'node:path'
import { textOf } from '../server/src/selling/documents/paper-text.builder'
import { askDatabase } from './ask-database'
import { expect, type Page, test } from './journey'
import { fillAll, goOn, open, PRODUCT, title } from './purchase-steps'
import { complaints, hop, signIn } from './walk'

test.use({ locale: 'en-GB' })

const PHONE = { width: 390, height: 844 }
const ask = <Row>(sql: string, ...values: string[]) =>
  askDatabase<Row>(join(process.env.E2E_HOME ?? '', `worker-${test.info().parallelIndex}`), sql, ...values)

const place = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const figure = (page: Page, name: string) => page.locator('.cw-figure').filter({ hasText: name })
const bodyAt = async (page: Page) => /\b([0-9a-f]{64})\b/.exec(await (await page.request.get(PRODUCT)).text())?.[1]

/** The next version, with another least premium; what is live stays as it is. */
async function draftWithLeast(page: Page, product: string, version: string, least: string) {
  await hop(page, `/setting-page/recipe?product=${product}`, '/setting-page/recipe')
  await page.getByRole('button', { name: 'Edit a copy' }).click()
  await expect(page.getByText(`${version} draft`)).toBeVisible()
  const recipe = place(page, 'Recipe')
  await recipe.getByRole('button', { name: /^\d+\s*Least premium/ }).click()
  await recipe.getByLabel('Least', { exact: true }).fill(least)
  await expect(recipe.getByText('Saved', { exact: true })).toBeVisible()
}

const publish = async (page: Page, product: string, version: string) => {
  await hop(page, `/publishSettings?product=${product}`, '/publishSettings')
  await page.getByRole('button', { name: 'Swap live' }).click()
  await hop(page, `/publisher?product=${product}`, '/publisher')
  await expect(place(page, 'Live')).toContainText(version)
}

const policiesToday = async (page: Page) => {
  await hop(page, '/dashBoard?range=hours24', '/dashBoard')
  await expect(figure(page, 'Policies issued').locator('.cw-figure-value')).toHaveText(/\d|–/)
  return Number((await figure(page, 'Policies issued').locator('.cw-figure-value').innerText()).replace(/\D/g, ''))
}

test('a product is published, sold on a phone with a coupon and 3-D Secure, swapped under a visitor, rolled back and refunded, and every figure agrees', async ({
  page,
  elsewhere: phone,
}) => {
  const heard = complaints(page)
  await phone.setViewportSize(PHONE)
  await signIn(page, 'primary', '/project')
  const link = page.getByRole('link', { name: 'Travel Light' })
  const product = new URL((await link.getAttribute('href')) ?? '', page.url()).searchParams.get('product') ?? ''
  const before = await policiesToday(page)

  await test.step('published from the console', async () => {
    await draftWithLeast(page, product, 'v2', '200')
    await publish(page, product, 'v2')
  })
  const sold = await bodyAt(page)

  await test.step('bought on a phone, with a coupon and a card that asks for 3-D Secure', async () => {
    await open(phone)
    await fillAll(phone, 'Plus')
    await phone
      .getByRole('button', { name: /^Change: / })
      .nth(1)
      .click()
    await phone.getByLabel('Your full name').fill('李安 An Lee')
    await phone.getByLabel('Where should we send your documents?').fill('whole@harbour.example')
    for (const on of ['Choose your cover', 'Your answers']) {
      await goOn(phone).click()
      await expect(title(phone)).toHaveText(on)
    }
    await phone.getByRole('button', { name: 'Continue to payment' }).click()
    await phone.getByLabel(/Voucher or coupon/).fill('FRIEND20')
    await phone.getByRole('button', { name: 'Apply' }).click()
    await expect(place(phone, 'Price')).toContainText('HK$180.18')
    await phone.getByRole('checkbox', { name: /is true/ }).check({ force: true })
    await phone.getByRole('button', { name: /^Pay HK/ }).click()
    await phone.waitForURL(/\/sandbox-gateway\//)
    await phone.getByLabel('Card number').fill('4000 0025 0000 3155')
    await phone.getByLabel('Security code').fill('123')
    await phone.getByRole('button', { name: /^Pay/ }).click()
    await phone.getByRole('button', { name: 'Yes, confirm' }).click()
    await expect(title(phone)).toHaveText('You are covered')
  })
  const number = await phone.locator('.number').innerText()

  await test.step('its papers can be read, in Chinese too, and came by mail', async () => {
    for (const name of [/Certificate|Policy|Cover/, /Receipt/]) {
      const paper = phone.getByRole('link', { name }).first()
      await expect(paper).toBeVisible({ timeout: 75_000 })
    }
    const hrefs = await phone
      .locator('a[href$=".pdf"]')
      .evaluateAll((all) => all.map((each) => each.getAttribute('href')))
    expect(hrefs).toHaveLength(2)
    for (const href of hrefs) {
      const { text } = await textOf(await (await phone.request.get(href ?? '')).body())
      expect(text).toContain(number)
      expect(text).toContain('李安 An Lee')
      expect(text).toContain('180.18')
    }
    await expect(async () => {
      const answer = await page.request.get('/outbox.json', { params: { to: 'whole@harbour.example' } })
      const { messages } = (await answer.json()) as { messages: { subject: string; text: string }[] }
      expect(messages.filter(({ text, subject }) => `${subject} ${text}`.includes(number))).toHaveLength(1)
    }).toPass({ timeout: 60_000 })
  })

  const visitor = await page.context().newPage()
  await test.step('a dearer version is swapped in under a visitor, who keeps the price of the page they are on', async () => {
    await open(visitor)
    await fillAll(visitor, 'Plus')
    await draftWithLeast(page, product, 'v3', '900')
    await publish(page, product, 'v3')
    expect(await bodyAt(page)).not.toBe(sold)
    await visitor.getByRole('button', { name: 'Continue to payment' }).click()
    await expect(place(visitor, 'Price')).toContainText('HK$200.20')
  })

  await test.step('and rolled back', async () => {
    await place(page, 'Live').getByRole('button', { name: 'Actions for Live' }).click()
    await page.getByRole('menuitem', { name: 'Roll back to v2', exact: true }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Roll back to v2' }).click()
    await expect(place(page, 'Live')).toContainText('v2')
    await expect.poll(() => bodyAt(page)).toBe(sold)
    await visitor.close()
  })

  await test.step('the policy is found, and its ledger sums to zero', async () => {
    await expect.poll(() => policiesToday(page)).toBe(before + 1)
    await hop(page, `/policy-engine?q=${number}`, '/policy-engine')
    await page.getByRole('link', { name: number }).click()
    const ledger = page.getByRole('table', { name: 'Ledger' })
    await expect(ledger).toContainText('180.18')
    await expect(page.getByText('sums to 0.00')).toBeVisible()
  })

  await test.step('cancelled with a refund: the money is back, and nothing is left on any account', async () => {
    await page.getByRole('button', { name: 'Cancel policy' }).click()
    const dialog = page.getByRole('dialog', { name: `Cancel ${number}` })
    await expect(dialog.getByRole('region', { name: 'Refund' })).toContainText('180.18')
    await dialog.getByRole('button', { name: 'Cancel and refund' }).click()
    await expect(page.getByText(`${number} canceled`)).toBeVisible()
    const left = `select
      (select count(*) from (select from ledger_lines l join policies p on p.id = l.policy_id where p.number = $1
        group by account having sum(l.amount_minor) <> 0) a)::int as open,
      (select count(*) from ledger_lines l join policies p on p.id = l.policy_id join journals j on j.id = l.journal_id
        where p.number = $1 and j.what = 'payment.refunded')::int as refunded,
      (select sum(refunded_minor)::int from payments y join policies p on p.order_id = y.order_id where p.number = $1) as back,
      (select used from promotion_codes where code = 'FRIEND20') as used,
      (select count(*) from (select account, sum(amount_minor) from ledger_lines group by company_id, account, day
        except select account, sum(debit_minor - credit_minor) from ledger_days group by company_id, account, day) d)::int as differ`
    await expect
      .poll(() => ask(left, number), { timeout: 60_000 })
      .toEqual([{ open: 0, refunded: 2, back: 18_018, used: 1, differ: 0 }])
    const story = page.getByLabel(`What happened to ${number}`)
    for (const deed of ['Policy issued', 'Payment received', 'Documents sent', 'Policy canceled', 'Refunded'])
      await expect(story).toContainText(deed)
    await expect(page.getByText('Sold through: Direct.')).toBeVisible()
    await hop(page, '/dashboard-revence?range=hours24', '/dashboard-revence')
    await expect(figure(page, 'Refunded to buyers')).toContainText('180')
  })
  expect(heard).toEqual([])
})
