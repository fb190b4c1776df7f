import { expect, type Page, test } from './journey'
import { chooseCover, fillPeople, fillTrip, goOn, open, title } from './purchase-steps'
import { complaints, seriousFindings, signIn } from './walk'

test.use({ locale: 'en-GB' })

const BUYER = 'buyer@harbour.example'

/** Somebody was treated lately: a person has to look at it. */
async function beReferred(buyer: Page) {
  await open(buyer)
  await fillTrip(buyer)
  await goOn(buyer).click()
  await fillPeople(buyer)
  await buyer.getByRole('radio', { name: 'Yes', exact: true }).check({ force: true })
  await goOn(buyer).click()
  await chooseCover(buyer, 'Plus')
  await goOn(buyer).click()
  await buyer.getByRole('button', { name: 'Send my answers' }).click()
  await expect(title(buyer)).toHaveText('We are reviewing your answers')
}

const letterTo = async (page: Page, subject: RegExp): Promise<string> => {
  const letter = async () => {
    const answer = await page.request.get('/outbox.json', { params: { to: BUYER } })
    const { messages } = (await answer.json()) as { messages: { subject: string; text: string }[] }
    return messages.find((each) => subject.test(each.subject))?.text ?? ''
  }
  await expect.poll(letter).not.toBe('')
  return letter()
}

test('a referred buyer is asked for more, offered a price with terms, and pays it', async ({
  page,
  elsewhere: buyer,
}) => {
  const heard = complaints(page)
  await beReferred(buyer)
  await signIn(page, 'admin', '/complexCase')
  const row = page.getByRole('row').filter({ hasText: 'An Lee' })
  await expect(row).toContainText('Referred')
  expect(await seriousFindings(page)).toEqual([])
  await page.getByRole('searchbox').fill('An Lee')
  await expect(row).toContainText('Referred')
  await row.getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^C-\d{6}/)
  await expect(page.getByRole('region', { name: 'Why it was referred' })).toContainText('12 months')
  await expect(page.getByRole('region', { name: 'Answers' })).toContainText('8 nights')

  await page.getByRole('button', { name: 'Ask for more' }).click()
  await page.getByLabel('Message to the buyer').fill('Which treatment was it?')
  await page.getByRole('button', { name: 'Send the question' }).click()
  await expect(page.getByText('Buyer asked', { exact: true })).toBeVisible()
  const question = await letterTo(page, /^A question/)
  expect(question).toContain('Which treatment was it?')
  const link = /\/p\/travel-light#q=\S+/.exec(question)![0]
  await buyer.goto('about:blank')
  await buyer.goto(link)
  await buyer.getByRole('button', { name: 'Send my answers' }).click()
  await expect(title(buyer)).toHaveText('We are reviewing your answers')

  const decision = page.getByRole('region', { name: 'Decision' })
  await decision.getByLabel('Loading').fill('10')
  await decision.getByLabel('Not covered').fill('What was treated before the trip')
  await expect(page.getByRole('columnheader', { name: 'With terms' })).toBeVisible()
  await expect(decision).toContainText('Within your authority')
  await expect(decision.getByRole('row', { name: /^Loading/ })).toContainText('10%')
  // Paler while the terms are worked out.
  await expect(page.locator('.case-price[data-old="true"]')).toHaveCount(0)
  expect(await seriousFindings(page)).toEqual([])
  const offer = decision.getByRole('button', { name: /^Offer/ })
  await expect(offer).toBeEnabled()
  await offer.click()
  await expect(page.getByText('Accepted', { exact: true })).toBeVisible()

  expect(await letterTo(page, /^Your cover/)).toContain(link)
  await buyer.goto('about:blank')
  await buyer.goto(link)
  await expect(title(buyer)).toHaveText('Pay and be covered')
  await expect(buyer.getByText('What was treated before the trip')).toBeVisible()
  await expect(buyer.getByRole('button', { name: 'Change', exact: true })).toHaveCount(0)
  expect(await seriousFindings(buyer)).toEqual([])
  await buyer.getByRole('checkbox', { name: /is true/ }).check({ force: true })
  await buyer.getByRole('button', { name: /^Pay HK/ }).click()
  await buyer.waitForURL(/\/sandbox-gateway\//)
  await buyer.getByLabel('Card number').fill('4242 4242 4242 4242')
  await buyer.getByLabel('Security code').fill('123')
  await buyer.getByRole('button', { name: /^Pay/ }).click()
  await expect(title(buyer)).toHaveText('You are covered')
  expect(heard).toEqual([])
})
