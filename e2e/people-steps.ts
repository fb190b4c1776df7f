import { appCode } from './authenticator'
import { expect, type Page } from './journey'
import { codeSentTo, linkSentTo } from './mailbox'
import { hop, screen, seriousFindings } from './walk'
import { newTab, type WarmContexts } from './warm-contexts'
import { type Say, strangeWords, type WalkLanguage, wordsIn } from './words'

export type Look = { language: WalkLanguage; theme: 'ai8-dark' | 'light'; server: string }
/** Somebody with a browser of their own, who reads one language. */
export type Traveller = { page: Page; say: Say; look: Look }

/** A browser as if nobody had used it before, speaking this language in this theme from its first page on. */
export async function newTraveller(contexts: WarmContexts, look: Look, who = 'somebody else'): Promise<Traveller> {
  const page = await newTab(await contexts.take({ server: look.server, who }), look.server)
  await page.addInitScript(({ language, theme }) => {
    sessionStorage.setItem('language', language)
    sessionStorage.setItem('themeMode', theme)
  }, look)
  return { page, say: wordsIn(look.language), look }
}

/** Waits for a screen, then asks axe and looks for words that do not belong there. */
export async function arrive({ page, look }: Traveller, path: string) {
  await expect(screen(page, path)).toBeVisible()
  await lookAround({ page, look }, path)
}

export async function lookAround({ page, look }: Pick<Traveller, 'page' | 'look'>, where: string) {
  await expect(page.locator('.cw-bone')).toHaveCount(0)
  expect(await seriousFindings(page), `axe on ${where} in ${look.theme}`).toEqual([])
  expect(await strangeWords(page, look.language), `words on ${where} in ${look.language}`).toEqual([])
}

export const button = ({ page, say }: Traveller, key: string) =>
  page.getByRole('button', { name: say(key), exact: true }).first()
export const field = ({ page, say }: Traveller, key: string) => page.getByLabel(say(key), { exact: true })
const agreeToAll = async (page: Page) => {
  for (const box of await page.getByRole('checkbox').all()) await box.check()
}

export type Company = { name: string; email: string; phone: string; password: string }

export async function signUpCompany(who: Traveller, company: Company) {
  const { page, say } = who
  await page.goto('/')
  await arrive(who, '/')
  await page.getByRole('link', { name: say('identity:signIn.trial') }).click()
  await arrive(who, '/signUp-company-info')
  await field(who, 'sign-up:company.name').fill(company.name)
  await field(who, 'sign-up:company.licence').fill(`LIC ${company.email}`)
  await field(who, 'sign-up:company.place').click()
  await page.getByTitle(say('sign-up:country.HongKong')).click()
  await page.getByRole('radio', { name: new RegExp(`^${say('sign-up:businessType.broker.name')}`) }).check()
  await field(who, 'sign-up:company.title').fill('Director')
  await button(who, 'sign-up:next').click()

  await arrive(who, '/signUp-email')
  await field(who, 'sign-up:email.firstName').fill('Ann')
  await field(who, 'sign-up:email.lastName').fill('Chan')
  await page.getByRole('textbox', { name: say('sign-up:email.email') }).fill(company.email)
  await agreeToAll(page)
  await button(who, 'sign-up:next').click()

  await arrive(who, '/verify-phone-number')
  await field(who, 'sign-up:phone.label').fill(company.phone)
  await button(who, 'sign-up:phone.send').click()
  await expect(field(who, 'entry:code.label')).toBeVisible()
  await lookAround(who, 'the code of the phone')
  await enterCode(who, 'entry:code.label', await codeSentTo(page, `+852${company.phone}`))

  await arrive(who, '/create-password')
  await choosePassword(who, company.password, 'sign-up:password.submit')
  await arrive(who, '/signUp-success')
  await expect(page.getByText(company.email)).toBeVisible()
  await page.goto(await linkSentTo(page, company.email, '/email-verify-success'))
  const isOpen = say('sign-up:verified.aboutCompany', { company: company.name, days: 21 })
  await expect(page.getByText(isOpen)).toBeVisible()
  await expect(page).not.toHaveURL(/link=/)
  await arrive(who, '/email-verify-success')
  await button(who, 'sign-up:verified.start').click()
  await arrive(who, '/home')
}

export async function choosePassword(who: Traveller, password: string, submit: string) {
  await field(who, 'entry:password.label').fill(password)
  await field(who, 'entry:password.again').fill(password)
  await button(who, submit).click()
}

export async function invite(who: Traveller, email: string, role: 'admin' | 'standard') {
  const { page, say } = who
  const roleOf = (name: string) => say(`members:systemRole.${name}.name`)
  await button(who, 'members:invite.open').click()
  const dialog = page.getByRole('dialog', { name: say('members:invite.title') })
  await dialog.getByLabel(say('members:column.email')).fill(email)
  if (role !== 'standard') {
    await dialog.getByLabel(say('members:column.roles')).click()
    await page.getByTitle(roleOf(role), { exact: true }).click()
    await page.getByTitle(roleOf('standard'), { exact: true }).last().click()
    await page.keyboard.press('Escape')
  }
  await expect(dialog.getByRole('button', { name: say('members:invite.submit') })).toBeVisible()
  await lookAround(who, 'the invitation')
  await dialog.getByRole('button', { name: say('members:invite.submit') }).click()
  await expect(page.getByText(say('members:done.invite', { email }), { exact: true })).toBeVisible()
}

export async function acceptInvitation(who: Traveller, email: string, name: [string, string], password: string) {
  const { page } = who
  await page.goto(await linkSentTo(page, email, '/signUp-verify-success'))
  await expect(field(who, 'joining:invitation.email')).toHaveValue(email)
  await arrive(who, '/signUp-verify-success')
  await field(who, 'joining:invitation.firstName').fill(name[0])
  await field(who, 'joining:invitation.lastName').fill(name[1])
  await agreeToAll(page)
  await choosePassword(who, password, 'joining:invitation.accept')
  await button(who, 'joining:open').click()
  await arrive(who, '/home')
}

/** Told at once that the session is over, wherever they were, and led to sign-in. */
export async function isSignedOut(who: Traveller) {
  const dialog = who.page.getByRole('alertdialog')
  await expect(dialog).toContainText(who.say('platform:dialog.loginExpired.about'))
  await dialog.getByRole('button', { name: who.say('platform:dialog.loginExpired.action') }).click()
  await arrive(who, '/')
}

export async function typeCredentials(who: Traveller, email: string, password: string) {
  await field(who, 'identity:signIn.email').fill(email)
  await field(who, 'identity:signIn.password').fill(password)
  await button(who, 'identity:signIn.submit').click()
}

export async function enterCode(who: Traveller, key: string, code: string) {
  await field(who, key).fill(code)
  await field(who, key).press('Enter')
}

/** Gives the secret, from which the app makes its codes from now on. */
export async function setUpTwoStep(who: Traveller, password: string): Promise<string> {
  const { page, say } = who
  await hop(page, '/account?tab=security', '/account')
  await arrive(who, '/account')
  await button(who, 'account:twoStep.start').click()
  await field(who, 'account:prove.password').fill(password)
  await button(who, 'account:prove.start.verb').click()
  await expect(page.getByRole('img', { name: say('account:scan.picture') })).toBeVisible()
  await lookAround(who, 'the picture for the app')
  const secret = await page.locator('code').innerText()
  await field(who, 'account:scan.code').fill(appCode(secret))
  await button(who, 'account:scan.submit').click()
  await expect(page.getByRole('list', { name: say('account:recovery.title') }).getByRole('listitem')).toHaveCount(10)
  await lookAround(who, 'the recovery codes')
  await field(who, 'account:recovery.kept').check()
  await button(who, 'account:recovery.done').click()
  return secret
}

export const row = (page: Page, words: string) => page.getByRole('row').filter({ hasText: words })

export async function act({ page, say }: Traveller, whose: string, deed: string) {
  await row(page, whose)
    .getByRole('button', { name: new RegExp(say('ui:list.rowActions', { name: '.*' })) })
    .click()
  await page.getByRole('menuitem', { name: say(`members:action.${deed}`) }).click()
}
