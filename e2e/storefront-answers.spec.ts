import { expect, test } from './journey'
import { chooseCover, fillPeople, fillTrip, goOn, isWiderThanWindow, open, taken, title } from './purchase-steps'
import { complaints, seriousFindings } from './walk'

test.use({ locale: 'en-GB', viewport: { width: 390, height: 844 } })

test('the price follows the answers, says why there is none, and comes back after a tunnel', async ({
  page,
  context,
}) => {
  await open(page)
  await fillTrip(page)
  await goOn(page).click()
  await fillPeople(page)
  await page.getByLabel('Age of the oldest traveller').fill('72')
  await page.getByRole('radio', { name: 'Yes', exact: true }).check({ force: true })
  await goOn(page).click()
  await chooseCover(page)
  await goOn(page).click()
  await expect(page.getByRole('status')).toContainText('With these answers one of us has to look')
  await expect(page.getByRole('status')).not.toContainText('HK$')
  await page.getByRole('button', { name: 'Change: Who is travelling?' }).click()
  await page.getByRole('radio', { name: 'No', exact: true }).check({ force: true })
  await context.setOffline(true)
  await goOn(page).click()
  await expect(title(page)).toHaveText('Choose your cover')
  await goOn(page).click()
  await expect(page.getByRole('alert')).toContainText('Your answers are kept')
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('status')).toContainText('HK$230.63 in total')
})

test('what is asked, required, skipped and filled in follows from the answers', async ({ page }) => {
  const heard = complaints(page, ['error', 'warning'])
  await page.goto('/p/city-cycle')
  await taken(page)
  const power = page.getByLabel('Power of the motor')
  await page.getByRole('radio', { name: 'City' }).check({ force: true })
  await expect(power).toHaveCount(0)
  await page.getByRole('radio', { name: 'Electric' }).check({ force: true })
  await power.fill('250')
  await page.getByLabel('What did it cost?').fill('18,000')
  await goOn(page).click()
  await expect(title(page)).toHaveText('Its battery')
  await page.getByRole('button', { name: 'Back' }).click()

  await page.getByRole('radio', { name: 'City' }).check({ force: true })
  await page.getByLabel('What did it cost?').fill('30,000')
  await goOn(page).click()
  await expect(page.getByLabel('Frame number')).toBeFocused()
  await expect(page.getByText('Please answer this question to proceed')).toHaveCount(1)
  await page.getByLabel('Frame number').fill('WBK 4711')
  await goOn(page).click()
  await expect(title(page)).toHaveText('Who rides it?')
  await expect(page.getByText('2 of 2')).toBeVisible()
  expect(await seriousFindings(page)).toEqual([])

  for (const [part, value] of [
    ['Day', '5'],
    ['Month', '4'],
    ['Year', '1990'],
  ] as const)
    await page.getByLabel(part, { exact: true }).fill(value)
  const usage = page.getByRole('group', { name: 'What is it used for?' })
  await page.getByRole('radio', { name: 'Yes', exact: true }).check({ force: true })
  await expect(usage.getByRole('radio')).toHaveCount(0)
  await goOn(page).click()
  await expect(title(page)).toHaveText('Your answers')
  await expect(page.getByText('Business', { exact: true })).toBeVisible()
  await expect(page.getByText('WBK 4711')).toBeVisible()
  await expect(page.getByText('Power of the motor')).toHaveCount(0)
  await expect(page.getByRole('status')).toContainText('HK$2,252.25 in total')
  expect(await isWiderThanWindow(page)).toBe(false)
  expect(await seriousFindings(page)).toEqual([])

  await page.getByRole('button', { name: 'Change: Your bicycle' }).click()
  await page.getByRole('radio', { name: 'Electric' }).check({ force: true })
  await power.fill('1,500')
  await goOn(page).click()
  await expect(title(page)).toHaveText('Its battery')
  await page.getByRole('radio', { name: 'Yes', exact: true }).check({ force: true })
  await page.getByRole('radio', { name: 'At home' }).check({ force: true })
  await goOn(page).click()
  await expect(title(page)).toHaveText('Who rides it?')
  await goOn(page).click()
  await expect(title(page)).toHaveText('Your answers')
  await expect(page.getByRole('status')).toContainText('We cannot offer this')
  expect(heard).toEqual([])
})
