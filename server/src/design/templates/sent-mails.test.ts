import { templateOperations as operations } from '@coverwright/contract/design/templates'
import { policyOperations } from '@coverwright/contract/selling/policies'
import { sql } from 'drizzle-orm'
import { newFileKey } from '../../platform/files'
import { addFile } from '../../company/media'
import { readMailbox } from '../../platform/testing'
import { type MailBlock, type MailBody } from '@coverwright/rules/design/templates'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { as, bind, bought, create, mail, openDesk, save, sent, server, till, use, words } from './mail-desk.builder'

beforeAll(() => openDesk())
afterAll(() => server.close())

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
    }) as MailBlock
  const loop = each('covers', 'All covers', '* {{cover.title}}')
  const none = { ...each('instalments', 'All instalments', '{{instalment.day}}'), aside: {} } as MailBlock
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
  const button = (link: string): MailBlock => ({ id: 'x', when: '', kind: 'button', label: { en_us: 'Go' }, link })
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
