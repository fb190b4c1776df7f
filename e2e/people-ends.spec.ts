import { expect, type Page, test } from './journey'
import { codeSentTo, linkSentTo } from './mailbox'
import { DEMO_PASSWORD, OPERATOR_KEY, people } from './people'
import { hop, open, screen, seriousFindings, signIn, signInByHand } from './walk'

/** The smallest picture there is: one pixel of PNG. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const picture = (name: string) => ({ name, mimeType: 'image/png', buffer: PIXEL })
const papers = [
  'Certificate of incorporation',
  'Business registration',
  'NNC1 or NAR1',
  'Passport of the ultimate beneficial owner',
  'Address proof of the ultimate beneficial owner',
]
const slot = (page: Page, label: string) => page.getByRole('group', { name: label, exact: true })
const row = (page: Page, words: string) => page.getByRole('row').filter({ hasText: words })

async function act(page: Page, who: string, deed: string) {
  await row(page, who)
    .getByRole('button', { name: /^Actions/ })
    .click()
  await page.getByRole('menuitem', { name: deed }).click()
}

async function typeCredentials(page: Page, email: string) {
  await open(page, '/')
  await page.getByLabel('Work email').fill(email)
  await page.getByLabel('Password').fill(DEMO_PASSWORD)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

async function openDesk(page: Page) {
  await open(page, '/setting/reviews')
  await page.getByLabel('Operator key').fill('not the key at all')
  await page.getByRole('button', { name: 'Open' }).click()
  await expect(page.getByText('Security key incorrect.')).toBeVisible()
  expect(await seriousFindings(page)).toEqual([])
  await page.getByLabel('Operator key').fill(OPERATOR_KEY)
  await page.getByRole('button', { name: 'Open' }).click()
  await expect(page.getByRole('button', { name: 'Leave' })).toBeVisible()
}

test('a picture of oneself and the favicon of the company are worn at once and taken off again', async ({ page }) => {
  await signIn(page, 'primary', '/account')
  await page.locator('input[type=file]').setInputFiles(picture('Me.png'))
  await expect(page.getByText('Picture changed')).toBeVisible()
  await expect(page.getByRole('img', { name: 'Harbour Primary' }).first()).toBeVisible()
  await page.reload()
  await page.getByRole('button', { name: 'Remove picture' }).click()
  await expect(page.getByText('Picture removed')).toBeVisible()
  await expect(page.getByRole('img', { name: 'Harbour Primary' })).toHaveCount(0)

  await hop(page, '/company-profile')
  const icon = () => page.evaluate(() => document.querySelector('link[rel=icon]')?.getAttribute('href') ?? '')
  const before = await icon()
  await slot(page, 'Favicon').locator('input[type=file]').setInputFiles(picture('Icon.png'))
  await expect.poll(icon).toContain('/files/')
  await slot(page, 'Favicon').getByRole('button', { name: 'Remove Icon.png' }).click()
  await expect.poll(icon).toBe(before)
})

test('papers are submitted, refused with a reason, submitted again and verified; the company knows at once', async ({
  page,
  elsewhere,
}) => {
  await signIn(page, 'primary', '/company-profile')
  await page.getByLabel('Main business address').fill('1 Harbour Road, Wan Chai')
  await page.getByLabel('Official email').fill('office@harbour.example')
  await page.getByLabel('Contact number').fill('+852 3123 4567')
  await page.getByLabel('Bank name').fill('Harbour Bank')
  await page.getByLabel('Account number').fill('012-345678-901')
  await page.getByRole('button', { name: 'Save details' }).click()
  await expect(page.getByText('Details saved')).toBeVisible()
  for (const label of ['Favicon', ...papers]) {
    await slot(page, label).locator('input[type=file]').setInputFiles(picture('Paper.png'))
    await expect(slot(page, label).getByRole('link', { name: 'Open Paper.png' })).toBeVisible()
  }
  await page.getByRole('button', { name: 'Submit for verification' }).click()
  await expect(page.getByText('Pending To Verify')).toBeVisible()

  await openDesk(elsewhere)
  await expect(elsewhere.getByRole('heading', { name: 'Harbour Insurance' })).toBeVisible()
  await expect(elsewhere.getByText('1 Harbour Road, Wan Chai')).toBeVisible()
  await expect(elsewhere.getByRole('link', { name: /^Open / })).toHaveCount(papers.length)
  expect(await seriousFindings(elsewhere)).toEqual([])
  await elsewhere.getByRole('button', { name: 'Refuse' }).click()
  const dialog = elsewhere.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Refuse' }).click()
  await expect(dialog.getByText('Say why it is not accepted.')).toBeVisible()
  await dialog.getByLabel('What is to be changed').fill('The passport cannot be read.')
  await dialog.getByRole('button', { name: 'Refuse' }).click()
  await expect(elsewhere.getByText('Nothing waits')).toBeVisible()
  await expect(page.getByText('Verification Failed').first()).toBeVisible()
  await expect(page.getByText('The passport cannot be read.')).toBeVisible()

  await page.getByRole('button', { name: 'Submit for verification' }).click()
  await expect(page.getByText('Pending To Verify')).toBeVisible()
  await elsewhere.getByRole('button', { name: 'Leave' }).click()
  await openDesk(elsewhere)
  await elsewhere.getByRole('button', { name: 'Verify' }).click()
  await expect(page.getByText('Your company is verified.', { exact: false })).toBeVisible()
  await hop(page, '/setting/notifications')
  await page.getByPlaceholder('Search notices').fill('verified')
  await expect(row(page, 'Company verified')).toBeVisible()
  await expect(page.getByRole('row')).toHaveCount(2)
})

test('somebody outside is invited to a trial, and the sign-up knows their address', async ({ page, elsewhere }) => {
  const email = 'curious@outside.example'
  await signIn(page, 'primary', '/users')
  await page.getByRole('button', { name: 'Invite to a trial' }).click()
  await page.getByRole('dialog').getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send invitation to a trial' }).click()
  await expect(page.getByText(`Invitation to a trial sent to ${email}`)).toBeVisible()
  await elsewhere.goto(await linkSentTo(page, email, '/signUp-company-info'))
  await expect(screen(elsewhere, '/signUp-company-info')).toBeVisible()
  await expect(elsewhere).not.toHaveURL(/email=/)
  await elsewhere.getByLabel('Company name').fill('Outside Brokers')
  await elsewhere.getByLabel('License number').fill('LIC Outside')
  await elsewhere.getByLabel('Place of incorporation').click()
  await elsewhere.getByTitle('Hong Kong').click()
  await elsewhere.getByRole('radio', { name: /^Broker/ }).check()
  await elsewhere.getByLabel('Your title').fill('Director')
  await elsewhere.getByRole('button', { name: 'Next' }).click()
  await expect(elsewhere.getByRole('textbox', { name: 'Business email' })).toHaveValue(email)
})

test('a person is erased: by the primary user once deactivated, and by themselves', async ({ page, elsewhere }) => {
  await signIn(page, 'primary', '/users')
  await act(page, people.designer, 'Deactivate')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Deactivate' }).click()
  await expect(row(page, people.designer)).toContainText('Deactivated')
  await act(page, people.designer, 'Erase personal data')
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('This cannot be undone.')
  await expect(question.getByRole('button', { name: 'Erase personal data' })).toBeDisabled()
  await question.getByRole('textbox').fill(people.designer)
  await question.getByRole('button', { name: 'Erase personal data' }).click()
  await expect(page.getByText('Personal data of Harbour Designer erased')).toBeVisible()
  await expect(row(page, people.designer)).toHaveCount(0)

  await signInByHand(elsewhere, 'standard')
  await hop(elsewhere, '/account?tab=data', '/account')
  await elsewhere.getByRole('button', { name: 'Erase your account' }).click()
  await elsewhere.getByLabel('Your password').fill(DEMO_PASSWORD)
  await elsewhere.getByRole('button', { name: 'Erase account' }).click()
  await expect(screen(elsewhere, '/')).toBeVisible()
  await expect(row(page, people.standard)).toHaveCount(0)
  for (const gone of [people.designer, people.standard]) {
    await typeCredentials(elsewhere, gone)
    await expect(
      elsewhere.getByText('The email address or password you entered is incorrect.', { exact: false }),
    ).toBeVisible()
  }
})

test('a company is closed to the end, asks to come back, and comes back whole', async ({ page, elsewhere }) => {
  await signInByHand(page, 'broker')
  await hop(page, '/company-profile')
  await page.getByRole('button', { name: 'Deactivate company' }).click()
  const question = page.getByRole('alertdialog')
  await question.getByRole('textbox').fill('Lantern Brokers')
  await question.getByRole('button', { name: 'Deactivate company' }).click()
  await expect(screen(page, '/')).toBeVisible()
  await typeCredentials(page, people.broker)
  await expect(page.getByText('This company is deactivated.')).toBeVisible()
  await page.getByRole('link', { name: 'Request reactivation' }).click()
  await expect(screen(page, '/trial-expired')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Your company is deactivated' })).toBeVisible()
  expect(await seriousFindings(page)).toEqual([])
  await page.getByRole('button', { name: 'Request reactivation' }).click()
  await expect(page.getByText('Please input your email')).toBeVisible()
  await page.getByLabel('Work email').fill(people.broker)
  await page.getByLabel('Why would you like to continue?').fill('We closed it by mistake.')
  await page.getByRole('button', { name: 'Request reactivation' }).click()
  await expect(page.getByText('We have your request')).toBeVisible()

  await openDesk(elsewhere)
  await elsewhere.getByRole('button', { name: 'Reactivation' }).click()
  await elsewhere.getByLabel('Email').fill(people.broker)
  await elsewhere.getByRole('button', { name: 'Find the company' }).click()
  await expect(elsewhere.getByText('We closed it by mistake.')).toBeVisible()
  expect(await seriousFindings(elsewhere)).toEqual([])
  await elsewhere.getByRole('button', { name: 'Open again' }).click()
  await expect(elsewhere.getByText('Lantern Brokers is open again')).toBeVisible()
  await typeCredentials(page, people.broker)
  await expect(page.locator('[data-screen="/home"], [data-screen="/verify-device"]')).toBeVisible()
  if (await screen(page, '/verify-device').isVisible()) {
    await page.getByLabel('6-digit code').fill(await codeSentTo(page, people.broker))
    await page.getByLabel('6-digit code').press('Enter')
  }
  await expect(screen(page, '/home')).toBeVisible()
})
