import { contactOperations, signUpOperations } from '@coverwright/contract/company/identity'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  codeSentTo,
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
const { saveEmail, sendPhoneCode, signUpWhole } = signUpSteps(() => server)

beforeAll(async () => {
  server = await startTestServer({ clock: clock.read })
})
afterAll(() => server.close())

const stateOf = async (link: string) => (await server.call(signUpOperations.getConfirmation, { link })).data

test('a link that went to one address proves nothing about the address typed after it', async () => {
  const signUp = await signUpWhole('Turn Brokers', 'own@turn.example', '61235001')
  const link = await linkSentTo(server, 'own@turn.example')
  await saveEmail(signUp, 'victim@other.example')
  expect((await server.call(signUpOperations.verifyEmail, { link })).message).toBe('identity.linkExpired')
  expect(await stateOf(link)).toEqual({ state: 'expired', purpose: 'verifyEmail' })
})

test('a number that was changed and not proved keeps the company closed, and the link good', async () => {
  const signUp = await signUpWhole('Ring Brokers', 'ann@ring.example', '61235002')
  const link = await linkSentTo(server, 'ann@ring.example')
  await sendPhoneCode(signUp, '61235003')
  expect((await server.call(signUpOperations.verifyEmail, { link })).message).toBe('identity.signUpOutOfOrder')
  const code = await codeSentTo(server, '+85261235003')
  await server.call(signUpOperations.verifyPhoneCode, { signUp, code })
  expect((await server.call(signUpOperations.verifyEmail, { link })).data?.companyName).toBe('Ring Brokers')
})

test('the holder of a link learns what became of it: pending, verified, expired, or never sent', async () => {
  await signUpWhole('State Brokers', 'ann@state.example', '61235004')
  const link = await linkSentTo(server, 'ann@state.example')
  const mails = await readMailbox(server, 'ann@state.example')
  expect(mails.map(({ text }) => text).join()).toContain(`/confirmStatus?link=${link}`)
  expect(await stateOf(link)).toEqual({ state: 'pending', purpose: 'verifyEmail' })
  await server.call(signUpOperations.verifyEmail, { link })
  expect(await stateOf(link)).toEqual({ state: 'verified', purpose: 'verifyEmail' })
  expect(await stateOf('x'.repeat(43))).toEqual({ state: 'failed', purpose: null })
  await signUpWhole('Slow Brokers', 'ann@slow.example', '61235005')
  const slow = await linkSentTo(server, 'ann@slow.example')
  clock.later(25 * 60 * 60_000)
  expect(await stateOf(slow)).toEqual({ state: 'expired', purpose: 'verifyEmail' })
})

test('a member writes to support and gets a ticket; a file that is not theirs goes nowhere', async () => {
  const primary = await server.signIn((await makeCompany(server)).primary)
  const message = { topic: 'Something else', message: 'How do I swap a body?' }
  const sent = await server.call(contactOperations.writeToSupport, { ...message, attachments: [] }, { as: primary })
  expect(sent.data?.ticket).toMatch(/^CW-/)
  const [letter] = await readMailbox(server, server.config.supportEmail)
  expect(letter?.subject).toContain(sent.data?.ticket)
  const attachments = ['00000000-0000-4000-8000-000000000001']
  const refused = await server.call(contactOperations.writeToSupport, { ...message, attachments }, { as: primary })
  expect(refused).toMatchObject({ message: 'identity.fileNotUsable', field: 'attachments' })
})
