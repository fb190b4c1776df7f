import { documentOperations } from '@coverwright/contract/selling/documents'
import { holderOperations, policyCancelled, policyOperations } from '@coverwright/contract/selling/policies'
import { type Language, languages } from '@coverwright/rules/languages'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { readMailbox, type TestServer } from '../../platform/testing'
import { clock, openTill, startSales, type Till } from '../orders/sale.builder'
import { documentsRoom } from '.'

let server: TestServer
let till: Till
beforeAll(async () => void (server = await startSales({ rooms: [documentsRoom] })))
afterAll(() => server.close())
beforeEach(async () => {
  clock.now = new Date('2026-03-01T09:00:00Z')
  till = await openTill(server)
})

const { previewCancel, cancelPolicy, getPolicy } = policyOperations
let people = 0

async function sold({ language = 'en_us', isTest = false }: { language?: Language; isTest?: boolean } = {}) {
  const email = `holder-${(people += 1)}@mail.example`
  const { outcome } = await till.buy({ email })
  const { number, myAddress } = outcome.policy!
  const [row] = await till.rows<{ id: string }>(
    sql`update policies set language = ${language}, is_test = ${isTest} where number = ${number} returning id`,
  )
  return { policyId: row!.id, number, email, token: myAddress.replace('/my/', '') }
}
async function cancelled(policyId: string) {
  const half = { policyId, countsFrom: '2026-04-15', method: 'proRata' } as const
  const { givenBack } = (await server.call(previewCancel, half, { as: till.as })).data!
  const sent = { ...half, givenBackMinor: givenBack.minor, reason: '' }
  expect((await server.call(cancelPolicy, sent, { as: till.as })).status).toBe(200)
  return givenBack
}
const letters = async (email: string, number: string) =>
  (await readMailbox(server, email)).filter(
    ({ subject }) => /cancell?ed|已取消/.test(subject) && subject.includes(number),
  )

const said: Record<Language, readonly [string, string]> = {
  en_us: ['has canceled your policy', 'April 15, 2026'],
  en_uk: ['has cancelled your policy', '15 April 2026'],
  en_id: ['has cancelled your policy', '15 April 2026'],
  zh_tw: ['已取消您的保單', '2026年4月15日'],
  zh_cn: ['已取消您的保单', '2026年4月15日'],
}

test.each(languages)(
  'a holder who reads %s gets one letter with day and refund, however often it is told',
  async (language) => {
    const { policyId, number, email } = await sold({ language })
    const { minor } = await cancelled(policyId)
    const [event] = await till.rows<{ data: never }>(sql`select data from events where name = 'policy.cancelled'`)
    await server.runJobs()
    await server.within(till.company, (ctx) => ctx.emit(policyCancelled, event!.data, { policy: policyId }))
    const mails = await letters(email, number)
    expect(mails).toHaveLength(1)
    const [mail] = mails
    for (const words of said[language]) expect(mail!.text).toContain(words)
    expect(mail!.text.replaceAll(',', '.')).toContain(
      `${Math.floor(minor / 100)}.${String(minor % 100).padStart(2, '0')}`,
    )
  },
)

test('who cancels it is told so', async () => {
  const { number, email, token } = await sold()
  await server.call(holderOperations.cancelMine, { token }, { as: till.buyer })
  const mails = await letters(email, number)
  expect(mails).toHaveLength(1)
  expect(mails[0]!.text).toContain('You have canceled your policy')
})

test('of a test it is said that no money moves', async () => {
  const { policyId, number, email } = await sold({ isTest: true })
  await cancelled(policyId)
  const [mail] = await letters(email, number)
  expect(mail!.subject).toMatch(/^Test: /)
  expect(mail!.text).toContain('no money was taken or is refunded')
})

test('its documents are not sent again', async () => {
  const { policyId } = await sold()
  await cancelled(policyId)
  expect((await server.call(getPolicy, { policyId }, { as: till.as })).data).toMatchObject({ may: [] })
  const asked = await server.call(documentOperations.resendDocuments, { policyId }, { as: till.as })
  expect(asked.message).toBe('policies.cancelled')
})
