import { identityOperations, signUpOperations } from '@coverwright/contract/company/identity'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  AGREED,
  CHOSEN_PASSWORD,
  codeSentTo,
  companyNamed,
  linkSentTo,
  makeCompany,
  readMailbox,
  signUpSteps,
  startTestServer,
  testClock,
  type TestServer,
} from '../../platform/testing'

let server: TestServer
const clock = testClock()
const { begin, choosePassword, provePhone, saveEmail, signUpWhole } = signUpSteps(() => server)

beforeAll(async () => {
  server = await startTestServer({ clock: clock.read })
})
afterAll(() => server.close())

test('a company signs up in five steps, and its first user is in with a trial of 21 days', async () => {
  const signUp = await signUpWhole('Peak Brokers', 'ann@peak.example', '61234567')
  const early = await server.call(identityOperations.signIn, {
    email: 'ann@peak.example',
    password: CHOSEN_PASSWORD.password,
  })
  expect(early.message).toBe('identity.emailNotVerified')
  const browser = await server.openBrowser()
  const link = await linkSentTo(server, 'ann@peak.example')
  const verified = await server.call(signUpOperations.verifyEmail, { link }, { as: browser })
  expect(verified.data?.companyName).toBe('Peak Brokers')
  const me = await server.call(identityOperations.me, {}, { as: { ...browser, token: verified.data!.tokens.IdToken } })
  expect(me.data?.PowerList.permissionRoleList).toEqual([{ name: 'Primary' }])
  expect(me.data?.company.trial).toEqual({ status: 'running', daysLeft: 21, endsAt: '2026-03-22T09:00:00.000Z' })
  const after = await server.call(signUpOperations.getSignUp, { signUp })
  expect(after.data?.step).toBe('done')
  const again = await server.call(signUpOperations.saveCompany, { ...companyNamed('Other'), signUp })
  expect(again.message).toBe('identity.signUpFinished')
})

test('a sign-up goes on where it was after a reload, from the mail, and refuses steps out of order', async () => {
  const signUp = await begin('Reload Brokers')
  expect((await server.call(signUpOperations.getSignUp, { signUp })).data?.step).toBe('email')
  const early = await choosePassword(signUp)
  expect(early.message).toBe('identity.signUpOutOfOrder')
  const noEmail = await server.call(signUpOperations.sendPhoneCode, { signUp, countryCode: '+852', phone: '61234568' })
  expect(noEmail.message).toBe('identity.signUpOutOfOrder')
  const noPhone = await server.call(signUpOperations.verifyPhoneCode, { signUp, code: '123456' })
  expect(noPhone.message).toBe('identity.signUpOutOfOrder')
  await saveEmail(signUp, 'ann@reload.example')
  const fromMail = await linkSentTo(server, 'ann@reload.example', 'signUp')
  expect((await server.call(signUpOperations.getSignUp, { signUp: fromMail })).data).toMatchObject({
    step: 'phone',
    email: 'ann@reload.example',
    company: { companyName: 'Reload Brokers' },
  })
  const unknown = await server.call(signUpOperations.getSignUp, { signUp: 'x'.repeat(43) })
  expect(unknown.message).toBe('identity.signUpExpired')
})

test.each([
  ['PEAK  brokers', 'New 1', 'companies.nameTaken'],
  ['Ｐｅａｋ Ｂｒｏｋｅｒｓ', 'New 2', 'companies.nameTaken'],
  ['Summit', 'lic　peak brokers', 'companies.licenceTaken'],
])('%s with licence %s is taken: case, spaces and width make no difference', async (name, licence, code) => {
  const refused = await server.call(signUpOperations.saveCompany, companyNamed(name, licence))
  expect(refused).toMatchObject({ status: 409, message: code })
  const checked = await server.call(signUpOperations.checkCompany, companyNamed(name, licence))
  expect(checked.message).toBe(code)
  const found = await server.call(signUpOperations.findCompany, { companyName: name, licenceNumber: licence })
  expect(found.data).toEqual({
    nameTaken: code === 'companies.nameTaken',
    licenceTaken: code === 'companies.licenceTaken',
  })
})

test('a company whose trial is over is told to ask for reactivation instead; its primary user still comes in, to pay', async () => {
  await signUpWhole('Late Brokers', 'ann@late.example', '61234569')
  await server.call(signUpOperations.verifyEmail, { link: await linkSentTo(server, 'ann@late.example') })
  const before = clock.now
  clock.now = new Date('2026-03-22T09:00:01Z')
  const again = await server.call(signUpOperations.saveCompany, companyNamed('Late Brokers'))
  expect(again.message).toBe('companies.registeredTrialExpired')
  const signIn = await server.call(identityOperations.signIn, {
    email: 'ann@late.example',
    password: CHOSEN_PASSWORD.password,
  })
  expect(signIn).toMatchObject({ status: 200, message: '' })
  clock.now = before
})

test.each([
  ['ann@gmail.com', 'identity.freeEmailProvider'],
  ['ann@mailinator.com', 'identity.freeEmailProvider'],
  ['ann@mail.qq.com', 'identity.freeEmailProvider'],
])('%s is no business email', async (email, code) => {
  const signUp = await begin(`For ${email}`)
  expect((await saveEmail(signUp, email)).message).toBe(code)
})

test('agreeing to policies that are no longer shown is refused', async () => {
  const signUp = await begin('Old Policies')
  const input = {
    signUp,
    firstName: 'Ann',
    lastName: 'Chan',
    email: 'ann@old.example',
    ...AGREED,
    termsVersion: '1999',
  }
  expect((await server.call(signUpOperations.saveEmail, input)).message).toBe('identity.agreementOutdated')
})

test('a known address gets the same answers as a new one; only its mailbox learns more', async () => {
  const known = await makeCompany(server)
  const answers = []
  for (const [email, phone] of [
    [known.primary, '61234570'],
    ['new@fresh.example', '61234571'],
  ] as const) {
    const signUp = await begin(`Same ${phone}`)
    const saved = await saveEmail(signUp, email)
    const proved = await provePhone(signUp, phone)
    const chosen = await choosePassword(signUp)
    answers.push([saved, proved, chosen].map(({ status, message, data }) => ({ status, message, step: data?.step })))
  }
  expect(answers[0]).toEqual(answers[1])
  const subjects = (await readMailbox(server, known.primary)).map((mail) => mail.subject)
  expect(subjects).toEqual(['You already have an account', 'You already have an account'])
  const resend = (email: string) => server.call(signUpOperations.resendVerification, { email })
  const answered = await resend('nobody@nowhere.example')
  expect(answered).toMatchObject({ status: 200, data: { done: true } })
  for (const email of [known.primary, 'new@fresh.example']) expect(await resend(email)).toEqual(answered)
  const soon = await resend('nobody@nowhere.example')
  expect(soon).toMatchObject({ message: 'identity.mailJustSent', values: { seconds: 60 } })
  expect(await resend('new@fresh.example')).toEqual(soon)
})

test('a phone that does not keep its country’s rule gets no code', async () => {
  const signUp = await begin('Phones')
  await saveEmail(signUp, 'ann@phones.example')
  const refused = await server.call(signUpOperations.sendPhoneCode, { signUp, countryCode: '+852', phone: '21234567' })
  expect(refused).toMatchObject({ message: 'identity.phoneNotValid', field: 'phone' })
})

test('a code works once, for ten minutes, for five tries, and for its purpose only', async () => {
  const signUp = await begin('Codes')
  await saveEmail(signUp, 'ann@codes.example')
  const phone = { signUp, countryCode: '+852', phone: '61234572' }
  await server.call(signUpOperations.sendPhoneCode, phone)
  const soon = await server.call(signUpOperations.sendPhoneCode, phone)
  expect(soon).toMatchObject({ message: 'identity.codeJustSent', values: { seconds: 60 } })
  const code = await codeSentTo(server, '+85261234572')
  const wrong = code === '000000' ? '000001' : '000000'
  const tryIt = (typed: string) => server.call(signUpOperations.verifyPhoneCode, { signUp, code: typed })
  for (let attempt = 1; attempt <= 4; attempt++) expect((await tryIt(wrong)).message).toBe('identity.codeInvalid')
  expect((await tryIt(wrong)).message).toBe('identity.codeExpired')
  expect((await tryIt(code)).message).toBe('identity.codeExpired')
  const start = clock.now
  clock.now = new Date(start.getTime() + 61_000)
  await server.call(signUpOperations.sendPhoneCode, phone)
  const second = await codeSentTo(server, '+85261234572')
  clock.now = new Date(clock.now.getTime() + 10 * 60_000)
  expect((await tryIt(second)).message).toBe('identity.codeExpired')
  clock.now = start
})

test('of thirty at once, one takes the code and one opens the link', async () => {
  const signUp = await begin('Thirty')
  await saveEmail(signUp, 'ann@thirty.example')
  await server.call(signUpOperations.sendPhoneCode, { signUp, countryCode: '+852', phone: '61234573' })
  const code = await codeSentTo(server, '+85261234573')
  const browser = await server.openBrowser()
  const all = (work: () => Promise<{ status: number }>) =>
    Promise.all(Array.from({ length: 30 }, work)).then(
      (answers) => answers.filter(({ status }) => status === 200).length,
    )
  expect(await all(() => server.call(signUpOperations.verifyPhoneCode, { signUp, code }, { as: browser }))).toBe(1)
  await choosePassword(signUp)
  const link = await linkSentTo(server, 'ann@thirty.example')
  expect(await all(() => server.call(signUpOperations.verifyEmail, { link }, { as: browser }))).toBe(1)
})

test('a verifying link is used once, for a day, and cannot be had for another purpose', async () => {
  await signUpWhole('Links', 'ann@links.example', '61234574')
  const link = await linkSentTo(server, 'ann@links.example')
  const start = clock.now
  clock.now = new Date(start.getTime() + 24 * 60 * 60_000 + 1)
  expect((await server.call(signUpOperations.verifyEmail, { link })).message).toBe('identity.linkExpired')
  clock.now = new Date(start.getTime() + 60_000)
  await server.call(signUpOperations.resendVerification, { email: 'ann@links.example' })
  const newer = await linkSentTo(server, 'ann@links.example')
  expect((await server.call(signUpOperations.verifyEmail, { link })).message).toBe('identity.linkExpired')
  expect((await server.call(signUpOperations.verifyEmail, { link: newer })).status).toBe(200)
  clock.now = start
})

test('whoever proves the mailbox second finds the name taken meanwhile, and loses nothing', async () => {
  await signUpWhole('Twin Brokers', 'one@twin.example', '61234575')
  await signUpWhole('Twin Brokers', 'two@twin.example', '61234576')
  await server.call(signUpOperations.verifyEmail, { link: await linkSentTo(server, 'one@twin.example') })
  const link = await linkSentTo(server, 'two@twin.example')
  expect((await server.call(signUpOperations.verifyEmail, { link })).message).toBe('companies.nameTaken')
  expect((await server.call(signUpOperations.verifyEmail, { link })).message).toBe('companies.nameTaken')
})

test('the same address signed up twice becomes one person', async () => {
  await signUpWhole('First of two', 'same@two.example', '61234577')
  const first = await linkSentTo(server, 'same@two.example')
  clock.later(60_000)
  await signUpWhole('Second of two', 'same@two.example', '61234578')
  const second = await linkSentTo(server, 'same@two.example')
  expect((await server.call(signUpOperations.verifyEmail, { link: first })).status).toBe(200)
  expect((await server.call(signUpOperations.verifyEmail, { link: second })).message).toBe('identity.emailTaken')
})

test('choosing the password again and again writes to the mailbox no more than once a minute', async () => {
  const signUp = await signUpWhole('Flood Brokers', 'ann@flood.example', '61234580')
  const link = await linkSentTo(server, 'ann@flood.example')
  const count = async () => (await readMailbox(server, 'ann@flood.example')).length
  const before = await count()
  for (let times = 1; times <= 3; times++) expect((await choosePassword(signUp)).data?.step).toBe('verifyEmail')
  expect(await count()).toBe(before)
  expect((await server.call(signUpOperations.verifyEmail, { link })).status).toBe(200)
})

test('a weak password and two that differ are refused at their field', async () => {
  const signUp = await begin('Passwords')
  await saveEmail(signUp, 'ann@passwords.example')
  await provePhone(signUp, '61234579')
  const choose = (one: string, two: string) =>
    server.call(signUpOperations.createPassword, { signUp, password: one, repeatedPassword: two })
  expect(await choose('short', 'short')).toMatchObject({ message: 'identity.passwordFormat', field: 'password' })
  expect(await choose('Right-Pass-1', 'Right-Pass-2')).toMatchObject({ message: 'identity.passwordsDiffer' })
})
