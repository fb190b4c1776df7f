import { templateOperations } from '@coverwright/contract/design/templates'
import { quoteOperations } from '@coverwright/contract/selling/quotes'
import { automationOperations as operations } from '@coverwright/contract/service/automations'
import { caseOperations } from '@coverwright/contract/service/cases'
import type { SentMoment } from '@coverwright/rules/design/templates'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readMailbox, startTestServer, testClock, type TestServer } from '../../platform/testing'
import { caseDesk } from '../cases/case-desk.builder'
import { says } from './automation-desk.builder'

const clock = testClock('2026-03-01T03:00:00Z')
let server: TestServer
let desk: Awaited<ReturnType<typeof caseDesk>>
beforeAll(async () => {
  server = await startTestServer({ clock: clock.read })
  desk = await caseDesk(server, clock.now)
})
afterAll(() => server.close())

let made = 0
const as = () => desk.primary

/** The product says this at this moment from now on. */
async function bind(moment: SentMoment, text: string) {
  const name = `Mail ${(made += 1)}`
  const row = (await server.call(templateOperations.create, { name, tag: 'other', from: null }, { as: as() })).data!
  const draft = { id: row.id, baseRevision: row.revision, name, tag: 'other', productId: null } as const
  const saved = (await server.call(templateOperations.update, { ...draft, body: says(text) }, { as: as() })).data!
  await server.call(templateOperations.use, { id: row.id, baseRevision: saved.revision }, { as: as() })
  const bound = { productId: desk.productId, moment, templateId: row.id }
  expect((await server.call(templateOperations.bind, bound, { as: as() })).message).toBe('')
}
const silence = (moment: 'quoteReferred' | 'quoteAccepted' | 'quoteDeclined' | 'documentAsked', isOn: boolean) =>
  server.call(operations.silenceUnderwritingMail, { productId: desk.productId, moment, isOn }, { as: as() })
const referred = async () => {
  const email = `buyer-${(made += 1)}@mail.example`
  clock.tick()
  return { email, ...(await desk.open({ email })) }
}
const newest = async (email: string) => (await readMailbox(server, email))[0]
const accept = async (caseId: string) => {
  const asked = { caseId, loadingPercent: '', fee: null, exclusions: ['No skiing'] }
  const { total } = (await server.call(caseOperations.previewTerms, asked, { as: as() })).data!.withTerms
  return server.call(caseOperations.acceptCase, { ...asked, totalMinor: total.minor, note: '' }, { as: as() })
}

test('without a template a referral is told by nobody, and a question in the words of the house', async () => {
  const { email, id: caseId } = await referred()
  expect(await newest(email)).toBeUndefined()
  await server.call(caseOperations.askForMore, { caseId, message: 'Which knee?', note: '' }, { as: as() })
  expect((await newest(email))!.subject).toBe('A question about your Travel Light')
})

test('referred, asked, accepted and declined are told in the company’s words', async () => {
  await bind('quoteReferred', 'Dear {{holder.name}}, we look at {{product.name}}.')
  await bind('documentAsked', 'We need: {{quote.documents}}. {{quote.link}}')
  await bind('quoteAccepted', '{{quote.premium}} with {{quote.terms}}')
  await bind('quoteDeclined', 'Sorry: {{quote.reason}}')
  const asked = await referred()
  expect((await newest(asked.email))!.text).toContain('Dear An Lee, we look at')
  clock.tick()
  await server.call(caseOperations.askForMore, { caseId: asked.id, message: 'Which knee?', note: '' }, { as: as() })
  expect((await newest(asked.email))!.text).toMatch(/We need: Which knee\?\. http\S+#q=/)
  const accepted = await referred()
  clock.tick()
  expect((await accept(accepted.id)).message).toBe('')
  expect((await newest(accepted.email))!.text).toMatch(/HK\$[\d.,]+ with No skiing/)
  const declined = await referred()
  clock.tick()
  const said = { caseId: declined.id, note: 'No', message: 'The knee.' }
  await server.call(caseOperations.declineCase, said, { as: as() })
  expect((await newest(declined.email))!.text).toContain('Sorry: The knee.')
})

test('what is switched off is not sent, in nobody’s words, and again once it is on', async () => {
  for (const moment of ['quoteReferred', 'documentAsked'] as const)
    expect((await silence(moment, false)).data).toMatchObject({ moment, isOn: false })
  const { email, id: caseId } = await referred()
  await server.call(caseOperations.askForMore, { caseId, message: 'Which knee?', note: '' }, { as: as() })
  expect(await newest(email)).toBeUndefined()
  const { rows } = (await server.call(operations.listUnderwritingMails, {}, { as: as() })).data!
  const mine = rows.filter(({ productId }) => productId === desk.productId)
  expect(mine.map(({ moment, isOn }) => [moment, isOn])).toEqual([
    ['quoteReferred', false],
    ['quoteAccepted', true],
    ['quoteDeclined', true],
    ['documentAsked', false],
  ])
  await silence('quoteReferred', true)
  expect(await newest((await referred()).email)).toBeDefined()
})

test('a template that cannot be filled leaves the word to the house', async () => {
  await silence('documentAsked', true)
  await bind('documentAsked', '{{quote.terms}}')
  const { email, id: caseId } = await referred()
  clock.tick()
  await server.call(caseOperations.askForMore, { caseId, message: 'Which knee?', note: '' }, { as: as() })
  expect((await newest(email))!.subject).toBe('A question about your Travel Light')
})

test('whoever has the way back to their answers mailed reads it in the company’s words', async () => {
  await bind('quoteSaved', 'Go on here: {{quote.link}}')
  const token = await desk.refer()
  const email = `saved-${(made += 1)}@mail.example`
  expect((await server.call(quoteOperations.mailLink, { token, email }, { as: desk.buyer })).message).toBe('')
  expect((await newest(email))!.text).toMatch(/Go on here: http\S+#q=/)
})

test('another company’s product is not silenced', async () => {
  const other = await caseDesk(server, clock.now)
  const asked = { productId: other.productId, moment: 'quoteDeclined', isOn: false } as const
  expect((await server.call(operations.silenceUnderwritingMail, asked, { as: as() })).message).toBe('products.notFound')
})
