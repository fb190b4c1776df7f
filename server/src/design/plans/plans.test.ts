import { planOperations, type PlanSet } from '@coverwright/contract/design/plans'
import {
  productDraftOperations,
  productOperations,
  productPeopleOperations,
} from '@coverwright/contract/design/products'
import type { Recipe, Step } from '@coverwright/rules/design/parts'
import type { Body } from '@coverwright/rules/design/products'
import { randomUUID } from 'node:crypto'
import { mediaOperations } from '@coverwright/contract/company/media'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { media } from '../../company/media'
import { startTestServer, type TestServer, testSessions } from '../../platform/testing'
import { changeBody, freezeDraft, holdProduct, productsRoom, saveBodyPart } from '../products'
import { plansRoom } from '.'

const people = testSessions()
let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ rooms: [productsRoom, plansRoom([]), media], sessions: people.sessions })
})
afterAll(() => server.close())

const { get, update } = planOperations
const hkd = (minor: number) => ({ minor, currency: 'HKD' })
const cover = (dataName: string, minor: number | null) => ({
  dataName,
  title: { en_us: dataName },
  amount: minor === null ? null : hkd(minor),
  words: minor === null ? { en_us: 'Unlimited' } : {},
  tooltip: {},
})
const plan = (id: string, change: Partial<PlanSet['plans'][number]> = {}): PlanSet['plans'][number] => ({
  id,
  title: { en_us: id },
  subtitle: {},
  description: {},
  covers: [cover('liability', 100_000_00)],
  addOns: ['tow'],
  declarations: [{ id: 'news', kind: 'marketing', text: { en_us: 'Send me news' }, isRequired: false }],
  booklet: [],
  coverDocument: [],
  ...change,
})
const set = (...plans: PlanSet['plans']): PlanSet => ({
  currency: 'HKD',
  plans,
  addOns: [{ id: 'tow', title: { en_us: 'Towing' }, description: {}, yearly: hkd(12_000), monthly: hkd(1_100) }],
})

async function aProduct() {
  const company = randomUUID()
  const as = await people.open(await server.openBrowser(), company, ['products.read', 'products.write'])
  const draft = { name: 'Car', size: 'simple', insuranceType: 'car', currency: 'HKD', languages: ['en_us'] } as const
  const productId = (await server.call(productOperations.create, { ...draft, languages: ['en_us'] }, { as })).data!.id
  const save = (plans: PlanSet, baseRevision = 1) => server.call(update, { productId, baseRevision, plans }, { as })
  return { company, as, productId, save }
}

test('a product has no plans at first, and keeps those that are saved', async () => {
  const { as, productId, save } = await aProduct()
  expect((await server.call(get, { productId }, { as })).data).toMatchObject({
    plans: null,
    revision: 1,
    may: ['edit'],
  })
  expect((await save(set(plan('basic'), plan('full')))).data?.revision).toBe(2)
  const kept = (await server.call(get, { productId }, { as })).data!.plans!
  expect(kept.plans.map(({ id }) => id)).toEqual(['basic', 'full'])
  expect((await save(set(plan('other')), 1)).message).toBe('products.bodyChanged')
})

test.each<[string, string | undefined, PlanSet]>([
  ['plans.none', undefined, set()],
  ['plans.idTaken', 'plans.1', set(plan('a'), plan('a'))],
  ['plans.untitled', 'plans.0.title', set(plan('a', { title: { en_us: ' ' } }))],
  ['plans.coverName', 'plans.0.covers.0', set(plan('a', { covers: [cover('Own damage', 1)] }))],
  ['plans.coverTwice', 'plans.0.covers.1', set(plan('a', { covers: [cover('x', 1), cover('x', 2)] }))],
  ['plans.negative', 'plans.0.covers.0', set(plan('a', { covers: [cover('x', -1)] }))],
  ['plans.unknownAddOn', 'plans.0.addOns', set(plan('a', { addOns: ['boat'] }))],
  [
    'plans.marketingRequired',
    'plans.0.declarations.0',
    set(plan('a', { declarations: [{ id: 'm', kind: 'marketing', text: {}, isRequired: true }] })),
  ],
  [
    'plans.otherCurrency',
    'plans.0.covers.0',
    set(plan('a', { covers: [{ ...cover('x', 1), amount: { minor: 1, currency: 'USD' } }] })),
  ],
])('%s is told at %s', async (code, field, plans) => {
  const { save } = await aProduct()
  const answer = await save(plans)
  expect(answer).toMatchObject({ status: 409, message: code })
  expect(answer.field).toBe(field)
})

test('a cover cannot have the name that a connector answers', async () => {
  const { company, productId, save } = await aProduct()
  const value: Body['dataset'] = {
    version: 1,
    names: [{ name: 'liability', title: '', type: { kind: 'text' }, source: { kind: 'connector' } }],
  }
  await server.within(company, (ctx) => saveBodyPart(ctx, { productId, baseRevision: 1, part: 'dataset', value }))
  expect(await save(set(plan('a')), 2)).toMatchObject({ message: 'plans.coverTaken', values: { name: 'liability' } })
})

const recipe = (steps: readonly Step[], addOns: Recipe['addOns'] = []): Recipe => ({
  version: 1,
  currency: 'HKD',
  steps,
  addOns,
  outputs: { yearly: 'base', monthly: null, parts: [] },
})

test('a cover and an add-on that the price uses stay until it does not', async () => {
  const { company, productId, save } = await aProduct()
  await save(set(plan('a')))
  const base: Step = { kind: 'formula', name: 'base', title: 'Base', formula: 'liability / 100' }
  const value = recipe([base], [{ addOn: 'tow', steps: [], yearly: 'x', monthly: null }])
  await server.within(company, (ctx) => saveBodyPart(ctx, { productId, baseRevision: 2, part: 'pricing', value }))
  expect(await save(set(plan('a', { covers: [] })), 3)).toMatchObject({
    message: 'plans.coverInUse',
    values: { name: 'liability', list: 'Base' },
  })
  expect(await save({ ...set(plan('a', { addOns: [] })), addOns: [] }, 3)).toMatchObject({
    message: 'plans.addOnInUse',
    values: { name: 'Towing' },
  })
})

test('a plan and an add-on that conditions speak of stay until they do not', async () => {
  const { company, productId, save } = await aProduct()
  await save(set(plan('a'), plan('b')))
  const put = (parts: Pick<Body, 'pricing' | 'underwriting'>, baseRevision: number) => {
    const change = (body: Body) => ({ ...body, ...parts })
    return server.within(company, (ctx) => changeBody(ctx, { productId, baseRevision, change }))
  }
  const factor = { kind: 'factor', name: 'f', title: 'For plan B', when: 'plan == "b"', of: 'x', by: '2' } as const
  const rule = {
    id: 'r',
    title: 'Towed far',
    when: "'tow' in addOns",
    reason: '',
    verdict: { decision: 'refer' },
  } as const
  await put({ pricing: recipe([factor]) }, 2)
  await put({ underwriting: { version: 1, rules: [rule], tables: [] } }, 3)
  const inUse = (name: string, list: string) => ({ message: 'plans.choiceInUse', values: { name, list } })
  expect(await save(set(plan('a')), 4)).toMatchObject(inUse('b', 'For plan B'))
  const without = [plan('a', { addOns: [] }), plan('b', { addOns: [] })]
  expect(await save({ ...set(...without), addOns: [] }, 4)).toMatchObject(inUse('Towing', 'Towed far'))
  expect((await save(set(plan('b')), 4)).status).toBe(200)
})

test('what is published stays as it is', async () => {
  const { company, as, productId, save } = await aProduct()
  await server.within(company, async (ctx) => {
    const { body } = await holdProduct(ctx, productId)
    await freezeDraft(ctx, { ...body, hash: 'frozen' })
  })
  expect((await server.call(get, { productId }, { as })).data?.may).toEqual([])
  expect((await save(set(plan('a')))).message).toBe('products.bodyPublished')
})

const PDF = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
)

async function upload(
  as: Awaited<ReturnType<typeof aProduct>>['as'],
  purpose: 'planDocument' | 'knowledgeDocument',
  bytes = PDF,
) {
  const draft = { purpose, name: 'Wording 2026.pdf', size: bytes.length }
  const ticket = (await server.call(mediaOperations.requestUpload, draft, { as })).data!
  await server.raw(ticket.url, { method: 'PUT', headers: ticket.headers, body: new Uint8Array(bytes) })
  return server.call(mediaOperations.completeUpload, { uploadId: ticket.uploadId }, { as })
}
const booklet = (fileId: string) => ({ language: 'en_us' as const, fileId, name: 'what I say', sha256: '0', size: 1 })

test('a booklet is kept as what its file really is, whatever the caller says of it', async () => {
  const { as, save } = await aProduct()
  const file = (await upload(as, 'planDocument')).data!
  const saved = await save(set(plan('a', { booklet: [booklet(file.id)] })))
  const [kept] = saved.data!.plans!.plans[0]!.booklet
  expect(kept).toMatchObject({ language: 'en_us', fileId: file.id, name: 'Wording 2026.pdf', size: PDF.length })
  expect(kept?.sha256).toMatch(/^[0-9a-f]{64}$/)
})

test('a booklet must be a PDF by its content, of 10 MB at most', async () => {
  const { as } = await aProduct()
  expect((await upload(as, 'planDocument', Buffer.from('not a PDF at all'))).message).toBe('media.contentDiffers')
  const large = { purpose: 'planDocument', name: 'a.pdf', size: 10 * 1024 * 1024 + 1 } as const
  expect((await server.call(mediaOperations.requestUpload, large, { as })).message).toBe('media.tooLarge')
})

test('no file that was sent for something else, is another company’s or is gone becomes a booklet', async () => {
  const { as, save } = await aProduct()
  const refused = { status: 409, message: 'plans.documentGone', field: 'plans.0.booklet' }
  const other = await aProduct()
  const files = [await upload(as, 'knowledgeDocument'), await upload(other.as, 'planDocument')].map(
    ({ data }) => data!.id,
  )
  for (const id of [...files, randomUUID()])
    expect(await save(set(plan('a', { booklet: [booklet(id)] })))).toMatchObject(refused)
})

test('a booklet is read by those who see its product and by nobody else of the company', async () => {
  const { company, as, productId, save } = await aProduct()
  const colleague = await people.open(await server.openBrowser(), company, ['products.read', 'products.write'])
  const { id: fileId } = (await upload(as, 'planDocument')).data!
  const read = (who: typeof as) => server.call(planOperations.getDocument, { productId, fileId }, { as: who })
  expect((await read(colleague)).message).toBe('plans.documentGone')
  await save(set(plan('a', { booklet: [booklet(fileId)] })))
  const address = (await read(colleague)).data!.url
  expect(Buffer.from(await (await server.raw(address)).arrayBuffer())).toEqual(PDF)

  await server.call(productPeopleOperations.setAccess, { productId, access: 'invited' }, { as })
  expect((await read(colleague)).message).toBe('products.notFound')
  expect((await server.call(mediaOperations.getFile, { fileId }, { as: colleague })).message).toBe('media.notFound')
  expect((await server.call(mediaOperations.listFiles, {}, { as: colleague })).data?.rows).toEqual([])
  const draft = { name: 'Mine', size: 'simple', insuranceType: 'car', currency: 'HKD', languages: ['en_us'] } as const
  const own = await server.call(productOperations.create, { ...draft, languages: ['en_us'] }, { as: colleague })
  const stolen = { productId: own.data!.id, baseRevision: 1, plans: set(plan('a', { booklet: [booklet(fileId)] })) }
  expect((await server.call(update, stolen, { as: colleague })).message).toBe('plans.documentGone')
})

test('a booklet that was published with stays when the next version has another', async () => {
  const { company, as, productId, save } = await aProduct()
  const [sold, next] = [(await upload(as, 'planDocument')).data!, (await upload(as, 'planDocument')).data!]
  const remove = (fileId: string) => server.call(mediaOperations.deleteFile, { fileId }, { as })
  await save(set(plan('a', { booklet: [booklet(sold.id)] })))
  await server.within(company, async (ctx) => {
    const { body } = await holdProduct(ctx, productId)
    await freezeDraft(ctx, { ...body, hash: 'frozen' })
  })
  const { revision } = (await server.call(productOperations.editCopy, { productId }, { as })).data!
  expect((await save(set(plan('a', { booklet: [booklet(next.id)] })), revision)).status).toBe(200)
  expect((await save(set(plan('a')), revision + 1)).status).toBe(200)
  expect(await remove(sold.id)).toMatchObject({ message: 'media.inUse', values: { place: 'planDocument' } })
  expect((await remove(next.id)).status).toBe(200)
})

test('a booklet of a draft that is deleted is free, unless another draft has it too', async () => {
  const { as, productId, save } = await aProduct()
  const [shared, own] = [(await upload(as, 'planDocument')).data!, (await upload(as, 'planDocument')).data!]
  const remove = (fileId: string) => server.call(mediaOperations.deleteFile, { fileId }, { as })
  await save(set(plan('a', { booklet: [booklet(shared.id)] })))
  const made = await server.call(productDraftOperations.create, { productId, name: 'Next year' }, { as })
  const { revision } = (await server.call(get, { productId }, { as })).data!
  const both = set(plan('a', { booklet: [booklet(shared.id)] }), plan('b', { booklet: [booklet(own.id)] }))
  expect((await save(both, revision)).status).toBe(200)
  expect((await remove(own.id)).message).toBe('media.inUse')
  await server.call(productDraftOperations.delete, { productId, draftId: made.data!.id }, { as })
  await server.runJobs()
  expect((await remove(own.id)).status).toBe(200)
  expect((await remove(shared.id)).message).toBe('media.inUse')
})
