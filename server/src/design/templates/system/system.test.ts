import { type MailView, templateOperations as operations } from '@coverwright/contract/design/templates'
import { permissions } from '@coverwright/rules/company/members'
import {
  bodyOf,
  findSystemMail,
  findSystemPaper,
  isPaper,
  type MailBody,
  type PaperBody,
} from '@coverwright/rules/design/templates'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertPerson } from '../../../company/people'
import { type Caller, readMailbox } from '../../../platform/testing'
import { textOf } from '../../../selling/documents/paper-text.builder'
import { people } from '../../../selling/quotes/quote-shop.builder'
import { as, bind, bought, create, openDesk, save, server, till, use } from '../mail-desk.builder'

let designer: Caller
let other: Caller

beforeAll(async () => {
  await openDesk({ SYSTEM_DESIGNERS: 'Ink@studio.example, quill@studio.example' })
  ;[designer, other] = [await join('ink@studio.example'), await join('quill@studio.example')]
})
afterAll(() => server.close())

/** Somebody of another company than the one that sells. */
async function join(email: string, held = permissions): Promise<Caller> {
  const company = crypto.randomUUID()
  const caller = people.open(await server.openBrowser(), company, held)
  await server.within(company, async (ctx) => {
    const times = { passwordChangedAt: ctx.now(), createdAt: ctx.now() }
    await insertPerson(ctx, { id: caller.session.member.id, email, passwordHash: 'x', homeCompany: company, ...times })
  })
  return caller
}

const key = 'policyIssued' as const
const shipped: MailBody = bodyOf(findSystemMail(key)!)
const open = async (by: Caller = designer) =>
  (await server.call(operations.getSystem, { key }, { as: by })).data! as MailView
const keep = (baseRevision: number, body: MailBody, by: Caller = designer) =>
  server.call(operations.updateSystem, { key, baseRevision, body }, { as: by })
const publish = (baseRevision: number, by: Caller = designer) =>
  server.call(operations.publishSystem, { key, baseRevision }, { as: by })
/** Each language of the subject says which edition it is. */
const named = (word: string, body: MailBody = shipped): MailBody => ({
  ...body,
  subject: { en_us: `${word} {{policy.number}}`, zh_tw: `${word}中`, zh_cn: `${word}国` },
})
async function edition(word: string) {
  const saved = (await keep((await open()).revision, named(word))).data!
  return (await publish(saved.revision)).data!
}
const listed = async (by: Caller) => {
  const { rows, may } = (await server.call(operations.listSystem, {}, { as: by })).data!
  return { row: rows.find((each) => each.key === key)!, may }
}

test('whoever is not named as a designer of the system looks and copies, and changes nothing', async () => {
  const { revision: baseRevision, body } = await open()
  const closed = { status: 403, message: 'platform.noPermission' }
  const mine = { as }
  expect(await server.call(operations.getSystem, { key }, mine)).toMatchObject(closed)
  expect(await keep(baseRevision, body, as)).toMatchObject(closed)
  expect(await publish(baseRevision, as)).toMatchObject(closed)
  expect(await server.call(operations.compareSystem, { key }, mine)).toMatchObject(closed)
  const settled = { key, baseRevision, takes: 'theirs' } as const
  expect(await server.call(operations.settleSystem, settled, mine)).toMatchObject(closed)
  expect(await server.call(operations.sendTestSystem, { key, language: 'en_us' }, mine)).toMatchObject(closed)
  const draft = { key, language: 'en_us', isDraft: true } as const
  expect(await server.call(operations.previewSystem, draft, mine)).toMatchObject(closed)
  expect((await listed(as)).may).toEqual(['create'])
  expect((await listed(designer)).may).toEqual(['create', 'edit'])
  const reader = people.open(await server.openBrowser(), crypto.randomUUID(), ['templates.read'])
  expect(await keep(baseRevision, body, reader)).toMatchObject({ status: 403 })
})

test('a draft is nobody’s mail; a published version is copied by everybody, and copies are offered what differs', async () => {
  const copy = await create(key)
  expect(copy).toMatchObject({ body: shipped, madeFrom: { version: 1, newest: 1 } })
  const saved = (await keep((await open()).revision, named('Second'))).data!
  expect(saved).toMatchObject({ system: key, isChanged: true, version: 1 })
  expect((await create(key)).body).toEqual(shipped)
  expect((await listed(as)).row).toMatchObject({ version: 1, isChanged: false })
  expect((await listed(designer)).row).toMatchObject({ version: 1, isChanged: true })

  expect((await publish(saved.revision)).data).toMatchObject({ version: 2, isChanged: false })
  expect((await listed(as)).row).toMatchObject({ version: 2, subject: { en_us: 'Second {{policy.number}}' } })
  expect((await create(key)).body.subject['en_us']).toBe('Second {{policy.number}}')
  const old = (await server.call(operations.get, { id: copy.id }, { as })).data!
  expect(old).toMatchObject({ body: shipped, madeFrom: { version: 1, newest: 2 } })
  const { differences } = (await server.call(operations.compare, { id: copy.id }, { as })).data!
  expect(differences.map(({ place }) => place)).toEqual(['subject.en_us', 'subject.zh_tw', 'subject.zh_cn'])
  const takes = { id: copy.id, baseRevision: old.revision, takes: 'theirs' } as const
  expect((await server.call(operations.settle, takes, { as })).data).toMatchObject({
    body: { subject: { en_us: 'Second {{policy.number}}' } },
    madeFrom: { version: 2, newest: 2 },
  })
})

test('what a designer published is what a company without a template of its own sends, and its own goes before it', async () => {
  await edition('Everybody')
  const first = await bought()
  expect(first.mails[0]!.subject).toBe(`Everybody ${first.number}`)
  const copy = await create(key)
  const own = (await use((await save(copy, named('Ours', copy.body))).data!)).data!
  await bind(own.id)
  const second = await bought()
  expect(second.mails[0]!.subject).toBe(`Ours ${second.number}`)
  await bind(null)
})

test('where the published mail has a hole for this buyer, they get the standard one', async () => {
  const block = {
    id: 'hole',
    when: '',
    kind: 'text' as const,
    text: { en_us: '{{policy.refund}}', zh_tw: 'x', zh_cn: 'x' },
  }
  const body = { ...named('Hole'), blocks: [...shipped.blocks, block] }
  const saved = (await keep((await open()).revision, body)).data!
  expect((await publish(saved.revision)).status).toBe(200)
  const { mails } = await bought()
  expect(mails).toHaveLength(1)
  expect(mails[0]!.subject).not.toContain('Hole')
})

test('of two designers at once the second is told how it stands, also at the very first save', async () => {
  const { revision } = await open()
  const both = await Promise.all([keep(revision, named('One')), keep(revision, named('Two'), other)])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  const [lost] = both.filter(({ status }) => status === 409)
  expect(lost).toMatchObject({ message: 'templates.changedMeanwhile', current: { revision: revision + 1 } })
  expect(await publish(revision, other)).toMatchObject({ message: 'templates.changedMeanwhile' })

  const receipt = bodyOf(findSystemPaper('receipt'))
  const save = (by: Caller) =>
    server.call(operations.updateSystemPaper, { key: 'receipt', baseRevision: 1, body: receipt }, { as: by })
  const firsts = await Promise.all([save(designer), save(other)])
  expect(firsts.map(({ status }) => status).sort()).toEqual([200, 409])
})

test('unknown names are not saved; what a moment does not know, a missing language and files are not published', async () => {
  const { revision } = await open()
  const says = (text: string, more: Partial<MailBody> = {}): MailBody => ({
    ...named('x'),
    blocks: [{ id: 'a', when: '', kind: 'text', text: { en_us: text, zh_tw: text, zh_cn: text } }],
    ...more,
  })
  expect(await keep(revision, says('{{holder.nmae}}'))).toMatchObject({
    message: 'templates.unknownVariable',
    field: 'body.blocks.0.text.en_us',
  })
  const files = says('x', { attachments: [crypto.randomUUID()] })
  expect(await keep(revision, files)).toMatchObject({ message: 'templates.systemHasNoFiles' })
  expect(await keep(revision, { ...says('x'), html: { en_us: '<p>x</p>' } })).toMatchObject({ status: 409 })
  const wrong = { key: 'cover', baseRevision: 1, body: says('x') } as const
  expect(await server.call(operations.updateSystem, wrong, { as: designer })).toMatchObject({
    message: 'templates.otherKind',
  })
  const quote = (await keep(revision, says('{{quote.number}}'))).data!
  expect(await publish(quote.revision)).toMatchObject({ message: 'templates.notThere' })
  const english = (await keep(quote.revision, { ...says('x'), subject: { en_us: 'Only' } })).data!
  expect(await publish(english.revision)).toMatchObject({ message: 'templates.languagesMissing', values: { count: 2 } })
})

test('a newer program changes nothing that a designer published: it is offered to the designer', async () => {
  const published = await edition('Kept')
  await till.rows(sql`update system_template_drafts set shipped_version = 0 where key = ${key} returning key`)
  expect((await listed(as)).row).toMatchObject({ version: published.version, hasNewer: false })
  expect((await listed(designer)).row).toMatchObject({ hasNewer: true })
  const draft = await open()
  expect(draft.madeFrom).toEqual({ key, version: 0, newest: 1 })
  const { differences } = (await server.call(operations.compareSystem, { key }, { as: designer })).data!
  expect(differences[0]).toMatchObject({ place: 'subject.en_us', mine: 'Kept {{policy.number}}' })
  const takes = { key, baseRevision: draft.revision, takes: 'theirs' } as const
  const taken = (await server.call(operations.settleSystem, takes, { as: designer })).data!
  expect(taken).toMatchObject({ body: shipped, isChanged: true, madeFrom: { version: 1, newest: 1 } })
  expect((await listed(as)).row).toMatchObject({ version: published.version })
  expect((await publish(taken.revision)).data).toMatchObject({ version: published.version! + 1 })
})

test('a paper that a designer published is what is printed', async () => {
  const asked = { key: 'cover' } as const
  const view = (await server.call(operations.getSystem, asked, { as: designer })).data!
  if (!isPaper(view.body)) throw new Error('A paper was asked for')
  const line = {
    id: 'line',
    when: '',
    kind: 'text' as const,
    text: { en_us: 'From the studio', zh_tw: '來自', zh_cn: '来自' },
  }
  const body: PaperBody = { ...view.body, blocks: [...view.body.blocks, line] }
  const sent = { ...asked, baseRevision: view.revision, body }
  const saved = (await server.call(operations.updateSystemPaper, sent, { as: designer })).data!
  const shown = { ...asked, language: 'en_us' } as const
  const seen = async (isDraft: boolean, by: Caller) => {
    const { address } = (await server.call(operations.previewSystem, { ...shown, isDraft }, { as: by })).data!
    return (await textOf(await (await server.raw(address)).arrayBuffer())).text
  }
  expect(await seen(true, designer)).toContain('From the studio')
  expect(await seen(false, as)).not.toContain('From the studio')
  const based = { ...asked, baseRevision: saved.revision }
  expect((await server.call(operations.publishSystem, based, { as: designer })).status).toBe(200)
  expect(await seen(false, as)).toContain('From the studio')
})

test('a test of a draft goes to its designer alone', async () => {
  await keep((await open()).revision, named('Trial'))
  const { to } = (await server.call(operations.sendTestSystem, { key, language: 'en_us' }, { as: designer })).data!
  expect(to).toBe('ink@studio.example')
  await server.runJobs()
  expect((await readMailbox(server, to))[0]!.subject).toMatch(/^\[Test\] Trial/)
})
