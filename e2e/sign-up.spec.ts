import { expect, test } from './journey'
import { codeSentTo, linkSentTo } from './mailbox'
import { choosePassword, code, fillCompany, fillEmail, next, PASSWORD, provePhone, toPhone } from './sign-up-steps'
import { open, screen, seriousFindings } from './walk'

// The whole way in, with axe at each step and in two languages, is the beginning of `people-walk.spec.ts`.

test('every rule is told at its field, in the words of the specification, and nothing typed is lost', async ({
  page,
}) => {
  await open(page, '/signUp-company-info')
  await next(page)
  await expect(page.getByText('The field is required')).toHaveCount(5)
  await fillCompany(page, 'Harbour Insurance')
  await page.getByLabel('License number').fill('牌照一號')
  await page.getByLabel('License number').blur()
  await expect(page.getByText('Please perform a valid entry in English.')).toBeVisible()
  await page.getByLabel('License number').fill('LIC Ridge')
  await next(page)
  await expect(page.getByText('Company name already exists.')).toBeVisible()
  await page.getByLabel('Company name').fill('Ridge Brokers')
  await next(page)
  await expect(screen(page, '/signUp-email')).toBeVisible()
  await next(page)
  await expect(page.getByText('Please input your email')).toBeVisible()
  await expect(page.getByText('Agree to the privacy policy and the terms to continue.')).toHaveCount(2)
  await fillEmail(page, 'not an address')
  await next(page)
  await expect(page.getByText('Email is not valid.')).toBeVisible()
  await fillEmail(page, 'ann@gmail.com')
  await next(page)
  await expect(page.getByText('Free email providers are not allowed.', { exact: false })).toBeVisible()
  await expect(page.getByLabel('First name')).toHaveValue('Ann')
  await fillEmail(page, 'ann@ridge.example')
  await next(page)
  await page.getByLabel('Mobile number').fill('21234567')
  await page.getByRole('button', { name: 'Send the code' }).click()
  await expect(page.getByText('Phone number is not valid.')).toBeVisible()
  await page.getByLabel('Mobile number').fill('61230002')
  await page.getByRole('button', { name: 'Send the code' }).click()
  await code(page).fill('000000')
  await page.getByRole('button', { name: 'Verify and continue' }).click()
  await expect(page.getByText('Invalid verification code. Please enter it again.')).toBeVisible()
  await page.reload()
  await code(page).fill(await codeSentTo(page, '+85261230002'))
  await page.getByRole('button', { name: 'Verify and continue' }).click()
  await page.getByLabel('New password', { exact: true }).fill('right')
  await page.getByRole('button', { name: 'Create the password' }).click()
  await expect(page.getByText('incorrect password format')).toBeVisible()
  await page.getByLabel('New password', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Repeat the password').fill('Right-Pass-2')
  await page.getByRole('button', { name: 'Create the password' }).click()
  await expect(page.getByText("these passwords don't match")).toBeVisible()
})

test('a sign-up goes on after a reload, from its mail in another tab, and never ahead of itself', async ({
  page,
  elsewhere,
}) => {
  await open(page, '/create-password', '/signUp-company-info')
  await toPhone(page, 'Valley Brokers', 'ann@valley.example')
  await page.reload()
  await expect(screen(page, '/verify-phone-number')).toBeVisible()
  await open(page, '/signUp-company-info')
  await expect(page.getByLabel('Company name')).toHaveValue('Valley Brokers')
  await open(page, '/signUp-success', '/verify-phone-number')
  await elsewhere.goto(await linkSentTo(page, 'ann@valley.example', '/verify-phone-number'))
  await expect(screen(elsewhere, '/verify-phone-number')).toBeVisible()
  await expect(elsewhere).not.toHaveURL(/signUp=/)
  await provePhone(elsewhere, '61230003')
  await choosePassword(elsewhere)
  await page.reload()
  await expect(screen(page, '/verify-phone-number')).toBeVisible()
  await expect(page.getByText('This number is verified.', { exact: false })).toBeVisible()
  await page.getByRole('link', { name: 'Keep it and continue' }).click()
  await expect(screen(page, '/signUp-success')).toBeVisible()
})

test('another address makes the first link worthless; the second opens the company once, and says so after', async ({
  page,
  elsewhere: stranger,
}) => {
  await toPhone(page, 'Meadow Brokers', 'first@meadow.example')
  await provePhone(page, '61230004')
  await choosePassword(page)
  const first = await linkSentTo(page, 'first@meadow.example', '/email-verify-success')
  await page.getByRole('link', { name: 'Use another address' }).click()
  await page.getByRole('textbox', { name: 'Business email' }).fill('second@meadow.example')
  await next(page)
  await expect(screen(page, '/signUp-success')).toBeVisible()
  await page.goto(first)
  await expect(page.getByText('Link expired')).toBeVisible()

  const link = await linkSentTo(page, 'second@meadow.example', '/email-verify-success')
  const secret = link.split('link=')[1]
  await open(stranger, `/confirmStatus?link=${secret}`, '/confirmStatus')
  await expect(stranger.getByText('Pending To Verify')).toBeVisible()
  expect(await seriousFindings(stranger)).toEqual([])
  await page.goto(link)
  await expect(page.getByText('Meadow Brokers is open')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Your email is verified')).toBeVisible()
  await stranger.goto(link)
  await expect(stranger.getByText('Link expired')).toBeVisible()
  await open(stranger, `/confirmStatus?link=${secret}`, '/confirmStatus')
  await expect(stranger.getByRole('heading', { name: 'Verified' })).toBeVisible()
  await open(stranger, `/confirmStatus?link=${'x'.repeat(43)}`, '/confirmStatus')
  await expect(stranger.getByText('Verification Failed')).toBeVisible()
  await open(page, '/signUp-success', '/signUp-company-info')
})

test('whoever signs in before the mailbox is verified can have the mail sent again', async ({ page }) => {
  await toPhone(page, 'Canyon Brokers', 'ann@canyon.example')
  await provePhone(page, '61230006')
  await choosePassword(page)
  await open(page, '/')
  await page.getByLabel('Work email').fill('ann@canyon.example')
  await page.getByLabel('Password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByText('Email is not yet verified. Please verify your email address!')).toBeVisible()
  await page.getByRole('button', { name: 'Send the mail again' }).click()
  await expect(page.getByText('a new mail is on its way', { exact: false })).toBeVisible()
})
