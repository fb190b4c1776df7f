import { templateOperations as operations, type TemplateView } from '@coverwright/contract/design/templates'
import { templateLimits } from '@coverwright/rules/design/templates'
import type { SendsOf } from '@coverwright/contract/platform'
import { sql } from 'drizzle-orm'
import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { keepFile } from '../../../platform/testing'
import { textOf } from '../../../selling/documents/paper-text.builder'
import { smallPdf } from '../../document-centre/small-pdf'
import { as, bind, bought, openDesk, save, server, till, use } from '../mail-desk.builder'
import { unreached } from './reach-pictures'

beforeAll(() => openDesk())
afterAll(() => server.close())

let made = 0
const send = (given: Partial<SendsOf<typeof operations.upload>>) =>
  server.call(
    operations.upload,
    { of: 'html', name: `Upload ${(made += 1)}`, tag: 'other', language: 'en_us', ...given },
    { as },
  )
const remove = ({ id }: TemplateView) => server.call(operations.delete, { id }, { as })
const page = (inside: string) =>
  `<!doctype html>\n<html><head><title>Hello</title></head>\n<body>\n${inside}\n</body></html>`
const keepPdf = async (content: Buffer) =>
  (await keepFile(server, till.company, { purpose: 'templatePaper', content })).id

test('an HTML of the company is sent with its values, its loop, its conditions and its words without tags', async () => {
  const picture = await sharp({ create: { width: 4, height: 4, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()
  const { id: logo } = await keepFile(server, till.company, { purpose: 'image', content: picture, kind: 'png' })
  const html = page(`<img src="images/logo.png" alt="Our house">
<p>Ahoy <b>{{holder.name}}</b></p>
<table>{{each covers}}<tr><td>{{cover.title}}</td><td>{{cover.limit}}</td></tr>{{end}}</table>
{{if policy.premium > 1000000}}<p>Dear big spender</p>{{end}}{{if policy.premium > 1}}<p>Thank you</p>{{end}}
<a href="{{policy.link}}">Your policy</a> <a href="https://insurer.example/?n={{holder.name}}">Us</a>`)
  const { data: row, message } = await send({ content: html, pictures: [{ name: 'logo.png', fileId: logo }] })
  expect(message).toBe('')
  expect(row).toMatchObject({ kind: 'email', upload: 'html', body: { subject: { en_us: 'Hello' } } })
  await use(row!)
  expect(await bind(row!.id)).toMatchObject({ status: 200 })
  const { mails } = await bought()
  const [mail] = mails
  expect(mail!.subject).toBe('Hello')
  expect(mail!.html).toMatch(/Ahoy <b>[^<{]+<\/b>/)
  expect(mail!.html.match(/<tr><td>[^<{]+<\/td><td>[^<]+<\/td><\/tr>/g)!.length).toBeGreaterThan(1)
  expect(mail!.html).not.toContain('big spender')
  expect(mail!.html).toMatch(/href="https?:\/\/[^"]+\/my\//)
  expect(mail!.html).toContain(`/mail/pictures/${till.company}/${logo}`)
  expect(mail!.html).not.toMatch(/cw(slot|open|close)|\{\{/)
  expect(mail!.text).toMatch(/Our house\s+Ahoy \w+/)
  expect(mail!.text).toContain('Thank you')
  expect(mail!.text).not.toMatch(/[<>]|cw(slot|open|close)/)
  await bind(null)
  await remove(row!)
})

test.each([
  ['<p>hi</p>\n<script>alert(1)</script>', 'templates.htmlElement', { name: 'script', line: 5 }],
  ['<p onclick="x()">hi</p>', 'templates.htmlHandler', { name: 'onclick', line: 4 }],
  ['<p\n  ONLOAD=x>hi</p>', 'templates.htmlHandler', { name: 'onload', line: 5 }],
  ['<iframe src="https://other.example"></iframe>', 'templates.htmlElement', { name: 'iframe', line: 4 }],
  ['<form action="https://other.example"></form>', 'templates.htmlElement', { name: 'form', line: 4 }],
  ['<object data="x"></object>', 'templates.htmlElement', { name: 'object', line: 4 }],
  ['<svg><script>x</script></svg>', 'templates.htmlElement', { name: 'svg', line: 4 }],
  ['<math><mi>x</mi></math>', 'templates.htmlElement', { name: 'math', line: 4 }],
  ['<base href="https://other.example/">', 'templates.htmlElement', { name: 'base', line: 4 }],
  ['<link rel="stylesheet" href="https://other.example/a.css">', 'templates.htmlElement', { name: 'link', line: 4 }],
  ['<meta http-equiv="refresh" content="0;url=//x">', 'templates.htmlElement', { name: 'meta http-equiv', line: 4 }],
  ['<a href="javascript:alert(1)">x</a>', 'templates.htmlLink', { name: 'javascript:alert(1)', line: 4 }],
  ['<a href=" java&#10;script:alert(1)">x</a>', 'templates.htmlLink', { line: 4 }],
  ['<a href="{{holder.name}}.example">x</a>', 'templates.htmlLink', { line: 4 }],
  ['<img src="images/logo.png">', 'templates.htmlPicture', { name: 'images/logo.png', line: 4 }],
  [
    '<img src="https://nowhere.invalid/a.png">',
    'templates.htmlPicture',
    { name: 'https://nowhere.invalid/a.png', line: 4 },
  ],
  ['<img src="data:image/svg+xml,x">', 'templates.htmlPicture', { line: 4 }],
  ['<p style="width:expression(alert(1))">x</p>', 'templates.htmlStyle', { line: 4 }],
  ['<p style="background:u\\72l(http://x)">x</p>', 'templates.htmlStyle', { line: 4 }],
  ['<style>@import "x";</style>', 'templates.htmlStyle', { name: '@import', line: 4 }],
  ['<p style="color:{{holder.name}}">x</p>', 'templates.htmlMarkPlace', { line: 4 }],
  ['<!--[if mso]><img src=x onerror=alert(1)><![endif]-->', 'templates.htmlPicture', { line: 4 }],
  ['<!--[if mso]><p onmouseover="x">y</p><![endif]-->', 'templates.htmlHandler', { line: 4 }],
  ['<table>{{holder.name}}<tr><td>{{policy.number}}</td></tr></table>', null, {}],
  ['<table><tr><td>{{policy.number}}</td></tr>{{holder.name}}</table>', 'templates.htmlMarkPlace', { line: 4 }],
  ['\n{{policy.nmber}}', 'templates.htmlUnknownVariable', { name: 'policy.nmber', line: 5 }],
  ['{{cover.title}}', 'templates.htmlUnknownVariable', { name: 'cover.title', line: 4 }],
  ['{{each coverz}}x{{end}}', 'templates.htmlNotAList', { name: 'coverz', line: 4 }],
  ['{{each covers}}{{each insured}}x{{end}}{{end}}', 'templates.htmlLoopInLoop', { line: 4 }],
  ['{{if policy.premium >}}x{{end}}', 'templates.htmlCondition', { line: 4 }],
  ['{{if policy.premium > 1}}x', 'templates.htmlNotEnded', { line: 4 }],
  ['x{{end}}', 'templates.htmlNothingOpen', { line: 4 }],
  ['Dear {{holder.name', 'templates.htmlBracesOpen', { line: 4 }],
  ['{{ hello world }}', 'templates.htmlNotAName', { name: 'hello world', line: 4 }],
] as const)('%s is refused with its line', async (inside, code, values) => {
  const answer = await send({ content: page(inside) })
  if (code === null) {
    expect(answer.message).toBe('')
    await remove(answer.data!)
  } else expect(answer).toMatchObject({ message: code, values })
})

test('what is no HTML, or nothing, or too much of it is refused', async () => {
  expect(await send({ content: 'Just a letter' })).toMatchObject({ message: 'templates.htmlNotHtml' })
  expect(await send({ content: '  ' })).toMatchObject({ message: 'templates.nothingSent' })
  expect(await send({ content: page('x'.repeat(100_000)) })).toMatchObject({ message: 'templates.htmlTooLong' })
})

test('a picture of others has to answer', async () => {
  const outside = [
    { address: 'https://a.example/1.png', line: 3 },
    { address: 'https://a.example/2.png', line: 9 },
  ]
  expect(await unreached(outside, async () => true)).toEqual([])
  expect(await unreached(outside, async (address) => address.includes('1'))).toMatchObject([
    { values: { name: 'https://a.example/2.png', line: 9 } },
  ])
})

test('a later change of an uploaded HTML is looked through as the first was, and a mail of blocks takes none', async () => {
  const row = (await send({ content: page('<p>Hello</p>') })).data!
  if (row.kind !== 'email') throw new Error('A mail was sent')
  const changed = { ...row.body, html: { en_us: page('<p onclick="x()">Hello</p>') } }
  expect(await save(row, changed)).toMatchObject({ message: 'templates.htmlHandler', values: { line: 4 } })
  expect(await save(row, { ...row.body, html: undefined })).toMatchObject({ message: 'templates.otherKind' })
  const better = { ...row.body, html: { ...row.body.html, zh_tw: page('<p>您好 {{holder.name}}</p>') } }
  expect(await save(row, better)).toMatchObject({ status: 200 })
  await remove(row)
})

const field = (text: string, more = {}) => ({
  ...{ id: `f${(made += 1)}`, when: '', kind: 'field', shows: 'text', page: 1, x: 30, y: 100, width: 80, height: 8 },
  ...{ text: { en_us: text }, size: 12, isBold: false, align: 'left', colour: '#12151c', fileId: '', ...more },
})
const put = (row: TemplateView, blocks: readonly unknown[]) => {
  if (row.kind !== 'pdf') throw new Error('A PDF was sent')
  const { id, revision: baseRevision, name, tag, productId, body } = row
  return server.call(
    operations.updatePaper,
    { id, baseRevision, name, tag, productId, body: { ...body, blocks: blocks as never } },
    { as },
  )
}

test('fields are put onto a PDF of the company, and the buyer gets that PDF with their values', async () => {
  const fileId = await keepPdf(smallPdf(['Certificate of the harbour', 'Issued to:']))
  const row = (await send({ of: 'pdf', fileId })).data!
  expect(row).toMatchObject({ kind: 'pdf', upload: 'pdf', body: { page: { base: { fileId, pages: [{}] } } } })
  const { words } = (await server.call(operations.readBase, { id: row.id }, { as })).data!
  expect(words).toMatchObject([{ page: 1, text: 'Certificate of the harbour' }, { text: 'Issued to:' }])
  expect(await put(row, [field('{{holder.nam}}')])).toMatchObject({ message: 'templates.unknownVariable' })
  expect(await put(row, [field('x', { x: 200 })])).toMatchObject({ message: 'templates.fieldOutside' })
  expect(await put(row, [field('x', { page: 2 })])).toMatchObject({ message: 'templates.fieldOutside' })
  expect(await put(row, [{ id: 'b', when: '', kind: 'divider' }])).toMatchObject({ message: 'templates.blockOfOther' })
  const saved = (
    await put(row, [
      field('To {{holder.name}}'),
      field('{{policy.link}}', { shows: 'qr', y: 120, width: 20, height: 20 }),
      field('Only for the rich', { when: 'policy.premium > 1000000', y: 150 }),
    ])
  ).data!
  await use(saved)
  const bound = await server.call(
    operations.bind,
    { productId: till.productId, moment: 'certificate', templateId: row.id },
    { as },
  )
  expect(bound.status).toBe(200)
  const { number } = await bought()
  const found = await till.rows<{ key: string }>(sql`
    select f.key from documents d join policies p on p.id = d.policy_id join files f on f.id = d.file_id
    where p.number = ${number}`)
  const papers = await Promise.all(
    found.map(({ key }) =>
      server.within(till.company, async (ctx) => (await textOf(await buffer(await ctx.files.open(key)))).text),
    ),
  )
  const paper = papers.find((text) => text.includes('Certificate of the harbour'))
  expect(paper).toMatch(/To \w+/)
  expect(paper).not.toContain('rich')
  await server.call(operations.bind, { productId: till.productId, moment: 'certificate', templateId: null }, { as })
  await remove(saved)
})

test('a PDF that is none, or does something, is not taken', async () => {
  const sent = async (content: Buffer) => send({ of: 'pdf', fileId: await keepPdf(content) })
  expect(await sent(Buffer.from('%PDF-1.4 nothing'))).toMatchObject({ message: 'media.broken' })
  expect(await sent(Buffer.from('%PDF-1.4\nnothing\n%%EOF'))).toMatchObject({ message: 'templates.pdfNotRead' })
  const with_ = (words: string) =>
    Buffer.from(smallPdf(['x']).toString('latin1').replace('/Type /Catalog', `/Type /Catalog ${words}`), 'latin1')
  expect(await sent(with_('/OpenAction << /S /JavaScript /JS (x) >>'))).toMatchObject({
    message: 'media.activeContent',
  })
  expect(await sent(with_('/Names << /EmbeddedFiles 9 0 R >>'))).toMatchObject({ message: 'media.activeContent' })
  expect(await sent(with_('/A << /S /Launch >>'))).toMatchObject({ message: 'media.activeContent' })
  expect(await sent(with_('/Encrypt 5 0 R'))).toMatchObject({ message: 'media.encrypted' })
  expect(await send({ of: 'pdf' })).toMatchObject({ message: 'templates.fileNotUsable' })
})

const design = (schema: Record<string, unknown>, more: Record<string, unknown> = {}) =>
  JSON.stringify({
    basePdf: { width: 210, height: 297, padding: [0, 0, 0, 0] },
    schemas: [[{ name: 'holder.name', type: 'text', position: { x: 20, y: 20 }, width: 80, height: 10, ...schema }]],
    ...more,
  })

test('a design of pdfme becomes fields, its names become variables, and the PDF inside its pages', async () => {
  const inside = `data:application/pdf;base64,${smallPdf(['Our own letter']).toString('base64')}`
  const row = (await send({ of: 'pdfme', content: design({ fontSize: 14 }, { basePdf: inside }) })).data!
  expect(row).toMatchObject({
    upload: 'pdfme',
    body: { blocks: [{ kind: 'field', text: { en_us: '{{holder.name}}' }, size: 14, page: 1 }] },
  })
  const shown = (await server.call(operations.preview, { id: row.id, language: 'en_us', policyId: null }, { as })).data!
  const { text } = await textOf(await (await server.raw(shown.address)).arrayBuffer())
  expect(text).toMatch(/Our own letter.*Alex Morgan|Alex Morgan.*Our own letter/)
  await remove(row)
})

test.each([
  ['{', 'templates.designNotJson', null],
  ['{"schemas":[]}', 'templates.designShape', { place: 'basePdf' }],
  [design({ type: 'table' }), 'templates.designType', { name: 'holder.name', type: 'table', page: 1 }],
  [design({ fontName: 'Comic Sans' }), 'templates.designFont', { font: 'Comic Sans' }],
  [design({ width: -1 }), 'templates.designField', { place: 'width', page: 1 }],
  [design({ name: 'holder.nme' }), 'templates.unknownVariable', { name: 'holder.nme' }],
  [design({ position: { x: 200, y: 20 } }), 'templates.fieldOutside', { page: 1 }],
  [design({ type: 'image', content: 'https://x/a.png' }), 'templates.designPicture', { page: 1 }],
  [design({}, { basePdf: 'https://x/a.pdf' }), 'templates.designBase', null],
])('a design of pdfme that we cannot draw is told why: %s', async (content, code, values) => {
  expect(await send({ of: 'pdfme', content })).toMatchObject({ message: code, ...(values && { values }) })
})

test('a design that is larger than a call may be is told the other way', async () => {
  const sent = await send({ of: 'pdfme', content: ' '.repeat(templateLimits.design + 1) })
  expect(sent).toMatchObject({ message: 'templates.designTooLarge', field: 'content' })
})

test('the seventh upload is refused, also when two come at once, and a copy is one too', async () => {
  const rows: TemplateView[] = []
  for (let count = 0; count < 5; count++) rows.push((await send({ content: page('<p>x</p>') })).data!)
  const both = await Promise.all([send({ content: page('<p>x</p>') }), send({ content: page('<p>x</p>') })])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(both.find(({ status }) => status !== 200)).toMatchObject({
    message: 'templates.tooManyUploads',
    values: { most: 6 },
  })
  expect(await server.call(operations.copy, { id: rows[0]!.id, name: 'One more' }, { as })).toMatchObject({
    message: 'templates.tooManyUploads',
  })
  await remove(rows[0]!)
  expect((await send({ content: page('<p>x</p>') })).status).toBe(200)
})

test('all that is wrong with a file is told at once, by its line or its page', async () => {
  const bad = page('<p onclick="x()">{{holder.nmae}}</p>\n<script>x</script>\n<a href="javascript:x">y</a>')
  const html = await send({ content: bad })
  expect(html).toMatchObject({ status: 409, message: 'templates.htmlUnknownVariable' })
  const told = (html.current as { problems: { code: string; values: { line: number } }[] }).problems
  expect(told.map(({ code, values }) => [values.line, code])).toEqual([
    [4, 'templates.htmlUnknownVariable'],
    [4, 'templates.htmlHandler'],
    [5, 'templates.htmlElement'],
    [6, 'templates.htmlLink'],
  ])
  const field = (name: string, more: object) => ({ name, position: { x: 1, y: 1 }, width: 9, height: 9, ...more })
  const fields = [field('a', { type: 'table' }), field('b', { type: 'text', fontName: 'Comic' }), { name: 'c' }]
  const content = JSON.stringify({ basePdf: { width: 210, height: 297 }, schemas: [fields] })
  const design = await send({ of: 'pdfme', content })
  expect(design.current).toMatchObject({
    problems: [{ code: 'templates.designType' }, { code: 'templates.designFont' }, { code: 'templates.designField' }],
  })
})
