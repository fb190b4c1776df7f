import {
  bodyOf,
  emptyMail,
  findSystemTemplate,
  isPage,
  type MailBlock,
  type MailBody,
  type PageBody,
  sampleValues,
} from '@coverwright/rules/design/templates'
import { type DefaultTreeAdapterTypes as Tree, parse } from 'parse5'
import { pageProductOf, prepareMail, renderPage, templatesRoom } from '../../server/src/design/templates'
import { sheetOf } from '../../server/src/platform/drawing/paper'
import { drawSheets } from '../../server/src/platform/drawing/draw-sheets'
import { documentsRoom, policyValues } from '../../server/src/selling/documents'
import { textOf } from '../../server/src/selling/documents/paper-text.builder'
import { sendSms } from '../../server/src/platform/outbox'
import { sql } from 'drizzle-orm'
import { openBody } from '../../server/src/design/products'
import { openBenchTill, sizeOf } from './bench-till'
import type { Figure } from './measure'

const PAYLOADS = sizeOf('payloads', 1_000)
const ON_A_SHEET = 25

/** Each way to begin with each way to run: closed out of an attribute, a comment, a title, a style, a template of others. */
const begins = [
  '',
  '">',
  "'>",
  '-->',
  '</title>',
  '</style>',
  '</textarea>',
  '{{',
  '{%',
  '${',
  ']]>',
  '\\">',
  '</td></tr></table>',
]
const runs = [
  '<script>alert(N)</script>',
  '<img src=x onerror=alert(N)>',
  '<svg onload=alert(N)>',
  '<a href="javascript:alert(N)">x</a>',
  '<iframe srcdoc="<script>alert(N)</script>"></iframe>',
  '<mj-raw><script>alert(N)</script></mj-raw>',
  '<math><mi xlink:href="data:x,<script>alert(N)</script>">',
  'javascript:alert(N)',
  '<style>*{background:url(javascript:alert(N))}</style>',
  ') Tj ET /JavaScript (app.alert(N))',
  '{process.exit(N)}',
  '<body onpageshow=alert(N)>',
  '&#60;script&#62;alert(N)&#60;/script&#62;',
]
const payloads = Array.from({ length: PAYLOADS }, (_, at) =>
  `${begins[at % begins.length]}${runs[Math.floor(at / begins.length) % runs.length]}`.replaceAll('N', String(at)),
)

/** R12: whatever a person or a buyer typed is letters in a mail, on paper, on a page and in an SMS. */
export async function measureScripts(): Promise<Figure[]> {
  const opened = await openBenchTill('scripts', [documentsRoom, templatesRoom(policyValues)])
  try {
    return [
      figure('mails', await inMails()),
      figure('PDFs', await onPaper()),
      figure('pages', await onPages(opened)),
      figure('SMS', await inMessages(opened)),
    ]
  } finally {
    await opened.close()
  }
}

const figure = (what: string, wrong: number): Figure => ({
  ...{ name: `R12 scripts that are more than letters, ${what}`, ours: String(wrong), peer: `${PAYLOADS} payloads` },
  ...{ ratio: wrong, goal: '0', holds: wrong === 0 },
})

const way = { day: (iso: string) => iso, money: () => '1', number: String, yesNo: () => 'yes' }
const named = (text: string) => text.replaceAll(/\{(?=\{)/g, '{ ')

/** As a text that is designed, where braces would be refused, and as a value, where nothing is. */
async function inMails(): Promise<number> {
  let wrong = 0
  const blocks = (text: string): MailBlock[] => [
    { id: 'a', when: '', kind: 'heading', text: { en_us: text } },
    { id: 'b', when: '', kind: 'text', text: { en_us: `${text} {{holder.name}}` } },
    { id: 'c', when: '', kind: 'button', label: { en_us: text }, link: '{{policy.link}}' },
  ]
  const own = '<html><body><p title="{{holder.name}}">{{holder.name}}</p><a href="{{policy.link}}">x</a></body></html>'
  const bodies = (text: string): MailBody[] => [
    { ...emptyMail, subject: { en_us: text }, preview: { en_us: text }, blocks: blocks(text) },
    { ...emptyMail, subject: { en_us: 'x' }, preview: { en_us: text }, html: { en_us: own } },
  ]
  for (const payload of payloads) {
    const sample = sampleValues()
    const values = { ...sample, values: { ...sample.values, 'holder.name': payload, 'policy.link': payload } }
    for (const body of bodies(named(payload))) {
      const fill = await prepareMail(body, 'en_us', { colour: '#0B6E75', logo: null })
      const { html, text } = fill(values, { way, today: 20_700, pictureAt: () => '' })
      if (isActive(html) || !text.includes(payload)) wrong++
    }
  }
  return wrong
}

async function onPaper(): Promise<number> {
  let wrong = 0
  const letters = (said: string) => said.normalize('NFKC').replace(/\s+/g, '')
  for (let at = 0; at < payloads.length; at += ON_A_SHEET) {
    const some = payloads.slice(at, at + ON_A_SHEET)
    const issuer = { name: some[0] ?? '', lines: [] }
    const sections = [{ title: 'x', kind: 'facts' as const, rows: some.map((each) => ['x', each] as const) }]
    const [bytes] = await drawSheets({
      sheets: [sheetOf({ language: 'en_us', title: some[0] ?? '', number: '1', issuer, sections, smallPrint: 'x' })],
    })
    if (/\/(JavaScript|JS|OpenAction|AA|Launch)\b/.test(Buffer.from(bytes!).toString('latin1'))) wrong += some.length
    const text = letters((await textOf(bytes!)).text)
    wrong += some.filter((each) => !text.includes(letters(each))).length
  }
  return wrong
}

async function onPages({ server, till }: Awaited<ReturnType<typeof openBenchTill>>): Promise<number> {
  const system = bodyOf(findSystemTemplate('pageProduct')!)
  if (!isPage(system)) throw new Error('A page was meant')
  let wrong = 0
  await server.within(till.company, async (ctx) => {
    const { body: designed } = await openBody(ctx, till.productId)
    const brand = { name: 'x', colour: null, logo: null } as never
    for (const payload of payloads) {
      const product = pageProductOf(designed, { brand, isSold: true, linkIn: () => '/p/x' })
      const { html } = await renderPage(ctx, {
        ...{ body: saying(system, named(payload)), language: 'en_us', languages: ['en_us'], product },
      })
      if (isActive(html)) wrong++
    }
  })
  return wrong
}

/** The same page with every text replaced. */
const saying = (body: PageBody, text: string): PageBody =>
  JSON.parse(JSON.stringify(body), (key, value: unknown) => (key === 'en_us' ? text : value)) as PageBody

async function inMessages({ server, till }: Awaited<ReturnType<typeof openBenchTill>>): Promise<number> {
  await server.within(till.company, async (ctx) => {
    for (const text of payloads) await sendSms(ctx, { to: '+85255500142', text })
  })
  const rows = await till.rows<{ text: string }>(sql`select text from outbox_messages where kind = 'sms'`)
  const kept = new Set(rows.map(({ text }) => text))
  return payloads.filter((text) => !kept.has(text)).length
}

/** Anything in it that runs, fetches or leads to a script, as a browser reads it. */
function isActive(html: string): boolean {
  const looks = (nodes: readonly Tree.ChildNode[]): boolean =>
    nodes.some((node) => {
      if (!('tagName' in node)) return false
      const isScript =
        node.tagName === 'script' && !/json/.test(node.attrs.find(({ name }) => name === 'type')?.value ?? '')
      if (isScript || ['iframe', 'object', 'embed', 'math', 'base', 'form'].includes(node.tagName)) return true
      const bad = node.attrs.some(
        ({ name, value }) =>
          /^on/.test(name) ||
          (/^(href|src|xlink:href|action)$/.test(name) && /^\s*(javascript|data:text|vbscript)/i.test(value)),
      )
      return bad || looks(node.childNodes)
    })
  return looks(parse(html).childNodes)
}
