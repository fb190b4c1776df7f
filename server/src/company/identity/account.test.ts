import { auditOperations } from '@coverwright/contract/company/audit'
import {
  accountOperations,
  contactOperations,
  identityOperations,
  passwordOperations,
} from '@coverwright/contract/company/identity'
import { memberOperations } from '@coverwright/contract/company/members'
import { settingsOperations } from '@coverwright/contract/company/settings'
import { jwtVerify } from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { TOKEN_KEY } from '../people'
import { deriveKey } from '../../platform/operations'
import {
  codeSentTo,
  makePerson,
  openTab,
  readMailbox,
  startTestServer,
  TEST_PASSWORD,
  testClock,
  type TestServer,
} from '../../platform/testing'

let server: TestServer
const clock = testClock()

beforeAll(async () => {
  server = await startTestServer({ clock: clock.read })
})
afterAll(() => server.close())

const newPassword = { password: 'Other-Pass-1', repeatedPassword: 'Other-Pass-1' }

test('a person keeps their own profile, and an empty change changes nothing', async () => {
  const { email } = await makePerson(server)
  const as = await server.signIn(email)
  const changed = await server.call(accountOperations.updateAccount, { firstName: 'Ada', language: 'zh_tw' }, { as })
  expect(changed.data).toMatchObject({ firstName: 'Ada', lastName: 'Test', language: 'zh_tw' })
  expect((await server.call(accountOperations.updateAccount, {}, { as })).status).toBe(200)
  expect((await server.call(accountOperations.getAccount, {}, { as })).data?.firstName).toBe('Ada')
  const foreign = { pictureFile: '01900000-0000-7000-8000-00000000aaaa' }
  expect(await server.call(accountOperations.updateAccount, foreign, { as })).toMatchObject({
    message: 'identity.fileNotUsable',
    field: 'pictureFile',
  })
  const type = await server.call(accountOperations.getUserType, {}, { as })
  expect(type.data).toEqual({ standing: 'secondary', roleNames: ['Standard'], trial: 'running' })
})

test('changing the password needs the old one, refuses the same, and ends every other session', async () => {
  const { email } = await makePerson(server)
  const [here, there] = [await server.signIn(email), await server.signIn(email)]
  const change = (currentPassword: string, chosen = newPassword) =>
    server.call(passwordOperations.changePassword, { currentPassword, ...chosen }, { as: here })
  expect(await change('Wrong-Pass-1')).toMatchObject({ message: 'identity.wrongPassword', field: 'currentPassword' })
  const same = { password: TEST_PASSWORD, repeatedPassword: TEST_PASSWORD }
  expect(await change(TEST_PASSWORD, same)).toMatchObject({ message: 'identity.samePassword', field: 'password' })
  expect((await change(TEST_PASSWORD)).data).toEqual({ done: true })
  expect((await server.call(identityOperations.me, {}, { as: there })).http).toBe(201)
  expect((await server.call(identityOperations.me, {}, { as: here })).status).toBe(200)
  expect((await readMailbox(server, email))[0]?.subject).toBe('Your password was changed')
})

test('a reset takes its code and its ticket once, and ends every session', async () => {
  const { email } = await makePerson(server)
  const as = await server.signIn(email)
  await server.call(passwordOperations.sendResetCodeOlder, { email })
  const code = await codeSentTo(server, email)
  const browser = await server.openBrowser()
  const codes = await Promise.all(
    Array.from({ length: 30 }, () => server.call(passwordOperations.verifyResetCode, { email, code }, { as: browser })),
  )
  const [won, ...others] = codes.filter(({ status }) => status === 200)
  expect(others).toHaveLength(0)
  const reset = won?.data?.reset ?? ''
  const same = { reset, password: TEST_PASSWORD, repeatedPassword: TEST_PASSWORD }
  expect((await server.call(passwordOperations.resetPassword, same)).message).toBe('identity.samePassword')
  const answers = await Promise.all(
    Array.from({ length: 30 }, () =>
      server.call(passwordOperations.resetPassword, { reset, ...newPassword }, { as: browser }),
    ),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(answers.find(({ status }) => status !== 200)?.message).toBe('identity.linkExpired')
  expect((await server.call(identityOperations.me, {}, { as })).http).toBe(201)
  expect((await server.signIn(email, newPassword.password)).token).toBeTruthy()
})

test('a code for an address without an account is never right', async () => {
  const email = 'stranger@nowhere.example'
  await server.call(passwordOperations.sendResetCode, { email })
  const tried = await server.call(passwordOperations.verifyResetCode, { email, code: '123456' })
  expect(tried.message).toBe('identity.codeInvalid')
})

test('sessions and devices are listed, and one that is revoked is out at once', async () => {
  const { email } = await makePerson(server)
  const [here, there] = [await server.signIn(email), await server.signIn(email)]
  await server.call(accountOperations.saveAddress, { place: 'Hong Kong' }, { as: here })
  const listed = await server.call(accountOperations.listSessions, {}, { as: here })
  expect(listed.data?.sessions).toHaveLength(2)
  expect(listed.data?.sessions.find((session) => session.isThisOne)?.place).toBe('Hong Kong')
  const other = listed.data?.sessions.find((session) => !session.isThisOne)
  await server.call(accountOperations.revokeSession, { sessionId: other?.id ?? '' }, { as: here })
  expect((await server.call(identityOperations.me, {}, { as: there })).http).toBe(201)
  const stranger = await makePerson(server)
  const foreign = await server.signIn(stranger.email)
  const mine = listed.data?.sessions.find((session) => session.isThisOne)?.id ?? ''
  const tried = await server.call(accountOperations.revokeSession, { sessionId: mine }, { as: foreign })
  expect(tried).toMatchObject({ status: 404, message: 'identity.session.notFound' })
  const device = listed.data?.devices[0]?.id ?? ''
  const taken = await server.call(accountOperations.forgetDevice, { deviceId: device }, { as: foreign })
  expect(taken).toMatchObject({ status: 404, message: 'identity.device.notFound' })
  for (const { id } of listed.data?.devices ?? [])
    await server.call(accountOperations.forgetDevice, { deviceId: id }, { as: here })
  expect((await server.call(identityOperations.me, {}, { as: here })).http).toBe(201)
})

test('signing in is told by mail where the person wants it', async () => {
  const { email } = await makePerson(server)
  const as = await server.signIn(email)
  await server.call(accountOperations.updateAccount, { notifiesLogin: true, language: 'zh_tw' }, { as })
  await server.signIn(email)
  const [letter] = await readMailbox(server, email)
  expect(letter?.subject).toBe('您已登入')
  expect(letter?.text).toContain('(Asia/Hong_Kong)')
})

test('the time zone that a company sets is the one that everybody sees, and open tabs are told', async () => {
  const { email, company } = await makePerson(server)
  const [as, boss] = [await server.signIn(email), await server.signIn(company.primary)]
  const seen = async () => (await server.call(identityOperations.me, {}, { as })).data?.company.timeZone
  expect(await seen()).toBe('Asia/Hong_Kong')
  const tab = await openTab(server, as, clock.now)
  await server.call(settingsOperations.updateCompany, { timeZone: 'Europe/London' }, { as: boss })
  await expect.poll(() => tab.text).toContain('"topic":"me"')
  expect(await seen()).toBe('Europe/London')
  tab.close()
})

test('what a person did is theirs to read; what others did is not', async () => {
  const { email, company } = await makePerson(server)
  const [as, boss] = [await server.signIn(email), await server.signIn(company.primary)]
  await server.call(accountOperations.updateAccount, { title: 'Actuary' }, { as })
  const own = await server.call(auditOperations.listOwn, {}, { as })
  expect(own.data?.rows.map((entry) => entry.what)).toEqual(['identity.accountChanged', 'identity.signedIn'])
  expect((await server.call(auditOperations.list, {}, { as })).status).toBe(403)
  const all = await server.call(auditOperations.list, { filter: { deed: 'identity.accountChanged' } }, { as: boss })
  expect(all.data?.rows).toMatchObject([{ what: 'identity.accountChanged', memberName: `${email.split('@')[0]} Test` }])
})

test('a person takes everything about them along, and is erased', async () => {
  const { email, id, company } = await makePerson(server)
  const as = await server.signIn(email)
  const exported = await server.call(accountOperations.exportSelf, { password: TEST_PASSWORD }, { as })
  const content = JSON.parse(exported.data?.content ?? '{}') as { person: { email: string }; actions: unknown[] }
  expect(content.person.email).toBe(email)
  expect(content.actions.length).toBeGreaterThan(0)
  expect(exported.data?.content).not.toContain('argon2')
  const wrong = await server.call(accountOperations.eraseSelf, { password: 'Wrong-Pass-1' }, { as })
  expect(wrong.message).toBe('identity.wrongPassword')
  expect((await server.call(accountOperations.eraseSelf, { password: TEST_PASSWORD }, { as })).data).toEqual({
    done: true,
  })
  expect((await server.call(identityOperations.me, {}, { as })).http).toBe(201)
  const again = await server.call(identityOperations.signIn, { email, password: TEST_PASSWORD })
  expect(again.message).toBe('identity.wrongCredentials')
  const boss = await server.signIn(company.primary)
  const listed = await server.call(memberOperations.listMembers, {}, { as: boss })
  expect(listed.data?.rows.map((row) => row.id)).not.toContain(id)
  const primary = await server.call(accountOperations.eraseSelf, { password: TEST_PASSWORD }, { as: boss })
  expect(primary.message).toBe('members.primaryIsTransferred')
})

test('the support desk gets a token of two minutes that opens nothing here', async () => {
  const { email, id } = await makePerson(server)
  const as = await server.signIn(email)
  const given = await server.call(accountOperations.getSupportDeskToken, {}, { as })
  const key = deriveKey(server.config.secretKey, TOKEN_KEY)
  const { payload } = await jwtVerify(given.data?.token ?? '', key, { currentDate: clock.now })
  expect(payload).toMatchObject({ sub: id, email, use: 'supportDesk' })
  expect((payload.exp ?? 0) - (payload.iat ?? 0)).toBe(120)
  const misused = { ...as, token: given.data?.token ?? '' }
  expect((await server.call(identityOperations.me, {}, { as: misused })).http).toBe(201)
})

test('a message to the team gets a ticket and reaches both mailboxes', async () => {
  const input = {
    name: 'Ann',
    email: 'ann@writes.example',
    topic: '<b>Help</b>',
    message: 'Hello\r\nBcc: all@x.example',
  }
  const sent = await server.call(contactOperations.contactUs, input)
  expect(sent.data?.ticket).toMatch(/^CW-[0-9A-F]{10}$/)
  const [thanks] = await readMailbox(server, 'ann@writes.example')
  expect(thanks?.subject).toContain(sent.data?.ticket)
  expect(await readMailbox(server, server.config.supportEmail)).toHaveLength(1)
})

test('asking for reactivation answers every address alike', async () => {
  const { email } = await makePerson(server)
  const ask = (address: string) => server.call(contactOperations.askReactivation, { email: address, message: 'Please' })
  expect(await ask(email)).toEqual(await ask('nobody@reactivate.example'))
  const subject = async (address: string) => (await readMailbox(server, address))[0]?.subject
  expect(await subject(email)).toBe(await subject('nobody@reactivate.example'))
})

test('a stranger puts no words of their own into another mailbox, and one sender causes so many letters and no more', async () => {
  const write = (place: number) =>
    server.call(contactOperations.contactUs, {
      name: 'Ann',
      email: `mailbox${place}@flood.example`,
      company: '',
      topic: 'sales',
      message: 'Buy my pills',
      language: 'en_us',
    })
  const answers = []
  for (let place = 0; place < 45; place++) answers.push(await write(place))
  expect(answers.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(40)
  expect(answers.at(-1)).toMatchObject({ status: 409, message: 'identity.mailSentTooOften' })
  const [received] = await readMailbox(server, 'mailbox0@flood.example')
  expect(JSON.stringify(received)).not.toContain('pills')
})
