import { mediaOperations } from '@coverwright/contract/company/media'
import { templateOperations as operations } from '@coverwright/contract/design/templates'
import {
  emptyPaper,
  type PaperBlock,
  type PaperBody,
  momentsOf,
  paperMoments,
  type PaperMoment,
} from '@coverwright/rules/design/templates'
import { languages } from '@coverwright/rules/languages'
import { buffer } from 'node:stream/consumers'
import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newFileKey } from '../../platform/files'
import { readMailbox } from '../../platform/testing'
import { addFile } from '../../company/media'
import { insertPerson } from '../../company/people'
import { clock } from '../../selling/orders/sale.builder'
import { textOf } from '../../selling/documents/paper-text.builder'
import { as, bought, create, mail, openDesk, save, server, till, use, words as mailWords } from './mail-desk.builder'

beforeAll(() => openDesk())
afterAll(() => server.close())

let made = 0
const begin = async (from: PaperMoment | null = null) =>
  (await server.call(operations.create, { kind: 'pdf', name: `Paper ${(made += 1)}`, tag: 'service', from }, { as }))
    .data!
type Made = Awaited<ReturnType<typeof begin>>
const keep = ({ id, revision: baseRevision, name, tag, productId }: Made, body: PaperBody) =>
  server.call(operations.updatePaper, { id, baseRevision, name, tag, productId, body }, { as })
const words = (text: string, more: Partial<PaperBlock> = {}) =>
  ({ id: `b${(made += 1)}`, when: '', kind: 'text', text: { en_us: text }, ...more }) as PaperBlock
const paper = (...blocks: PaperBlock[]): PaperBody => ({ ...emptyPaper, blocks })
const bindTo = (templateId: string | null, moment: PaperMoment | 'policyIssued') =>
  server.call(operations.bind, { productId: till.productId, moment, templateId }, { as })
const shownAt = async (address: string) => textOf(await (await server.raw(address)).arrayBuffer())

test('names are unique among PDFs; a mail may have the same', async () => {
  const { name } = await begin()
  const again = { kind: 'pdf', name: name.toUpperCase(), tag: 'other', from: null } as const
  expect(await server.call(operations.create, again, { as })).toMatchObject({ message: 'templates.nameTaken' })
  expect((await server.call(operations.create, { ...again, kind: 'email' }, { as })).status).toBe(200)
  const listed = (await server.call(operations.list, { kind: 'pdf' }, { as })).data!
  expect(new Set(listed.rows.map(({ kind }) => kind))).toEqual(new Set(['pdf']))
})

test('a PDF is no mail: neither saved, begun nor bound as one', async () => {
  const row = await begin()
  const { id, revision: baseRevision, name, tag, productId } = row
  const asMail = { id, baseRevision, name, tag, productId, body: mail(mailWords('x')) }
  const other = { message: 'templates.otherKind' }
  expect(await server.call(operations.update, asMail, { as })).toMatchObject(other)
  const fromMail = { kind: 'pdf', name: 'Begun', tag: 'other', from: 'policyIssued' } as const
  expect(await server.call(operations.create, fromMail, { as })).toMatchObject(other)
  const used = (await use((await keep(row, paper(words('x')))).data!)).data!
  expect(await bindTo(used.id, 'policyIssued')).toMatchObject(other)
  const sent = (await use((await save(await create(), mail(mailWords('x')))).data!)).data!
  expect(await bindTo(sent.id, 'cover')).toMatchObject(other)
})

test.each([
  [words('{{holder.nickname}}'), 'templates.unknownVariable', 'body.blocks.0.text.en_us'],
  [words('{{cover.title}}'), 'templates.unknownVariable', 'body.blocks.0.text.en_us'],
  [words('x', { when: 'policy.' }), expect.stringMatching(/^logic\./), 'body.blocks.0.when'],
  [
    { id: 'q', when: '', kind: 'qr', holds: 'ftp://x', caption: {} } as PaperBlock,
    'templates.linkNotValid',
    'body.blocks.0.holds',
  ],
])('what nobody could print cannot be saved, and the place is named (%#)', async (block, message, field) => {
  expect(await keep(await begin(), paper(block))).toMatchObject({ message, field })
})

test('what a product makes cannot be deleted, and the refusal names the product', async () => {
  const used = (await use(await begin('receipt'))).data!
  expect((await bindTo(used.id, 'receipt')).data).toMatchObject({ templateId: used.id, moment: 'receipt' })
  expect(await server.call(operations.delete, { id: used.id }, { as })).toMatchObject({ message: 'templates.inUse' })
  const uses = (await server.call(operations.listUses, { kind: 'pdf' }, { as })).data!
  expect(uses.rows.filter(({ productId }) => productId === till.productId).map(({ moment }) => moment)).toEqual(
    paperMoments,
  )
  expect(uses.templates.every(({ kind }) => kind === 'pdf')).toBe(true)
  await bindTo(null, 'receipt')
  expect((await server.call(operations.delete, { id: used.id }, { as })).data).toEqual({ id: used.id })
})

test('a newer PDF of the house is compared, and taken only when somebody says so', async () => {
  const copy = await begin('schedule')
  if (copy.kind !== 'pdf') throw new Error('A PDF was asked for')
  const page = { ...copy.body.page, size: 'letter' } as const
  const mine = (await keep(copy, { ...copy.body, page })).data!
  await till.rows(sql`update templates set system_version = 0 where id = ${mine.id} returning id`)
  const compared = (await server.call(operations.compare, { id: mine.id }, { as })).data!
  expect(compared).toEqual({
    ...{ version: 0, newest: 1 },
    differences: [
      { place: 'page.size', block: null, field: 'page.size', language: null, mine: 'letter', theirs: 'a4' },
    ],
  })
  const settled = { id: mine.id, baseRevision: mine.revision, takes: 'theirs' } as const
  expect((await server.call(operations.settle, settled, { as })).data).toMatchObject({
    ...{ body: copy.body, madeFrom: { key: 'schedule', version: 1, newest: 1 } },
  })
})

test('every PDF of the house is drawn in every language without a hole in it', async () => {
  const { rows } = (await server.call(operations.listSystem, { kind: 'pdf' }, { as })).data!
  expect(rows.map(({ key }) => key)).toEqual(momentsOf('pdf'))
  for (const { key } of rows)
    for (const language of languages) {
      const shown = (await server.call(operations.previewSystem, { key, language }, { as })).data!
      expect(shown.problems, `${key} ${language}`).toEqual([])
      expect(shown.text).toContain(key === 'voucher' ? 'AUTUMN50' : 'TRV-2026-001284')
      expect(shown.text).not.toContain('{{')
    }
})

test('the preview is the very PDF, of a real policy or of likely values, and its address runs out', async () => {
  const { number } = await bought()
  const row = (
    await keep(
      await begin(),
      paper(words('Number {{policy.number}}', { kind: 'heading' }), words('您好 {{holder.name}}')),
    )
  ).data!
  const likely = (await server.call(operations.preview, { id: row.id, language: 'en_us', policyId: null }, { as }))
    .data!
  expect((await shownAt(likely.address)).text).toContain('Number TRV-2026-001284')
  const [subject] = (await server.call(operations.listSubjects, {}, { as })).data!.rows
  const asked = { id: row.id, language: 'zh_tw', policyId: subject!.policyId } as const
  const real = (await server.call(operations.preview, asked, { as })).data!
  const answer = await server.raw(real.address)
  expect(answer.headers.get('content-type')).toBe('application/pdf')
  expect(answer.headers.get('content-security-policy')).toContain("frame-ancestors 'self'")
  const { text } = await textOf(await answer.arrayBuffer())
  expect(text).toContain(number)
  expect(text).toContain('您好')
  expect((await server.raw(`${real.address}x`)).status).toBe(404)
})

test('a test of a PDF comes to its writer by mail, marked as a test, and its bytes do not stay', async () => {
  const { number } = await bought()
  const row = (await keep(await begin(), paper(words('Number {{policy.number}}')))).data!
  const [subject] = (await server.call(operations.listSubjects, {}, { as })).data!.rows
  const asked = { id: row.id, language: 'zh_tw', policyId: subject!.policyId } as const
  const to = 'writer@harbour.example'
  await server.within(till.company, async (ctx) => {
    const times = { passwordChangedAt: ctx.now(), createdAt: ctx.now() }
    const id = till.as.session.member.id
    await insertPerson(ctx, { id, email: to, passwordHash: 'x', homeCompany: till.company, ...times })
  })
  expect((await server.call(operations.sendTest, asked, { as })).data).toEqual({ to })
  const [message] = await till.rows<{ attachments: { key: string }[] }>(
    sql`select attachments from outbox_messages where subject = ${`[Test] ${row.name}`}`,
  )
  const { key } = message!.attachments[0]!
  const bytes = await server.within(till.company, async ({ files }) => buffer(await files.open(key)))
  const { text } = await textOf(bytes)
  expect(text).toContain(`Number ${number}`)
  expect(text).toContain('測試')
  const { rows } = await server.db.jobs.query(
    "select run_at from graphile_worker.jobs where task_identifier = 'media.eraseObject'",
  )
  expect(rows.map(({ run_at }) => run_at.getTime() - clock.now.getTime())).toEqual([3 * 24 * 60 * 60_000])
  const name = `${row.name.replace(' ', '-')}.pdf`
  expect(await readMailbox(server, to)).toMatchObject([{ attachments: [{ name, type: 'application/pdf' }] }])
  expect(await server.within(till.company, ({ files }) => files.sizeOf(key))).toBeNull()
})

test.each([
  ['a value that is not there', words('{{voucher.code}}'), true, 'templates.valueMissing'],
  ['nobody else’s policy', words('x'), false, 'policies.notFound'],
])('a test of a PDF is not sent with %s', async (_, block, isReal, message) => {
  const row = (await keep(await begin(), paper(block))).data!
  const [subject] = (await server.call(operations.listSubjects, {}, { as })).data!.rows
  const policyId = isReal ? subject!.policyId : row.id
  const asked = { id: row.id, language: 'en_us', policyId } as const
  expect(await server.call(operations.sendTest, asked, { as })).toMatchObject({ message })
})

test('a page is looked at and never mailed', async () => {
  const page = { kind: 'page', name: 'A page', tag: 'sale', from: null } as const
  const { id } = (await server.call(operations.create, page, { as })).data!
  const asked = { id, language: 'en_us', policyId: null } as const
  expect(await server.call(operations.sendTest, asked, { as })).toMatchObject({ message: 'templates.otherKind' })
})

const PAYLOADS = [
  '<script>alert(1)</script>',
  '{1+1} {totalPages} {process.exit()}',
  ') Tj /JavaScript (app.alert(1))',
  '${7*7} `id` \\u0000',
]

test('scripts and formulas in every text are printed as the letters they are', async () => {
  const row = await begin()
  for (const payload of PAYLOADS) {
    const say = { en_us: payload }
    const body: PaperBody = {
      ...{ version: 1, page: { ...emptyPaper.page, header: say, footer: say } },
      blocks: [
        { id: 'a', when: '', kind: 'heading', text: say, isTitle: true },
        { id: 'b', when: '', kind: 'text', text: say },
        { id: 'c', when: '', kind: 'note', text: say },
        {
          id: 'd',
          when: '',
          kind: 'facts',
          rows: [{ id: 'r', label: say, value: say }],
          columns: 2,
          hidesEmpty: false,
        },
        { id: 'e', when: '', kind: 'each', over: 'covers', title: say, text: say, aside: say },
        {
          ...{ id: 'f', when: '', kind: 'table', over: 'insured', title: say, sum: { label: say, value: say } },
          columns: [{ id: 'c', title: say, value: say, align: 'right' }],
        },
        { id: 'g', when: '', kind: 'qr', holds: '{{policy.number}}', caption: say },
        { id: 'h', when: '', kind: 'signature', name: say, role: say },
      ],
    }
    const latest = (await server.call(operations.get, { id: row.id }, { as })).data!
    expect((await keep(latest, body)).status).toBe(200)
    const shown = (await server.call(operations.preview, { id: row.id, language: 'en_us', policyId: null }, { as }))
      .data!
    const bytes = Buffer.from(await (await server.raw(shown.address)).arrayBuffer())
    expect(bytes.toString('latin1')).not.toMatch(/\/(JavaScript|JS|OpenAction|AA)\b/)
    const { text } = await textOf(bytes)
    // Lines may be broken inside of it.
    const letters = (said: string) => said.normalize('NFKC').replace(/\s+/g, '')
    const times = letters(text).split(letters(payload)).length - 1
    expect(times, payload).toBeGreaterThanOrEqual(16)
  }
})

const aSeal = () =>
  sharp({ create: { width: 40, height: 20, channels: 3, background: '#0b6e75' } })
    .png()
    .toBuffer()

/** A picture as an upload leaves it behind. */
const upload = async (bytes: Buffer, purpose: 'image' | 'photo' = 'image') =>
  server.within(till.company, async (ctx) => {
    const [id, key] = [ctx.newId(), newFileKey(ctx.company, ctx.now(), ctx.newId())]
    await ctx.files.put(key, bytes, { size: bytes.length, type: 'image/png' })
    const facts = { id, purpose, kind: 'png', key, name: 'seal.png', size: bytes.length, sha256: 'x' } as const
    await addFile(ctx, { ...facts, madeAt: ctx.now(), width: 40, height: 20, madeBy: null })
    return { id, key }
  })
const picture = (fileId: string): PaperBlock => ({ id: 'p', when: '', kind: 'picture', fileId, alt: {}, width: 25 })

test('a picture is printed, is not for everybody to fetch, and one that is gone is told', async () => {
  const file = await upload(await aSeal())
  const row = (await keep(await begin(), paper(words('With a seal'), picture(file.id)))).data!
  expect((await server.raw(`/mail/pictures/${till.company}/${file.id}`)).status).toBe(404)
  const preview = () => server.call(operations.preview, { id: row.id, language: 'en_us', policyId: null }, { as })
  const shown = (await preview()).data!
  expect(shown.problems).toEqual([])
  expect(Buffer.from(await (await server.raw(shown.address)).arrayBuffer()).toString('latin1')).toContain('/Image')
  const refused = await server.call(mediaOperations.deleteFile, { fileId: file.id }, { as })
  expect(refused).toMatchObject({ message: 'media.inUse', values: { place: 'paperTemplate' } })
  await server.within(till.company, (ctx) => ctx.files.delete(file.key))
  expect((await preview()).data!.problems).toEqual([{ code: 'templates.fileGone', name: 'seal.png' }])
})

test('a photo of the library is for paper, and not for mails, whose pictures everybody may fetch', async () => {
  const { id } = await upload(await aSeal(), 'photo')
  expect((await keep(await begin(), paper(words('x'), picture(id)))).status).toBe(200)
  const inMail = { id: 'p', when: '', kind: 'picture', fileId: id, alt: {} } as const
  expect(await save(await create(), mail(mailWords('x'), inMail))).toMatchObject({ message: 'templates.fileNotUsable' })
})

test('a picture of more than 60 megapixels is refused in words before it can be put on paper', async () => {
  const wide = await sharp({ create: { width: 10_000, height: 6_100, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()
  const draft = { purpose: 'image', name: 'wide.png', size: wide.length, type: 'image/png' } as const
  const ticket = (await server.call(mediaOperations.requestUpload, draft, { as })).data!
  await server.raw(ticket.url, { method: 'PUT', headers: ticket.headers, body: new Uint8Array(wide) })
  const completed = await server.call(mediaOperations.completeUpload, { uploadId: ticket.uploadId }, { as })
  expect(completed).toMatchObject({ status: 409, message: 'media.tooManyPixels' })
})
