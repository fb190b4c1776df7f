import { randomUUID } from 'node:crypto'
import { senderOperations } from '@coverwright/contract/company/senders'
import { settingsOperations } from '@coverwright/contract/company/settings'
import type { Permission } from '@coverwright/rules/company/members'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type NameServer, openNameServer } from '../../account/domains/name-server.builder'
import { sendEmail } from '../../platform/outbox'
import { type Caller, startTestServer, testClock, type TestServer, testSessions } from '../../platform/testing'
import { companies } from '../companies'
import { notifications } from '../notifications'
import { settings } from '../settings'
import { openMailServer, readSignature } from './mail-server.builder'
import { companySender, sendersRoom } from '.'

const { get, set, sendCode, confirm, check, remove } = senderOperations
const people = testSessions()
const clock = testClock()
const known = new Set<string>()
let server: TestServer
let mail: Awaited<ReturnType<typeof openMailServer>>
let [first, second]: NameServer[] = []
beforeAll(async () => {
  mail = await openMailServer()
  ;[first, second] = [await openNameServer(), await openNameServer()]
  server = await startTestServer({
    ...{ rooms: [sendersRoom, settings, companies, notifications], sessions: people.sessions, clock: clock.read },
    ...{ listCompanies: async () => [...known] },
    settings: { SMTP_URL: mail.url, DNS_RESOLVERS: `${first!.address},${second!.address}` },
  })
})
afterAll(async () => {
  await server.close()
  await Promise.all([mail.close(), first!.close(), second!.close()])
})

const DECIDING: Permission[] = ['companies.read', 'companies.write']
async function enter(permissions = DECIDING, company: string = randomUUID()) {
  known.add(company)
  return people.open(await server.openBrowser(), company, permissions)
}
let made = 0
const newAddress = () => `cover@harbour-${(made += 1)}.example`
const look = async (as: Caller) => (await server.call(get, {}, { as })).data!

async function begin(as: Caller, email = newAddress()) {
  const answer = await server.call(set, { email }, { as })
  await server.runJobs()
  return { email, answer }
}
const codeIn = (email: string) =>
  /\b\d{6}\b/.exec(
    mail
      .to(email)
      .at(-1)!
      .raw.replace(/^[\s\S]*?text\/plain/, ''),
  )![0]
async function confirmed(as: Caller) {
  const { email } = await begin(as)
  await server.call(confirm, { code: codeIn(email) }, { as })
  return email
}
/** As a person at the name server does it. */
const publish = async (as: Caller, at: readonly NameServer[] = [first!, second!]) => {
  for (const { name, value } of (await look(as)).own!.records) for (const each of at) each.set('TXT', name, value)
}
async function proven(as: Caller) {
  const email = await confirmed(as)
  await publish(as)
  await server.call(check, {}, { as })
  return email
}
const write = async (company: string, to: string) => {
  await server.within(company, async (ctx) =>
    sendEmail(ctx, {
      to,
      subject: 'Your policy',
      html: '<p>Hello  there</p>',
      text: 'Hello',
      ...(await companySender(ctx)),
    }),
  )
  await server.runJobs()
  return mail.to(to)[0]!
}

test('an address is confirmed, its records are found at every resolver, and mails are signed for its domain', async () => {
  const as = await enter()
  await server.call(settingsOperations.updateCompany, { senderName: 'Harbour' }, { as })
  const email = await confirmed(as)
  expect(await look(as)).toMatchObject({
    own: { state: 'recordsMissing' },
    shown: { email: 'no-reply@coverwright.example' },
  })
  await publish(as)
  const { data } = await server.call(check, {}, { as })
  expect(data).toMatchObject({ own: { state: 'proven', email }, shown: { name: 'Harbour', email } })
  const { from, raw } = await write(as.session.company, 'holder@home.example')
  expect(from).toBe(email)
  const { value } = data!.own!.records.find(({ record }) => record === 'dkim')!
  expect(readSignature(raw, value)).toMatchObject({ domain: email.split('@')[1], holds: true })
  expect(readSignature(raw.replace('Hello', 'Hullo'), value)).toMatchObject({ holds: false })
})

test('until everything is proven mails leave from the platform, unsigned for the company', async () => {
  const as = await enter()
  const email = await confirmed(as)
  const { from, raw } = await write(as.session.company, 'early@home.example')
  expect(from).toBe('no-reply@coverwright.example')
  expect(raw).not.toMatch(/dkim-signature/i)
  await publish(as, [first!])
  const { data } = await server.call(check, {}, { as })
  expect(data?.own).toMatchObject({
    ...{ email, state: 'recordsMissing' },
    records: [{ seen: [{ finding: 'right' }, { finding: 'missing' }] }, { isProven: false }],
  })
})

test('nothing is looked up before the mailbox is confirmed: whoever reads it has to agree', async () => {
  const as = await enter()
  await begin(as)
  expect(await server.call(check, {}, { as })).toMatchObject({ status: 409, message: 'senders.notConfirmed' })
  expect((await look(as)).own).toMatchObject({ state: 'unconfirmed', records: [] })
})

test('a wrong code is refused, and another one is sent once a minute', async () => {
  const as = await enter()
  const { email } = await begin(as)
  const wrong = codeIn(email) === '123456' ? '654321' : '123456'
  expect(await server.call(confirm, { code: wrong }, { as })).toMatchObject({ message: 'identity.codeInvalid' })
  expect(await server.call(sendCode, {}, { as })).toMatchObject({ message: 'identity.codeJustSent' })
  clock.later(61_000)
  expect((await server.call(sendCode, {}, { as })).status).toBe(200)
  await server.runJobs()
  expect(mail.to(email)).toHaveLength(2)
  expect((await server.call(confirm, { code: codeIn(email) }, { as })).data?.own).toMatchObject({
    state: 'recordsMissing',
  })
  expect(await server.call(sendCode, {}, { as })).toMatchObject({ message: 'senders.confirmedAlready' })
})

test.each([
  ['somebody@gmail.com', 'senders.anyones'],
  ['us@coverwright.example', 'senders.ours'],
  ['not an address', 'identity.emailNotValid'],
])('%s is refused as a sender', async (email, message) => {
  expect(await server.call(set, { email }, { as: await enter() })).toMatchObject({ message, field: 'email' })
})

test('another address starts anew, and the proof of the last one counts for nothing', async () => {
  const as = await enter()
  await proven(as)
  const { email } = await begin(as)
  expect(await look(as)).toMatchObject({
    own: { email, state: 'unconfirmed' },
    shown: { email: 'no-reply@coverwright.example' },
  })
})

test('a record that is gone is told, and mails leave from the platform again; silence takes nothing', async () => {
  const as = await enter()
  await proven(as)
  const { name } = (await look(as)).own!.records.find(({ record }) => record === 'dkim')!
  const dayLater = async () => {
    clock.later(21 * 3_600_000)
    await server.runChore('senders.watch')
    await server.runJobs()
    return (await look(await enter(DECIDING, as.session.company))).own!.state
  }
  first!.drop('TXT', name)
  expect(await dayLater()).toBe('proven')
  second!.drop('TXT', name)
  expect(await dayLater()).toBe('recordsMissing')
  expect((await write(as.session.company, 'late@home.example')).from).toBe('no-reply@coverwright.example')
  const kinds = await server.within(
    as.session.company,
    async ({ db }) => (await db.execute<{ kind: string }>(`select kind from notices where kind like 'senders%'`)).rows,
  )
  expect(kinds).toEqual([{ kind: 'senders.lost' }])
})

test('it is removed, and then there is nothing to confirm, check or remove', async () => {
  const as = await enter()
  await proven(as)
  expect((await server.call(remove, {}, { as })).data).toMatchObject({ own: null, may: ['set'] })
  for (const operation of [sendCode, check, remove])
    expect(await server.call(operation, {}, { as })).toMatchObject({ status: 409, message: 'senders.none' })
  expect(await server.call(confirm, { code: '123456' }, { as })).toMatchObject({ message: 'senders.none' })
})

test('who may only look changes nothing, and another company sees nothing of it', async () => {
  const as = await enter()
  const { email } = await begin(as)
  const looking = await enter(['companies.read'], as.session.company)
  expect(await look(looking)).toMatchObject({ own: { email }, may: [] })
  expect(await server.call(remove, {}, { as: looking })).toMatchObject({ status: 403 })
  expect((await look(await enter())).own).toBeNull()
})
