import { productOperations } from '@coverwright/contract/design/products'
import { type MailView, templateOperations as operations } from '@coverwright/contract/design/templates'
import { mediaOperations } from '@coverwright/contract/company/media'
import { languages } from '@coverwright/rules/languages'
import { sql } from 'drizzle-orm'
import { newFileKey } from '../../platform/files'
import { addFile } from '../../company/media'
import { people } from '../../selling/quotes/quote-shop.builder'
import { bodyOf, findSystemTemplate, type MailBlock, systemTemplatesOf } from '@coverwright/rules/design/templates'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { as, bind, bought, create, mail, openDesk, save, sent, server, till, use, words } from './mail-desk.builder'

beforeAll(() => openDesk())
afterAll(() => server.close())

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

test('a mail about quotes is not bound to a policy’s moment, one with nothing in it is not used', async () => {
  const quote = (await use((await save(await create(), mail(words('{{quote.number}}')))).data!)).data!
  expect(await bind(quote.id)).toMatchObject({ message: 'templates.notThere', values: { name: 'quote.number' } })
  const uses = (await server.call(operations.listUses, {}, { as })).data!
  expect(uses.rows.find(({ moment }) => moment === 'policyIssued')).toMatchObject({ templateId: null })
  expect(await use(await create())).toMatchObject({ message: 'templates.subjectMissing' })
})

test('a copy is of the type of its original unless another is said', async () => {
  const asked = { kind: 'email', from: 'policyRenewal' } as const
  const made = await server.call(operations.create, { ...asked, name: 'Renewal as it is' }, { as })
  expect(made.data).toMatchObject({ tag: 'renewal' })
  const other = await server.call(operations.create, { ...asked, name: 'Renewal for claims', tag: 'claim' }, { as })
  expect(other.data).toMatchObject({ tag: 'claim' })
})

test('of what is sent, a text changed in one language only is told', async () => {
  const copy = (await use(await create('policyIssued'))).data! as MailView
  expect(copy.lagging).toMatchObject({ zh_tw: 0, zh_cn: 0 })
  const subject = { ...copy.body.subject, en_us: 'Changed' }
  expect((await save(copy, { ...copy.body, subject })).data!.lagging).toMatchObject({ en_us: 0, zh_tw: 1, zh_cn: 1 })
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

test.each(['email', 'page'] as const)(
  'every %s of the house is shown in every language without a hole in it',
  async (kind) => {
    const listed = (await server.call(operations.listSystem, { kind }, { as })).data!
    expect(listed.rows).toHaveLength(systemTemplatesOf(kind).length)
    for (const { key } of listed.rows)
      for (const language of languages) {
        const shown = (await server.call(operations.previewSystem, { key, language }, { as })).data!
        const missing = shown.problems.filter((problem) => !problem.name.startsWith('company.'))
        expect(missing, `${key} ${language}`).toEqual([])
        for (const text of [shown.subject, shown.text]) {
          expect(text).not.toBe('')
          expect(text).not.toContain('{{')
        }
      }
  },
)

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
const picture = (fileId: string): MailBlock => ({
  id: 'p',
  when: '',
  kind: 'picture',
  fileId,
  alt: { en_us: 'A boat' },
})

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
