import { readFileSync } from 'node:fs'
import { appCode } from './authenticator'
import { expect, test } from './journey'
import { codeSentTo, linkSentTo } from './mailbox'
import {
  acceptInvitation,
  act,
  arrive,
  button,
  choosePassword,
  enterCode,
  isSignedOut,
  type Company,
  field,
  invite,
  type Look,
  lookAround,
  newTraveller,
  row,
  setUpTwoStep,
  signUpCompany,
  type Traveller,
  typeCredentials,
} from './people-steps'
import { complaints, hop, screen } from './walk'
import type { WarmContexts } from './warm-contexts'

/** One language beside the other. */
test.describe.configure({ mode: 'parallel' })

const PASSWORD = 'Right-Pass-1'
const NEW_PASSWORD = 'Other-Pass-2'

/** A company of its own for each walk, so that it can be walked again and beside others. */
function newCompany(name: string): Company & { at: (who: string) => string } {
  const tag = Math.random().toString(36).slice(2, 8)
  const at = (who: string) => `${who}@${name.toLowerCase()}-${tag}.example`
  const phone = `6${String(Math.floor(Math.random() * 10_000_000)).padStart(7, '0')}`
  return { name: `${name} ${tag}`, email: at('ann'), phone, password: PASSWORD, at }
}

/** Sign-up, invitations, two-step, a second device, reset, transfer, deactivation and export, as one company lives it. */
async function walkEverything(contexts: WarmContexts, look: Look, name: string) {
  const company = newCompany(name)
  const [admin, standard] = [company.at('ada'), company.at('bo')]
  const [ann, ada, bo] = [
    await newTraveller(contexts, look, 'ann'),
    await newTraveller(contexts, look, 'ada'),
    await newTraveller(contexts, look, 'bo'),
  ]
  const heard = complaints(ann.page)

  await test.step('sign up and arrive in the trial', () => signUpCompany(ann, company))
  await test.step('invite an admin and a standard user', async () => {
    await hop(ann.page, '/users')
    await arrive(ann, '/users')
    await invite(ann, admin, 'admin')
    await invite(ann, standard, 'standard')
  })
  await test.step('both accept', async () => {
    await acceptInvitation(ada, admin, ['Ada', 'Wong'], PASSWORD)
    await acceptInvitation(bo, standard, ['Bo', 'Lam'], PASSWORD)
    await expect(row(ann.page, admin)).toContainText(ann.say('members:state.active'))
    await expect(row(ann.page, admin)).toContainText(ann.say('members:systemRole.admin.name'))
    await expect(row(ann.page, standard)).toContainText(ann.say('members:systemRole.standard.name'))
  })
  await test.step('sign in from a second device, with the code of the mailbox', () =>
    signInElsewhere(contexts, look, admin))
  await test.step('set up two-step and sign in with it', () => enterWithTwoStep(contexts, look, ann, company))
  await test.step('reset the password, which ends every session', async () => {
    await resetPassword(contexts, look, standard)
    await isSignedOut(bo)
    await typeCredentials(bo, standard, NEW_PASSWORD)
    await expect(screen(bo.page, '/home')).toBeVisible()
  })
  await test.step('hand over the primary role', () => handOver(ann, bo, company, standard))
  await test.step('deactivate a member, who is out at once', () => deactivate(bo, ada, admin))
  await test.step("export one person's data", () => exportOne(bo, admin))
  expect(heard).toEqual([])
  for (const { page } of [ann, ada, bo]) await contexts.clean(page.context())
}

async function signInElsewhere(contexts: WarmContexts, look: Look, email: string) {
  const other = await newTraveller(contexts, look)
  await other.page.goto('/')
  await typeCredentials(other, email, PASSWORD)
  await arrive(other, '/verify-device')
  await enterCode(other, 'identity:device.code', '000000')
  await expect(other.page.getByText(other.say('identity:refusals.codeInvalid'))).toBeVisible()
  await enterCode(other, 'identity:device.code', await codeSentTo(other.page, email))
  await arrive(other, '/home')
  await contexts.clean(other.page.context())
}

async function enterWithTwoStep(contexts: WarmContexts, look: Look, ann: Traveller, { email }: Company) {
  const secret = await setUpTwoStep(ann, PASSWORD)
  const other = await newTraveller(contexts, look)
  await other.page.goto('/')
  await typeCredentials(other, email, PASSWORD)
  await expect(screen(other.page, '/verify-device')).toBeVisible()
  await enterCode(other, 'identity:device.code', await codeSentTo(other.page, email))
  await expect(field(other, 'identity:twoStep.code')).toBeVisible()
  await lookAround(other, 'two-step sign-in')
  // The code of this half minute turned two-step on and is used up; the app's next one counts as well.
  await field(other, 'identity:twoStep.code').fill(appCode(secret, Date.now() + 30_000))
  await button(other, 'identity:twoStep.submit').click()
  await expect(screen(other.page, '/home')).toBeVisible()
  await contexts.clean(other.page.context())
}

async function resetPassword(contexts: WarmContexts, look: Look, email: string) {
  const who = await newTraveller(contexts, look)
  await who.page.goto('/ResetPassword')
  await arrive(who, '/ResetPassword')
  await field(who, 'password-reset:email').fill(email)
  await button(who, 'password-reset:send').click()
  await expect(field(who, 'entry:code.label')).toBeVisible()
  await lookAround(who, 'the code of the reset')
  await enterCode(who, 'entry:code.label', await codeSentTo(who.page, email))
  await arrive(who, '/CreateNewPassword')
  await choosePassword(who, NEW_PASSWORD, 'password-reset:new.submit')
  await arrive(who, '/SuccessReset')
  await contexts.clean(who.page.context())
}

async function handOver(ann: Traveller, bo: Traveller, company: Company, to: string) {
  await hop(ann.page, '/users')
  await act(ann, to, 'transfer')
  await expect(ann.page.getByRole('alertdialog')).toBeVisible()
  await lookAround(ann, 'the question before handing over')
  await ann.page
    .getByRole('alertdialog')
    .getByRole('button', { name: ann.say('members:ask.transfer.verb') })
    .click()
  await expect(ann.page.getByText(ann.say('members:transfer.title'))).toBeVisible()

  await bo.page.goto(await linkSentTo(bo.page, to, '/transfer-notice'))
  await expect(bo.page.getByRole('heading', { level: 1 })).toHaveText(
    bo.say('joining:transfer.title', { company: company.name }),
  )
  await arrive(bo, '/transfer-notice')
  await button(bo, 'joining:transfer.goOn').click()
  await arrive(bo, '/transfer-roles-verification')
  await button(bo, 'joining:confirm.send').click()
  await expect(field(bo, 'entry:code.label')).toBeVisible()
  await lookAround(bo, 'the code of the transfer')
  await enterCode(bo, 'entry:code.label', await codeSentTo(bo.page, to))
  await arrive(bo, '/transfer-roles-success')
  await expect.poll(() => mailsTo(bo, to)).toContain(wordsOfMail[bo.look.language].taken(company.name))
  await expect.poll(() => mailsTo(ann, company.email)).toContain(wordsOfMail[ann.look.language].given(company.name))
  await bo.page.goto('/users')
  await expect(row(bo.page, to)).toContainText(bo.say('members:systemRole.primary.name'))
  await expect(row(bo.page, company.email)).toContainText(bo.say('members:systemRole.standard.name'))
}

/** The subjects of the letters that tell both of a change of the primary user. */
const wordsOfMail = {
  en_us: {
    taken: (company: string) => `You are the primary user of ${company}`,
    given: (company: string) => `Bo Lam is the primary user of ${company} now`,
  },
  zh_tw: {
    taken: (company: string) => `您已是 ${company} 的主要用戶`,
    given: (company: string) => `Bo Lam 現為 ${company} 的主要用戶`,
  },
}

async function mailsTo({ page }: Traveller, to: string): Promise<string[]> {
  const answer = await page.request.get('/outbox.json', { params: { to } })
  const { messages } = (await answer.json()) as { messages: { subject: string }[] }
  return messages.map(({ subject }) => subject)
}

async function deactivate(bo: Traveller, ada: Traveller, email: string) {
  await act(bo, email, 'deactivate')
  await expect(bo.page.getByRole('alertdialog')).toBeVisible()
  await lookAround(bo, 'the question before deactivating')
  const deed = bo.say('members:action.deactivate')
  await bo.page.getByRole('alertdialog').getByRole('button', { name: deed }).click()
  await expect(row(bo.page, email)).toContainText(bo.say('members:state.deactivated'))
  await isSignedOut(ada)
  await typeCredentials(ada, email, PASSWORD)
  await expect(ada.page.getByText(ada.say('identity:refusals.memberDeactivated'))).toBeVisible()
}

async function exportOne(bo: Traveller, email: string) {
  const download = bo.page.waitForEvent('download')
  await act(bo, email, 'export')
  const file = await (await download).path()
  const content = JSON.parse(readFileSync(file, 'utf8')) as {
    person: Record<string, unknown>
    membership: Record<string, unknown>
    agreements: { document: string }[]
  }
  expect(content.person).toMatchObject({ email, firstName: 'Ada', lastName: 'Wong', language: bo.look.language })
  expect(content.membership).toMatchObject({ state: 'deactivated' })
  expect(content.agreements.map(({ document }) => document).sort()).toEqual(['privacy', 'terms'])
  expect(readFileSync(file, 'utf8')).not.toMatch(/password|argon/i)
}

test('people and a company, from sign-up to role transfer, in English and dark', async ({ contexts, server }) => {
  await walkEverything(contexts, { language: 'en_us', theme: 'ai8-dark', server }, 'Orchid')
})

test('由註冊到移交主要用戶，繁體中文，淺色', async ({ contexts, server }) => {
  await walkEverything(contexts, { language: 'zh_tw', theme: 'light', server }, 'Lotus')
})
