import { productOperations } from '@coverwright/contract/design/products'
import { templateOperations as operations } from '@coverwright/contract/design/templates'
import { policyOperations } from '@coverwright/contract/selling/policies'
import {
  type Block,
  bodyOf,
  emptyMail,
  findSystemTemplate,
  type MailBody,
  systemTemplates,
} from '@coverwright/rules/design/templates'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mediaOperations } from '@coverwright/contract/company/media'
import { newFileKey } from '../../platform/files'
import { addFile, media } from '../../company/media'
import { type Caller, readMailbox, type TestServer } from '../../platform/testing'
import { documentsRoom, policyValues } from '../../selling/documents'
import { openTill, startSales, type Till } from '../../selling/orders/sale.builder'
import { people } from '../../selling/quotes/quote-shop.builder'
import { templatesRoom } from '.'

let server: TestServer
let till: Till
let as: Caller
beforeAll(async () => {
  server = await startSales({ rooms: [documentsRoom, templatesRoom(policyValues), media] })
  till = await openTill(server)
  as = till.as
})
afterAll(() => server.close())

let made = 0
const name = (word: string) => `${word} ${(made += 1)}`
const words = (text: string, more: Partial<Block> = {}) =>
  ({ id: `b${(made += 1)}`, when: '', kind: 'text', text: { en_us: text }, ...more }) as Block
const mail = (...blocks: Block[]): MailBody => ({ ...emptyMail, subject: { en_us: 'Yours' }, blocks })
const create = async (from: 'policyIssued' | 'policyCancelled' | null = null) =>
  (await server.call(operations.create, { name: name('Mail'), tag: 'other', from }, { as })).data!
type Made = Awaited<ReturnType<typeof create>>
const save = (row: Made, body: MailBody) =>
  server.call(
    operations.update,
    { id: row.id, baseRevision: row.revision, name: row.name, tag: row.tag, productId: row.productId, body },
    { as },
  )
const use = ({ id, revision: baseRevision }: Made) => server.call(operations.use, { id, baseRevision }, { as })
const bind = (templateId: string | null, moment: 'policyIssued' | 'policyCancelled' = 'policyIssued') =>
  server.call(operations.bind, { productId: till.productId, moment, templateId }, { as })
/** Saved, in use and bound. */
async function sent(body: MailBody, moment: 'policyIssued' | 'policyCancelled' = 'policyIssued') {
  const saved = (await save(await create(), body)).data!
  const used = (await use(saved)).data!
  expect((await bind(used.id, moment)).status).toBe(200)
  return used
}
let buyers = 0
async function bought() {
  const email = `buyer-${(buyers += 1)}@mail.example`
  const { outcome } = await till.buy({ email })
  await server.runJobs()
  return { email, number: outcome.policy!.number, mails: await readMailbox(server, email) }
}

test('a copy of the mail of the house is changed in two languages, bound, and what the buyer gets', async () => {
  const copy = await create('policyIssued')
  expect(copy).toMatchObject({
    madeFrom: { key: 'policyIssued', version: 1, newest: 1 },
    state: 'draft',
    version: null,
  })
  expect(await bind(copy.id)).toMatchObject({ message: 'templates.notUsed' })
  const heading = { en_us: 'Welcome {{holder.name}}', zh_tw: '歡迎 {{holder.name}}' }
  const blocks = copy.body.blocks.map((block) => (block.kind === 'heading' ? { ...block, text: heading } : block))
  const saved = (await save(copy, { ...copy.body, blocks })).data!
  expect(saved.missing).toMatchObject({ en_us: 0, zh_tw: 0, zh_cn: 1 })
  const used = (await use(saved)).data!
  expect(used).toMatchObject({ state: 'inUse', version: 1, isChanged: false })
  expect((await bind(copy.id)).data).toMatchObject({ templateId: copy.id })
  const { mails, number } = await bought()
  expect(mails).toHaveLength(1)
  expect(mails[0]!.subject).toContain(`Your policy ${number}`)
  expect(mails[0]!.html).toContain('Welcome ')
  expect(mails[0]!.text).toContain('Welcome ')
  expect(mails[0]!.text).toMatch(/http\S+\/my\//)
  expect(mails[0]!.attachments.length).toBeGreaterThanOrEqual(2)
  expect(mails[0]!.html).not.toMatch(/cw(slot|open|close)\d|fonts\.googleapis/)
  await bind(null)
})

test('what is changed after it is in use is nobody’s mail until it is used again', async () => {
  const used = await sent(mail(words('First words for {{holder.name}}')))
  const changed = (await save(used, mail(words('Second words')))).data!
  expect(changed).toMatchObject({ isChanged: true, version: 1 })
  expect((await bought()).mails[0]!.text).toContain('First words')
  await use(changed)
  expect((await bought()).mails[0]!.text).toContain('Second words')
  await bind(null)
})

test('a cancelled policy is told by the template of that moment, its refund in the reader’s way', async () => {
  const used = await sent(
    mail(words('You get {{policy.refund}} back from {{policy.cancelledDate}} on.')),
    'policyCancelled',
  )
  const { email, number } = await bought()
  const [row] = await till.rows<{ id: string }>(sql`select id from policies where number = ${number}`)
  const half = { policyId: row!.id, countsFrom: '2026-04-15', method: 'proRata' } as const
  const { givenBack } = (await server.call(policyOperations.previewCancel, half, { as })).data!
  await server.call(policyOperations.cancelPolicy, { ...half, givenBackMinor: givenBack.minor, reason: '' }, { as })
  await server.runJobs()
  const mails = (await readMailbox(server, email)).filter(({ subject }) => subject === 'Yours')
  expect(mails).toHaveLength(1)
  expect(mails[0]!.text).toMatch(/You get HK\$[\d.]+ back from April 15, 2026 on\./)
  await bind(null, 'policyCancelled')
  await server.call(operations.delete, { id: used.id }, { as })
})

test('a value that is not there at the time is told in the log, and the buyer gets the mail of the house', async () => {
  const used = await sent(mail(words('Refund {{policy.refund}}')))
  const { mails } = await bought()
  expect(mails).toHaveLength(1)
  expect(mails[0]!.subject).not.toBe('Yours')
  const told = await till.rows<{ about: { missing: string } }>(
    sql`select about from audit_log where what = 'templates.notSent' and about->>'templateId' = ${used.id}`,
  )
  expect(told.map(({ about }) => about.missing)).toEqual(['policy.refund'])
  await bind(null)
})

test('loops go over every cover, over nothing they leave their title out too, and conditions decide', async () => {
  const each = (over: 'covers' | 'instalments', title: string, text: string) =>
    ({
      id: over,
      when: '',
      kind: 'each',
      over,
      title: { en_us: title },
      text: { en_us: text },
      aside: { en_us: '{{cover.amount}}' },
    }) as Block
  const loop = each('covers', 'All covers', '* {{cover.title}}')
  const none = { ...each('instalments', 'All instalments', '{{instalment.day}}'), aside: {} } as Block
  await sent(
    mail(
      words('Hello'),
      loop,
      none,
      words('Dear customer', { when: 'policy.premium > 100000' }),
      words('Small', { when: 'policy.premium < 100000' }),
    ),
  )
  const { text, html } = (await bought()).mails[0]!
  expect(text).toContain('All covers\n- *')
  for (const part of [text, html]) {
    expect(part).not.toContain('All instalments')
    expect(part).not.toContain('Dear customer')
    expect(part).toContain('Small')
  }
  await bind(null)
})

test.each([
  ['{{holder.nickname}}', 'templates.unknownVariable'],
  ['{{holder.name', 'templates.bracesOpen'],
  ['{{ holder.name | upcase }}', 'templates.notAName'],
  ['{{answers.unheardOf}}', 'templates.unknownVariable'],
])('%s cannot be saved, and the place is named', async (text, message) => {
  const row = await create()
  expect(await save(row, mail(words(text)))).toMatchObject({ message, field: 'body.blocks.0.text.en_us' })
})

test('MJML, Liquid and HTML that somebody types arrive as the letters they are', async () => {
  const typed = '<mj-text>{% if true %}<b>cwslot0end</b>{% endif %}</mj-text> </mjml> <!-- -->'
  await sent(mail(words(typed)))
  const { html, text } = (await bought()).mails[0]!
  expect(text).toContain(typed)
  expect(html).toContain('&lt;mj-text&gt;{% if true %}&lt;b&gt;cwslot0end&lt;/b&gt;{% endif %}&lt;/mj-text&gt;')
  await bind(null)
})

const PAYLOADS = [
  '<script>alert(1)</script>',
  '"><script>alert(1)</script>',
  "'><img src=x onerror=alert(1)>",
  '<svg onload=alert(1)>',
  'javascript:alert(1)',
  '<a href="javascript:alert(1)">x</a>',
  '<iframe src=//evil.example>',
  '</style><script>alert(1)</script>',
  '</title><script>alert(1)</script>',
  '--><script>alert(1)</script><!--',
  '<![endif]--><script>alert(1)</script>',
  '<body onload=alert(1)>',
  '<math><mtext></mtext><script>alert(1)</script></math>',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '<scr<script>ipt>alert(1)</script>',
  '<img src="x` onerror=alert(1)`">',
]
const payloads = Array.from({ length: 50 }, (_, at) => `${PAYLOADS[at % PAYLOADS.length]}${at}`)

test('fifty scripts in every text come out as letters', async () => {
  const row = await create()
  for (const payload of payloads.slice(0, 50)) {
    const say = { en_us: payload }
    const body: MailBody = {
      ...{ version: 1, subject: say, preview: say, attachments: [] },
      blocks: [
        { id: 'a', when: '', kind: 'heading', text: say },
        { id: 'b', when: '', kind: 'text', text: say },
        { id: 'c', when: '', kind: 'note', text: say },
        { id: 'd', when: '', kind: 'button', label: say, link: '{{policy.link}}' },
        {
          id: 'e',
          when: '',
          kind: 'facts',
          rows: [{ id: 'r', label: say, value: say }],
          columns: 2,
          hidesEmpty: false,
        },
        { id: 'f', when: '', kind: 'each', over: 'covers', title: say, text: say, aside: say },
      ],
    }
    const latest = (await server.call(operations.get, { id: row.id }, { as })).data!
    expect((await save(latest, body)).status).toBe(200)
    const shown = (await server.call(operations.preview, { id: row.id, language: 'en_us', policyId: null }, { as }))
      .data!
    const answer = await server.raw(shown.address)
    const html = await answer.text()
    expect(answer.headers.get('content-security-policy')).toContain('sandbox')
    expect(html).not.toMatch(/<script|<svg|<iframe|<math/i)
  }
})

test('a link to a script is refused', async () => {
  const button = (link: string): Block => ({ id: 'x', when: '', kind: 'button', label: { en_us: 'Go' }, link })
  for (const link of [
    'javascript:alert(1)',
    'data:text/html,x',
    'http://plain.example',
    '{{holder.name}}',
    'https://a.example/"onclick="',
  ])
    expect((await save(await create(), mail(button(link)))).status, link).toBe(409)
  expect((await save(await create(), mail(words('x'), button('https://a.example/')))).status).toBe(200)
})

test('names are unique whatever their case, also for copies', async () => {
  const row = await create()
  const again = await server.call(operations.create, { name: row.name.toUpperCase(), tag: 'other', from: null }, { as })
  expect(again).toMatchObject({ status: 409, message: 'templates.nameTaken' })
  expect(await server.call(operations.copy, { id: row.id, name: row.name }, { as })).toMatchObject({
    message: 'templates.nameTaken',
  })
})

test('of two who save, the second is told how it stands', async () => {
  const row = await create()
  await save(row, mail(words('Mine')))
  expect(await save(row, mail(words('Theirs')))).toMatchObject({ status: 409, message: 'templates.changedMeanwhile' })
})

test('what a product sends cannot be deleted, and the refusal names the product', async () => {
  const used = await sent(mail(words('Hello')))
  expect(await server.call(operations.delete, { id: used.id }, { as })).toMatchObject({
    message: 'templates.inUse',
    values: { count: 1 },
  })
  await bind(null)
  expect((await server.call(operations.delete, { id: used.id }, { as })).data).toEqual({ id: used.id })
  expect(await server.call(operations.get, { id: used.id }, { as })).toMatchObject({ status: 404 })
})

test('a template that is deleted while its mail is on the way: the mail arrives, the next is the house’s', async () => {
  const used = await sent(mail(words('On its way')))
  const email = 'on-its-way@mail.example'
  await till.buy({ email })
  await server.runJobs()
  await bind(null)
  await server.call(operations.delete, { id: used.id }, { as })
  expect((await readMailbox(server, email)).map(({ subject }) => subject)).toEqual(['Yours'])
  expect((await bought()).mails[0]!.subject).not.toBe('Yours')
})

test('an attachment that is gone keeps the mail from being sent, and the house’s goes out', async () => {
  const key = await server.within(till.company, async (ctx) => {
    const content = Buffer.from('%PDF-1.4')
    const [id, stored] = [ctx.newId(), newFileKey(ctx.company, ctx.now(), ctx.newId())]
    await ctx.files.put(stored, content, { size: content.length, type: 'application/pdf' })
    await addFile(ctx, {
      ...{
        id,
        purpose: 'mailAttachment',
        name: 'terms.pdf',
        kind: 'pdf',
        size: content.length,
        sha256: 'x',
        key: stored,
        madeAt: ctx.now(),
      },
      ...{ width: null, height: null, madeBy: null },
    })
    return { id, stored }
  })
  await sent({ ...mail(words('With terms')), attachments: [key.id] })
  const { mails } = await bought()
  expect(mails[0]!.attachments.map((file) => file.name)).toContain('terms.pdf')
  await server.within(till.company, (ctx) => ctx.files.delete(key.stored))
  const after = (await bought()).mails
  expect(after).toHaveLength(1)
  expect(after[0]!.subject).not.toBe('Yours')
  await bind(null)
})

test('a mail about quotes is not bound to a policy’s moment, one with nothing in it is not used', async () => {
  const quote = (await use((await save(await create(), mail(words('{{quote.number}}')))).data!)).data!
  expect(await bind(quote.id)).toMatchObject({ message: 'templates.notThere', values: { name: 'quote.number' } })
  const uses = (await server.call(operations.listUses, {}, { as })).data!
  expect(uses.rows.find(({ moment }) => moment === 'policyIssued')).toMatchObject({ templateId: null })
  expect(await use(await create())).toMatchObject({ message: 'templates.subjectMissing' })
})

test('a newer mail of the house is compared, and taken only when somebody says so', async () => {
  const copy = await create('policyIssued')
  const mine = (await save(copy, { ...copy.body, subject: { ...copy.body.subject, en_us: 'Mine' } })).data!
  await till.rows(sql`update templates set system_version = 0 where id = ${mine.id} returning id`)
  const old = (await server.call(operations.get, { id: mine.id }, { as })).data!
  expect(old.madeFrom).toEqual({ key: 'policyIssued', version: 0, newest: 1 })
  const compared = (await server.call(operations.compare, { id: mine.id }, { as })).data!
  expect(compared.differences).toMatchObject([{ place: 'subject.en_us', mine: 'Mine' }])
  const kept = (
    await server.call(operations.settle, { id: mine.id, baseRevision: old.revision, takes: 'mine' }, { as })
  ).data!
  expect(kept).toMatchObject({ body: { subject: { en_us: 'Mine' } }, madeFrom: { version: 1 } })
  const taken = (
    await server.call(operations.settle, { id: mine.id, baseRevision: kept.revision, takes: 'theirs' }, { as })
  ).data!
  expect(taken.body).toEqual(bodyOf(findSystemTemplate('policyIssued')!))
})

test('every mail of the house can be looked at in three languages, without a hole in it', async () => {
  const listed = (await server.call(operations.listSystem, {}, { as })).data!
  expect(listed.rows).toHaveLength(systemTemplates.length)
  for (const { key } of listed.rows)
    for (const language of ['en_us', 'zh_tw', 'zh_cn'] as const) {
      const shown = (await server.call(operations.previewSystem, { key, language }, { as })).data!
      expect(
        shown.problems.filter((problem) => !problem.name.startsWith('company.')),
        `${key} ${language}`,
      ).toEqual([])
      expect(shown.subject).not.toContain('{{')
    }
})

test('a preview is filled from a real policy, for those who may see policies', async () => {
  const { number } = await bought()
  const row = (await save(await create(), mail(words('Number {{policy.number}}')))).data!
  const [subject] = (await server.call(operations.listSubjects, {}, { as })).data!.rows
  expect(subject).toMatchObject({ number })
  const shown = await server.call(
    operations.preview,
    { id: row.id, language: 'zh_tw', policyId: subject!.policyId },
    { as },
  )
  expect(shown.data).toMatchObject({ problems: [] })
  expect(shown.data!.text).toContain(number)
  expect(await (await server.raw(shown.data!.address)).text()).toContain(number)
  expect((await server.raw(`${shown.data!.address}x`)).status).toBe(404)
})

test('products that are not there, or that somebody does not see, send nothing of ours', async () => {
  const used = await sent(mail(words('Hello')))
  await bind(null)
  const other = (await server.call(productOperations.list, {}, { as })).data!
  expect(other.total).toBeGreaterThan(0)
  const nobody = {
    productId: '00000000-0000-4000-8000-000000000000',
    moment: 'policyIssued' as const,
    templateId: used.id,
  }
  expect((await server.call(operations.bind, nobody, { as })).status).toBe(404)
})

/** A file as an upload leaves it behind. */
const keep = (purpose: 'image' | 'companyProof', kind: 'png' | 'pdf') =>
  server.within(till.company, async (ctx) => {
    const content = Buffer.from('bytes')
    const [id, key] = [ctx.newId(), newFileKey(ctx.company, ctx.now(), ctx.newId())]
    await ctx.files.put(key, content, { size: content.length, type: 'image/png' })
    const facts = { id, purpose, kind, key, name: `file.${kind}`, size: content.length, sha256: 'x', madeAt: ctx.now() }
    await addFile(ctx, { ...facts, width: null, height: null, madeBy: null })
    return id
  })
const picture = (fileId: string): Block => ({ id: 'p', when: '', kind: 'picture', fileId, alt: { en_us: 'A boat' } })

test('a picture is shown to everybody once it stands in a mail, and no other file is', async () => {
  const [shown, hidden, proof] = [
    await keep('image', 'png'),
    await keep('image', 'png'),
    await keep('companyProof', 'pdf'),
  ]
  const at = (id: string) => server.raw(`/mail/pictures/${till.company}/${id}`)
  expect((await at(shown)).status).toBe(404)
  const saved = await save(await create(), mail(words('x'), picture(shown)))
  expect(saved.status).toBe(200)
  expect((await at(shown)).status).toBe(200)
  expect((await at(hidden)).status).toBe(404)
  expect(await save(saved.data!, mail(words('x'), picture(proof)))).toMatchObject({
    message: 'templates.fileNotUsable',
  })
  const refused = await server.call(mediaOperations.deleteFile, { fileId: shown }, { as })
  expect(refused).toMatchObject({ message: 'media.inUse', values: { place: 'mailTemplate' } })
})

test('a picture of more than 60 megapixels is refused before it can be put into a mail', async () => {
  const head = Buffer.alloc(33)
  Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex').copy(head)
  head.writeUInt32BE(10_000, 16)
  head.writeUInt32BE(7_000, 20)
  Buffer.from('0802000000', 'hex').copy(head, 24)
  const draft = { purpose: 'image', name: 'wide.png', size: head.length, type: 'image/png' } as const
  const ticket = (await server.call(mediaOperations.requestUpload, draft, { as })).data!
  await server.raw(ticket.url, { method: 'PUT', headers: ticket.headers, body: head })
  const completed = await server.call(mediaOperations.completeUpload, { uploadId: ticket.uploadId }, { as })
  expect(completed.status).toBe(409)
  expect(completed.data).toBeNull()
})

test('who may only look changes nothing, and in another company it is not there', async () => {
  const { id, revision: baseRevision } = await create()
  const looking = people.open(await server.openBrowser(), till.company, ['templates.read'])
  expect((await server.call(operations.get, { id }, { as: looking })).data).toMatchObject({ may: [] })
  expect((await server.call(operations.use, { id, baseRevision }, { as: looking })).status).toBe(403)
  expect((await server.call(operations.listSubjects, {}, { as: looking })).data).toEqual({ rows: [] })
  const [subject] = (await server.call(operations.listSubjects, {}, { as })).data!.rows
  const asked = { id, language: 'en_us', policyId: subject!.policyId } as const
  expect(await server.call(operations.preview, asked, { as: looking })).toMatchObject({ status: 404 })
  const other = people.open(await server.openBrowser(), crypto.randomUUID(), ['templates.read', 'templates.write'])
  expect(await server.call(operations.get, { id }, { as: other })).toMatchObject({ status: 404 })
})
