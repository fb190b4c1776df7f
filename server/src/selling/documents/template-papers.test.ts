import { productOperations } from '@coverwright/contract/design/products'
import { templateOperations as operations } from '@coverwright/contract/design/templates'
import { documentOperations } from '@coverwright/contract/selling/documents'
import { emptyPaper, type PaperBlock, type PaperBody, type PaperMoment } from '@coverwright/rules/design/templates'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readMailbox, startTestServer, type TestServer } from '../../platform/testing'
import { issuePolicy } from './paper-set.builder'
import { textOf } from './paper-text.builder'

let server: TestServer
beforeAll(async () => void (server = await startTestServer()))
afterAll(() => server.close())

type Sold = Awaited<ReturnType<typeof issuePolicy>>
const words = (text: string, more: Partial<PaperBlock> = {}) =>
  ({ id: text.slice(0, 20), when: '', kind: 'text', text: { en_us: text }, ...more }) as PaperBlock
const paper = (...blocks: PaperBlock[]): PaperBody => ({ ...emptyPaper, blocks })

/** Somebody of the company that sold it, who makes a template of a body and binds it. */
async function designer({ company }: Sold) {
  const as = await server.signIn(company.primary)
  const [product] = (await server.call(productOperations.list, {}, { as })).data!.rows
  const bind = async (moment: PaperMoment, change: PaperBody | ((body: PaperBody) => PaperBody)) => {
    const asked = { kind: 'pdf', name: `Ours: ${moment}`, tag: 'service', from: moment } as const
    const copy = (await server.call(operations.create, asked, { as })).data!
    if (copy.kind !== 'pdf') throw new Error('A PDF was asked for')
    const { id, revision: baseRevision, name, tag, productId } = copy
    const body = typeof change === 'function' ? change(copy.body) : change
    const saved = (await server.call(operations.updatePaper, { id, baseRevision, name, tag, productId, body }, { as }))
      .data!
    await server.call(operations.use, { id, baseRevision: saved.revision }, { as })
    const bound = await server.call(operations.bind, { productId: product!.id, moment, templateId: id }, { as })
    if (bound.status !== 200) throw new Error(bound.message)
    return id
  }
  return { as, bind }
}

async function papersOf({ policyId, token }: Sold, as: Awaited<ReturnType<typeof designer>>['as']) {
  await server.runJobs()
  const { documents } = (await server.call(documentOperations.listDocuments, { policyId }, { as })).data!
  const read = async (kind: PaperMoment) => {
    const { id } = documents.find((document) => document.kind === kind)!
    return textOf(await (await server.raw(`/my/${token}/documents/${id}.pdf`)).arrayBuffer())
  }
  return { documents, read }
}

test('a copy that was changed in two languages is what the buyer gets; the rest comes from the house', async () => {
  const sold = await issuePolicy(server, { language: 'zh_tw', holder: '陳偉強' })
  const { as, bind } = await designer(sold)
  await bind('cover', (body) => ({
    ...body,
    blocks: body.blocks.map((block) =>
      block.kind === 'heading' && block.isTitle
        ? { ...block, text: { ...block.text, en_us: 'Welcome aboard', zh_tw: '歡迎 {{holder.name}} 加入' } }
        : block,
    ),
  }))
  const { read } = await papersOf(sold, as)
  const cover = await read('cover')
  for (const said of ['歡迎 陳偉強 加入', '輕鬆旅遊保險', sold.number, '冬季運動不受保障。'])
    expect(cover.text).toContain(said.normalize('NFKC'))
  expect(cover.text).not.toContain('保險證書')
  expect((await read('receipt')).text).toContain('收據')
})

test('a table of 400 rows goes over pages, under its head on each of them', async () => {
  const sold = await issuePolicy(server, { covers: 400 })
  const { as, bind } = await designer(sold)
  await bind('cover', (body) => ({
    ...body,
    page: { ...body.page, size: 'letter', header: { en_us: 'For {{holder.name}}' } },
  }))
  const { text, pages } = await (await papersOf(sold, as)).read('cover')
  for (let number = 1; number <= 400; number++) expect(text).toContain(`Cover number ${number} HKD`)
  const heads = text.split('Cover Limit').length - 1
  expect(pages).toBeGreaterThan(8)
  expect(heads).toBeGreaterThanOrEqual(pages - 1)
  expect(text.split('For Chan Tai Man').length - 1).toBe(pages)
  for (let page = 1; page <= pages; page++) expect(text).toContain(`${page} / ${pages}`)
})

test('loops over nothing leave their titles out too, conditions decide, and a long text goes on over the page', async () => {
  const sold = await issuePolicy(server)
  const { as, bind } = await designer(sold)
  const column = { id: 'c', title: { en_us: 'Due' }, value: { en_us: '{{instalment.day}}' }, align: 'left' } as const
  const long = Array.from({ length: 450 }, (_, place) => `word${place}`).join(' ')
  await bind(
    'cover',
    paper(
      words('Seen', { kind: 'heading' }),
      {
        ...{ id: 't', when: '', kind: 'table', over: 'instalments', title: { en_us: 'All instalments' } },
        ...{ columns: [column], sum: { label: { en_us: 'Sum' }, value: { en_us: 'x' } } },
      },
      words('Large', { when: 'policy.premium > 100000' }),
      words('Small', { when: 'policy.premium < 100000' }),
      { id: 's', when: '', kind: 'space', millimetres: 200 },
      words(long),
      { id: 'k', when: '', kind: 'pageBreak' },
      words('Behind the break'),
    ),
  )
  const { text, pages } = await (await papersOf(sold, as)).read('cover')
  expect(pages).toBe(3)
  for (const said of ['Seen', 'Small', 'word0 ', 'word449', 'Behind the break']) expect(text).toContain(said)
  for (const said of ['All instalments', 'Due', 'Sum', 'Large']) expect(text).not.toContain(said)
})

test('a value that is not there is told in the log, and the buyer gets the paper of the house', async () => {
  const sold = await issuePolicy(server)
  const { as, bind } = await designer(sold)
  const templateId = await bind('cover', paper(words('Refund {{policy.refund}}')))
  const { read } = await papersOf(sold, as)
  expect((await read('cover')).text).toContain('Certificate of insurance')
  const told = await server.within(sold.company.id, ({ db }) =>
    db.execute<{ about: { missing: string } }>(
      sql`select about from audit_log where what = 'templates.notMade' and about->>'templateId' = ${templateId}`,
    ),
  )
  expect(told.rows.map(({ about }) => about.missing)).toEqual(['policy.refund'])
})

test('a schedule is made only where a product has one, and goes along with the mail', async () => {
  const sold = await issuePolicy(server)
  const { as, bind } = await designer(sold)
  await bind('schedule', (body) => body)
  const { documents, read } = await papersOf(sold, as)
  expect(documents.map(({ kind }) => kind).sort()).toEqual(['cover', 'receipt', 'schedule'])
  expect((await read('schedule')).text).toContain('Policy schedule')
  const [mail] = await readMailbox(server, sold.email)
  expect(mail?.attachments).toHaveLength(3)
})

test('what was made stays as it was, whatever is bound later; a test says so on every paper', async () => {
  const sold = await issuePolicy(server, { isTest: true })
  const { as, bind } = await designer(sold)
  const before = (await papersOf(sold, as)).documents.map(({ sha256 }) => sha256)
  await bind('cover', paper(words('Another cover')))
  await server.call(documentOperations.resendDocuments, { policyId: sold.policyId }, { as })
  const after = await papersOf(sold, as)
  expect(after.documents.map(({ sha256 }) => sha256)).toEqual(before)
  expect((await after.read('cover')).text).toContain('no cover is given')
})
