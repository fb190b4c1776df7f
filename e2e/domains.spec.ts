import { expect, test } from './journey'
import { complaints, hop, screen, seriousFindings, signIn } from './walk'

test('a domain is bought by card and shows a product; one that is owned shows its records and what is seen of them', async ({
  page,
}) => {
  const heard = complaints(page)
  await signIn(page, 'primary', '/domain')
  const row = (words: string) => page.getByRole('row').filter({ hasText: words })
  await expect(row('harbour-cover.com')).toContainText('Connected')
  await expect(row('harbour-quote.net')).toContainText('Expired')
  await expect(row('travel.harbour-insurance.com')).toContainText('Pending')
  expect(await seriousFindings(page)).toEqual([])

  await page.getByRole('button', { name: 'Add a domain' }).click()
  await page.getByLabel('Domain').fill('taken.com')
  await page.getByRole('button', { name: 'Find domains' }).click()
  await expect(page.getByText('taken.com is not available')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Also free' }).getByRole('listitem')).toHaveCount(8)
  expect(await seriousFindings(page)).toEqual([])
  await page.getByRole('button', { name: 'Choose taken-cover.com' }).click()

  await expect(screen(page, '/domainPayment')).toBeVisible()
  await page.getByRole('button', { name: 'Check a card' }).click()
  await page.getByLabel('Card number').fill('4242 4242 4242 4242')
  await page.getByLabel('Security code').fill('123')
  await page.getByRole('button', { name: 'Check card' }).click()
  await page.getByRole('button', { name: /^Pay HKD/ }).click()
  await expect(page.getByText('taken-cover.com is yours')).toBeVisible()
  await page.getByRole('link', { name: 'Choose what it shows' }).click()
  await page.getByRole('combobox', { name: 'Shows' }).click()
  await page.getByRole('option', { name: /Travel Light/ }).click()
  await expect(row('taken-cover.com')).toContainText('Success')

  await hop(page, '/connectSubdomain')
  await page.getByLabel('Domain or subdomain').fill('co.uk')
  await page.getByRole('button', { name: 'Show the records' }).click()
  await expect(page.getByText('This is an ending. Put a name before it.')).toBeVisible()
  await page.getByLabel('Domain or subdomain').fill('Shop.Harbour-Isle.com.')
  await page.getByRole('button', { name: 'Show the records' }).click()
  await expect(screen(page, '/checkDomain')).toBeVisible()
  const proof = page.getByRole('region', { name: 'Proof that it is yours' })
  await expect(proof).toContainText('_coverwright.shop.harbour-isle.com')
  await expect(proof.getByRole('button', { name: /Copy/ })).toHaveCount(2)
  await page.getByRole('button', { name: 'Check now' }).click()
  await expect(proof.getByText('No answer').first()).toBeVisible()
  expect(await seriousFindings(page)).toEqual([])
  expect(heard).toEqual([])
})
