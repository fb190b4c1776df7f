import { request } from 'node:http'
import {
  accountOperations,
  identityOperations,
  passwordOperations,
  signInCodeOperations,
} from '@coverwright/contract/company/identity'
import { TOTP } from 'otpauth'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import {
  type Caller,
  codeSentTo,
  makePerson,
  readMailbox,
  startTestServer,
  TEST_PASSWORD,
  testClock,
  type TestServer,
} from '../../platform/testing'
import { WarmWorker } from '../../platform/workers'

let server: TestServer
const clock = testClock()

beforeAll(async () => {
  server = await startTestServer({ clock: clock.read })
})
afterAll(() => server.close())
// All tests call from one address: what it failed at in the last test is forgiven by then.
beforeEach(() => clock.later(2 * 60 * 60_000))

const signIn = (email: string, password = TEST_PASSWORD, as?: Caller, deviceKey?: string) =>
  server.call(identityOperations.signIn, { email, password, deviceKey }, as ? { as } : {})

async function enter(email: string) {
  const browser = await server.openBrowser()
  const answer = await signIn(email, TEST_PASSWORD, browser)
  if (answer.data?.step !== 'signedIn') throw new Error(answer.message)
  return { as: { ...browser, token: answer.data.tokens.IdToken }, tokens: answer.data.tokens, browser }
}

test('the host says which company type the console is', async () => {
  const types: Record<string, string> = {
    'insurer.localhost': 'INSURER',
    'broker.localhost:4000': 'BROKER',
    'ai8.localhost': 'AI8',
    'talk.localhost': 'PRODUCT_TALK',
    'else.example': 'BROKER',
  }
  for (const [host, type] of Object.entries(types)) expect(await domainTypeOf(host), host).toBe(type)
})

/** `fetch` does not let a caller choose the Host. */
const domainTypeOf = (host: string) =>
  new Promise<string>((resolve, reject) => {
    const headers = { host, 'content-type': 'application/json' }
    const sent = request(`${server.url}/v1/login/getDomainType`, { method: 'POST', headers }, async (response) => {
      const chunks = await response.toArray()
      resolve((JSON.parse(Buffer.concat(chunks).toString()) as { data: string }).data)
    })
    sent.on('error', reject).end('{}')
  })

test('known and unknown addresses answer alike', async () => {
  const { email } = await makePerson(server)
  const [known, unknown] = [await signIn(email, 'Wrong-Pass-1'), await signIn('no@body.example', 'Wrong-Pass-1')]
  expect(known).toEqual({ http: 200, status: 409, data: null, message: 'identity.wrongCredentials' })
  expect(unknown).toEqual(known)
  const reset = (address: string) => server.call(passwordOperations.sendResetCode, { email: address })
  expect(await reset(email)).toEqual(await reset('no@body.example'))
  expect((await readMailbox(server, 'no@body.example'))[0]?.subject).toBe('There is no account with this address')
})

/** How long both take is measured by `npm run bench -- r15`; that the same work is done does not depend on the clock. */
test('an unknown address is worked on as hard as a known one', async () => {
  const { email } = await makePerson(server)
  const workFor = async (address: string) => {
    await signIn(address, 'Wrong-Pass-1')
    const asked = vi.spyOn(WarmWorker.prototype, 'run')
    await signIn(address, 'Wrong-Pass-2')
    const tasks = asked.mock.calls.map(([task]) => task as { kind: string; hash: string })
    asked.mockRestore()
    return tasks.map(({ kind, hash }) => [kind, ...hash.split('$').slice(1, 4)])
  }
  const known = await workFor(email)
  expect(known).toEqual([['verify', 'argon2id', 'v=19', 'm=19456,t=2,p=1']])
  expect(await workFor('u1@nowhere.example')).toEqual(known)
})

test('sign-in is slowed and then locked, and a reset of the password is the way back', async () => {
  const { email } = await makePerson(server)
  for (let failure = 1; failure <= 4; failure++) await signIn(email, 'Wrong-Pass-1')
  const slowed = await signIn(email)
  expect(slowed).toMatchObject({ message: 'identity.signInSlowed', values: { seconds: 1 } })
  for (let failure = 5; failure <= 10; failure++) {
    clock.later(61_000)
    expect((await signIn(email, 'Wrong-Pass-1')).message).toBe('identity.wrongCredentials')
  }
  clock.later(61_000)
  expect(await signIn(email)).toMatchObject({ message: 'identity.signInLocked', values: { minutes: 14 } })
  await server.call(passwordOperations.sendResetCode, { email })
  const code = await codeSentTo(server, email)
  const { data } = await server.call(passwordOperations.verifyResetCode, { email, code })
  const chosen = { password: 'Other-Pass-1', repeatedPassword: 'Other-Pass-1' }
  await server.call(passwordOperations.resetPassword, { reset: data?.reset ?? '', ...chosen })
  expect((await signIn(email, 'Other-Pass-1')).data?.step).toBe('signedIn')
})

test('guesses at once get no more tries than one after another', async () => {
  const { email } = await makePerson(server)
  const browser = await server.openBrowser()
  const answers = await Promise.all(Array.from({ length: 12 }, (_, at) => signIn(email, `Wrong-Pass-${at}`, browser)))
  const compared = answers.filter(({ message }) => message === 'identity.wrongCredentials')
  expect(compared.length).toBe(4)
})

test('a lock on the account does not keep its owner out of a browser that is known', async () => {
  const { email } = await makePerson(server)
  const { tokens } = await enter(email)
  for (let failure = 1; failure <= 5; failure++) {
    await signIn(email, 'Wrong-Pass-1')
    clock.later(10_000)
  }
  await signIn(email, 'Wrong-Pass-1')
  expect((await signIn(email)).message).toBe('identity.signInSlowed')
  expect((await signIn(email, TEST_PASSWORD, undefined, tokens.device_key)).data?.step).toBe('signedIn')
})

test('a new device needs the code from the mailbox; the next time it is known', async () => {
  const { email } = await makePerson(server, true)
  const browser = await server.openBrowser()
  const asked = await signIn(email, TEST_PASSWORD, browser)
  if (asked.data?.step !== 'verifyDevice') throw new Error(asked.message)
  expect(asked.data.sentTo).not.toContain(email.split('@')[0])
  const { ticket } = asked.data
  const soon = await server.call(signInCodeOperations.sendDeviceCode, { ticket })
  expect(soon.message).toBe('identity.codeJustSent')
  const code = await codeSentTo(server, email)
  const tryIt = (typed: string) =>
    server.call(signInCodeOperations.verifyDevice, { ticket, code: typed }, { as: browser })
  expect((await tryIt(code === '000000' ? '000001' : '000000')).message).toBe('identity.codeInvalid')
  const entered = await tryIt(code)
  if (entered.data?.step !== 'signedIn') throw new Error(entered.message)
  expect((await tryIt(code)).message).toBe('identity.codeExpired')
  const again = await signIn(email, TEST_PASSWORD, browser, entered.data.tokens.device_key)
  expect(again.data?.step).toBe('signedIn')
  const elsewhere = await makePerson(server, true)
  const foreign = await signIn(elsewhere.email, TEST_PASSWORD, browser, entered.data.tokens.device_key)
  expect(foreign.data?.step).toBe('verifyDevice')
})

test('a code that was sent again, used or left too long is no code, and who used one gets the next at once', async () => {
  const { email } = await makePerson(server, true)
  const ask = async () => {
    const asked = await signIn(email)
    if (asked.data?.step !== 'verifyDevice') throw new Error(asked.message)
    clock.tick()
    return { ticket: asked.data.ticket, code: await codeSentTo(server, email) }
  }
  const verify = (ticket: string, code: string) => server.call(signInCodeOperations.verifyDevice, { ticket, code })
  const first = await ask()
  clock.later(61_000)
  await server.call(signInCodeOperations.sendDeviceCode, { ticket: first.ticket })
  clock.tick()
  const second = await codeSentTo(server, email)
  if (second !== first.code) expect((await verify(first.ticket, first.code)).message).toBe('identity.codeInvalid')
  const [one, other] = await Promise.all([verify(first.ticket, second), verify(first.ticket, second)])
  expect([one.data?.step, other.data?.step].filter(Boolean)).toEqual(['signedIn'])
  const next = await ask()
  expect((await verify(next.ticket, next.code)).data?.step).toBe('signedIn')
  const late = await ask()
  clock.later(10 * 60_000)
  expect((await verify(late.ticket, late.code)).message).toBe('identity.codeExpired')
})

test('a ticket from before a change of password, or too old, opens nothing', async () => {
  const { email } = await makePerson(server, true)
  const asked = await signIn(email)
  if (asked.data?.step !== 'verifyDevice') throw new Error(asked.message)
  const { ticket } = asked.data
  const code = await codeSentTo(server, email)
  clock.later(16 * 60_000)
  const late = await server.call(signInCodeOperations.verifyDevice, { ticket, code })
  expect(late.message).toBe('identity.signInTimedOut')
  const forged = await server.call(signInCodeOperations.sendDeviceCode, { ticket: `${ticket.slice(0, -4)}AAAA` })
  expect(forged.message).toBe('identity.signInTimedOut')
})

test('two-step: on with a code of the app, asked for at sign-in, each code once, recovery codes too', async () => {
  const { email } = await makePerson(server)
  const { as } = await enter(email)
  const wrong = await server.call(accountOperations.startTwoStep, { password: 'Wrong-Pass-1' }, { as })
  expect(wrong).toMatchObject({ message: 'identity.wrongPassword', field: 'password' })
  const none = await server.call(accountOperations.confirmTwoStep, { code: '123456' }, { as })
  expect(none.message).toBe('identity.twoStepNotStarted')
  const started = await server.call(accountOperations.startTwoStep, { password: TEST_PASSWORD }, { as })
  const app = new TOTP({ secret: started.data?.secret ?? '' })
  expect(started.data?.uri).toContain('otpauth://totp/Coverwright:')
  const codeNow = () => app.generate({ timestamp: clock.now.getTime() })
  const on = await server.call(accountOperations.confirmTwoStep, { code: codeNow() }, { as })
  expect(on.data?.recoveryCodes).toHaveLength(10)
  expect((await server.call(accountOperations.startTwoStep, { password: TEST_PASSWORD }, { as })).message).toBe(
    'identity.twoStepAlreadyOn',
  )
  const ask = async () => {
    const answer = await signIn(email)
    if (answer.data?.step !== 'twoStep') throw new Error(answer.message)
    return answer.data.ticket
  }
  const verify = async (code: string) => server.call(signInCodeOperations.verifyTwoStep, { ticket: await ask(), code })
  expect((await verify(codeNow())).message).toBe('identity.codeInvalid')
  clock.later(30_000)
  expect((await verify(codeNow())).data?.step).toBe('signedIn')
  expect((await verify(codeNow())).message).toBe('identity.codeInvalid')
  const [recovery = ''] = on.data?.recoveryCodes ?? []
  expect((await verify(recovery.toLowerCase())).data?.step).toBe('signedIn')
  expect((await verify(recovery)).message).toBe('identity.codeInvalid')
  const account = await server.call(accountOperations.getSecurity, {}, { as })
  expect(account.data?.twoStep).toMatchObject({ isOn: true, recoveryCodesLeft: 9 })
  const renewed = await server.call(accountOperations.renewRecoveryCodes, { password: TEST_PASSWORD }, { as })
  expect(renewed.data?.recoveryCodes).toHaveLength(10)
  await server.call(accountOperations.stopTwoStep, { password: TEST_PASSWORD }, { as })
  expect((await signIn(email)).data?.step).toBe('signedIn')
  const off = await server.call(accountOperations.renewRecoveryCodes, { password: TEST_PASSWORD }, { as })
  expect(off.message).toBe('identity.twoStepNotOn')
  expect((await server.call(accountOperations.stopTwoStep, { password: TEST_PASSWORD }, { as })).message).toBe(
    'identity.twoStepNotOn',
  )
})

test('a recovery code is taken by one of thirty', async () => {
  const { email } = await makePerson(server)
  const { as } = await enter(email)
  const started = await server.call(accountOperations.startTwoStep, { password: TEST_PASSWORD }, { as })
  const code = new TOTP({ secret: started.data?.secret ?? '' }).generate({ timestamp: clock.now.getTime() })
  const on = await server.call(accountOperations.confirmTwoStep, { code }, { as })
  const asked = await signIn(email)
  if (asked.data?.step !== 'twoStep') throw new Error(asked.message)
  const input = { ticket: asked.data.ticket, code: on.data?.recoveryCodes[0] ?? '' }
  const browser = await server.openBrowser()
  const answers = await Promise.all(
    Array.from({ length: 30 }, () => server.call(signInCodeOperations.verifyTwoStep, input, { as: browser })),
  )
  expect(answers.filter(({ data }) => data?.step === 'signedIn')).toHaveLength(1)
})
