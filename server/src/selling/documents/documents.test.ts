import { mediaOperations } from '@coverwright/contract/company/media'
import { productOperations } from '@coverwright/contract/design/products'
import { settingsOperations } from '@coverwright/contract/company/settings'
import { needOperations } from '@coverwright/contract/release/publishing'
import { documentOperations } from '@coverwright/contract/selling/documents'
import { type Language, languages } from '@coverwright/rules/languages'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readMailbox, startTestServer, testClock, type TestServer } from '../../platform/testing'
import { issuePolicy } from './paper-set.builder'
import { textOf } from './paper-text.builder'

const clock = testClock()
let server: TestServer
beforeAll(async () => void (server = await startTestServer({ clock: clock.read })))
afterAll(() => server.close())

const { listDocuments, resendDocuments } = documentOperations
const read = async (path: string) => textOf(await (await server.raw(path)).arrayBuffer())

/** What the holder finds behind their link, by its kind. */
async function papersOf({ company, policyId, token }: Awaited<ReturnType<typeof issuePolicy>>) {
  await server.runJobs()
  const as = await server.signIn(company.primary)
  const { data } = await server.call(listDocuments, { policyId }, { as })
  const papers = data?.documents ?? []
  const addressOf = (kind: string) => `/my/${token}/documents/${papers.find((paper) => paper.kind === kind)?.id}.pdf`
  return { as, papers, cover: await read(addressOf('cover')), receipt: await read(addressOf('receipt')) }
}

const said: Record<Language, readonly string[]> = {
  en_us: ['Certificate of insurance', 'Travel Light', 'Medical expenses', 'HKD 1,000,000.00', 'November 22, 2026'],
  en_uk: ['Certificate of insurance', 'Travel Light', '22 November 2026', 'No cover for winter sports.'],
  en_id: ['Certificate of insurance', 'Travel Light', 'Unlimited', '9 December 2026'],
  zh_tw: ['保險證書', '輕鬆旅遊保險', '醫療費用', '無限額', '2026年11月22日', '冬季運動不受保障。'],
  zh_cn: ['保险证书', '轻松旅游保险', '医疗费用', '不限额', '2026年11月22日', '冬季运动不受保障。'],
}

test.each(languages)('a policy sold in %s has a certificate and a receipt that say so', async (language) => {
  const sold = await issuePolicy(server, { language })
  const { papers, cover, receipt } = await papersOf(sold)
  expect(papers.map(({ kind }) => kind)).toEqual(['cover', 'receipt'])
  for (const words of [...said[language], sold.number, 'Chan Tai Man', sold.company.name, 'Ski'])
    expect(cover.text).toContain(words.normalize('NFKC'))
  // Indonesia writes a comma.
  for (const amount of [/600[.,]00/, /-.*12[.,]00/, /588[.,]59/]) expect(receipt.text).toMatch(amount)
  expect(receipt.text).toContain(sold.number)
  expect(cover.text).not.toContain('TEST')
})

test('days stand on paper in the form that the company chose', async () => {
  const sold = await issuePolicy(server, {})
  const as = await server.signIn(sold.company.primary)
  await server.call(settingsOperations.updateCompany, { dateForm: 'dd/mm/yyyy' }, { as })
  const { cover } = await papersOf(sold)
  expect(cover.text).toContain('22/11/2026')
  expect(cover.text).not.toContain('November')
})

test.each([
  ['zh_tw', '陈伟强'],
  ['zh_cn', '陳偉強'],
  ['en_us', '陳偉強 (陈伟强)'],
] as const)('in %s, a holder whose name is %s is written as they write it', async (language, holder) => {
  const { cover } = await papersOf(await issuePolicy(server, { language, holder }))
  expect(cover.text).toContain(holder.normalize('NFKC'))
})

test('many covers go over pages, and each page says whose it is', async () => {
  const sold = await issuePolicy(server, { covers: 90 })
  const { cover } = await papersOf(sold)
  expect(cover.pages).toBeGreaterThan(2)
  expect(cover.text).toContain('Cover number 90')
  expect(cover.text).toContain(`${cover.pages} / ${cover.pages}`)
})

test('a policy that was bought as a test says so on paper and in the mail', async () => {
  const sold = await issuePolicy(server, { isTest: true })
  const { cover } = await papersOf(sold)
  expect(cover.text).toContain('no cover is given')
  const [mail] = await readMailbox(server, sold.email)
  expect(mail?.subject).toMatch(/^Test: /)
  expect(mail?.text).toContain('bought as a test')
  expect(mail?.text).not.toContain('You are covered')
})

test('the holder gets one mail with both papers and the link, in their language, however often the job runs', async () => {
  const sold = await issuePolicy(server, { language: 'zh_tw' })
  const mails = await readMailbox(server, sold.email)
  expect(mails).toHaveLength(1)
  expect(mails[0]?.subject).toBe(`您的保單 ${sold.number}：輕鬆旅遊保險`)
  expect(mails[0]?.text).toContain(`/my/${sold.token}`)
  expect(mails[0]).toMatchObject({ attachments: [{ type: 'application/pdf' }, { type: 'application/pdf' }] })
  await server.within(sold.company.id, (ctx) => ctx.enqueue('documents.make', { policyId: sold.policyId }))
  expect(await readMailbox(server, sold.email)).toHaveLength(1)
  const { papers } = await papersOf(sold)
  expect(papers).toHaveLength(2)
})

test('who publishes is told while holders, who are asked to answer the mail, would write to nobody', async () => {
  const { company } = await issuePolicy(server, {})
  const as = await server.signIn(company.primary)
  const [product] = (await server.call(productOperations.list, {}, { as })).data?.rows ?? []
  const isMet = async () => {
    const { data } = await server.call(needOperations.get, { productId: product!.id }, { as })
    return data?.needs.find(({ need }) => need === 'replyTo')?.isMet
  }
  expect(await isMet()).toBe(false)
  await server.call(settingsOperations.updateCompany, { replyTo: 'us@harbour.example' }, { as })
  expect(await isMet()).toBe(true)
})

test('documents are sent once more for each time that somebody asks', async () => {
  const sold = await issuePolicy(server)
  const { as, papers } = await papersOf(sold)
  const { policyId } = sold
  expect((await server.call(resendDocuments, { policyId }, { as })).data).toEqual({ policyId })
  expect(await readMailbox(server, sold.email)).toHaveLength(2)
  await server.call(resendDocuments, { policyId }, { as })
  expect(await readMailbox(server, sold.email)).toHaveLength(3)
  const again = await server.call(listDocuments, { policyId }, { as })
  expect(again.data?.documents.map(({ sha256 }) => sha256)).toEqual(papers.map(({ sha256 }) => sha256))
})

test('a policy of long ago is not mailed by itself; who asks for its documents gets them', async () => {
  const sold = await issuePolicy(server)
  clock.later(2 * 24 * 60 * 60_000)
  expect(await readMailbox(server, sold.email)).toEqual([])
  const { policyId } = sold
  const as = await server.signIn(sold.company.primary)
  expect((await server.call(listDocuments, { policyId }, { as })).data).toEqual({ documents: [] })
  await server.call(resendDocuments, { policyId }, { as })
  expect(await readMailbox(server, sold.email)).toHaveLength(1)
  expect((await server.call(listDocuments, { policyId }, { as })).data?.documents).toHaveLength(2)
})

test('only the link of a policy opens its documents', async () => {
  const [one, other] = [await issuePolicy(server), await issuePolicy(server)]
  const { papers } = await papersOf(one)
  const status = async (path: string) => (await server.raw(path)).status
  const id = papers[0]?.id
  expect(await status(`/my/${one.token}/documents/${id}.pdf`)).toBe(200)
  for (const path of [
    `/my/${other.token}/documents/${id}.pdf`,
    `/my/${'A'.repeat(54)}/documents/${id}.pdf`,
    `/my/nonsense/documents/${id}.pdf`,
    `/my/${one.token}/documents/${one.policyId}.pdf`,
    `/my/${one.token}/documents/..%2F..%2Fetc.pdf`,
    `/my/${one.token}/documents/${id}`,
  ])
    expect(await status(path), path).toBe(404)
})

test('papers of policies are for those who may see the policy: not in another company, and not among its files', async () => {
  const [one, other] = [await issuePolicy(server), await issuePolicy(server)]
  const { as } = await papersOf(one)
  const stranger = await server.signIn(other.company.primary)
  const { policyId } = one
  expect((await server.call(listDocuments, { policyId }, { as: stranger })).data).toEqual({ documents: [] })
  expect(await server.call(resendDocuments, { policyId }, { as: stranger })).toMatchObject({
    status: 404,
    message: 'policies.notFound',
  })
  expect((await server.call(mediaOperations.listFiles, {}, { as })).data?.rows).toEqual([])
})
