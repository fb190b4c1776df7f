import { editorOperations } from '@coverwright/contract/design/editor'
import { planOperations } from '@coverwright/contract/design/plans'
import { productOperations } from '@coverwright/contract/design/products'
import { TextsNow, translationOperations } from '@coverwright/contract/design/translations'
import type { Permission } from '@coverwright/rules/company/members'
import { textsOf } from '@coverwright/rules/design/translations'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer, testSessions } from '../../platform/testing'
import { editorRoom } from '../editor'
import { plansRoom } from '../plans'
import { productsRoom } from '../products'
import { translationsRoom } from '.'

const people = testSessions()
let server: TestServer
beforeAll(async () => {
  const rooms = [productsRoom, editorRoom, plansRoom([]), translationsRoom]
  server = await startTestServer({ rooms, sessions: people.sessions })
})
afterAll(() => server.close())

const WRITER: Permission[] = ['products.read', 'products.write']
const { saveTexts, setLanguages } = translationOperations
const TITLE = 'look/header/title'

async function aProduct() {
  const company = randomUUID()
  const open = async (permissions = WRITER) => people.open(await server.openBrowser(), company, permissions)
  const as = await open()
  const draft = { name: 'Car', size: 'simple', insuranceType: 'car', currency: 'HKD' } as const
  const made = await server.call(productOperations.create, { ...draft, languages: ['en_us', 'zh_tw'] }, { as })
  const productId = made.data!.id
  const read = async () => (await server.call(productOperations.get, { id: productId }, { as })).data!
  const texts = async () => new Map(textsOf((await read()).body.body as never).map((each) => [each.key, each.texts]))
  return { open, as, productId, read, texts, before: (await texts()).get(TITLE)?.en_us ?? '' }
}

const inChinese = (text: string, before = '') => ({ key: TITLE, language: 'zh_tw' as const, before, text })

test('a text is written in one language, and nothing else of the product changes', async () => {
  const { as, productId, read, texts, before } = await aProduct()
  const was = (await read()).body
  const saved = await server.call(saveTexts, { productId, changes: [inChinese('車輛', before)] }, { as })
  expect(saved.status).toBe(200)
  const { body } = await read()
  expect(saved.data?.revision).toBe(body.revision)
  expect((await texts()).get(TITLE)).toMatchObject({ en_us: before, zh_tw: '車輛' })
  expect({ ...body.body, look: null }).toEqual({ ...was.body, look: null })
})

test('two people write different texts of one part, and the same one to the same words', async () => {
  const { as, open, productId, texts, before } = await aProduct()
  const other = await open()
  const write = (change: ReturnType<typeof inChinese>, who = as) =>
    server.call(saveTexts, { productId, changes: [change] }, { as: who })
  expect((await write(inChinese('車輛', before))).status).toBe(200)
  expect((await write({ ...inChinese('Motor', before), language: 'en_us' as never }, other)).status).toBe(200)
  expect((await write(inChinese('車輛', before), other)).status).toBe(200)
  expect((await texts()).get(TITLE)).toEqual({ en_us: 'Motor', zh_tw: '車輛' })
})

test('whoever is second in a text is refused and told how all texts are now', async () => {
  const { as, open, productId, before } = await aProduct()
  const other = await open()
  await server.call(saveTexts, { productId, changes: [inChinese('車輛', before)] }, { as })
  const refused = await server.call(saveTexts, { productId, changes: [inChinese('汽車', before)] }, { as: other })
  expect(refused.message).toBe('translations.textChanged')
  expect(TextsNow.parse(refused.current).texts[TITLE]?.zh_tw).toBe('車輛')
})

test.each([
  ['translations.unknownText', { key: 'pages/none/title', language: 'zh_tw', before: '', text: '車' }],
  ['translations.notSpoken', { key: TITLE, language: 'zh_cn', before: '', text: '车' }],
] as const)('%s', async (code, change) => {
  const { as, productId, texts } = await aProduct()
  const was = await texts()
  const good = { key: 'name', language: 'zh_tw' as const, before: was.get('name')?.zh_tw ?? '', text: '汽車' }
  const refused = await server.call(saveTexts, { productId, changes: [good, change] }, { as })
  expect(refused.message).toBe(code)
  expect(await texts()).toEqual(was)
})

test('a text keeps its last language', async () => {
  const { as, productId, before } = await aProduct()
  const clear = (language: 'en_us' | 'zh_tw') =>
    server.call(saveTexts, { productId, changes: [{ key: TITLE, language, before, text: '' }] }, { as })
  expect((await clear('zh_tw')).status).toBe(200)
  expect((await clear('en_us')).message).toBe('translations.lastText')
})

test('a title of a plan is as long as its own screen lets it be', async () => {
  const { as, productId, read } = await aProduct()
  const plan = { id: 'basic', title: { en_us: 'Basic' }, subtitle: {}, description: {}, covers: [], addOns: [] }
  const plans = { currency: 'HKD', addOns: [], plans: [{ ...plan, declarations: [], booklet: [], coverDocument: [] }] }
  const baseRevision = (await read()).body.revision
  await server.call(planOperations.update, { productId, baseRevision, plans }, { as })
  const change = { key: 'plans/plans/basic/title', language: 'zh_tw' as const, before: '', text: '長'.repeat(201) }
  const refused = await server.call(saveTexts, { productId, changes: [change] }, { as })
  expect(refused.message).toBe('translations.tooLong')
})

test('texts of the form wait while somebody else is editing it; others do not', async () => {
  const { as, open, productId, texts, before } = await aProduct()
  await server.call(editorOperations.stay, { productId }, { as: await open() })
  const [key = '', title] = [...(await texts())].find(([each]) => each.startsWith('pages/')) ?? []
  const page = { key, language: 'zh_tw' as const, before: title?.zh_tw ?? '', text: '頁' }
  const refused = await server.call(saveTexts, { productId, changes: [page] }, { as })
  expect(refused.message).toBe('editor.heldByOther')
  expect((await texts()).get(key)).toEqual(title)
  expect((await server.call(saveTexts, { productId, changes: [inChinese('車輛', before)] }, { as })).status).toBe(200)
})

test('a language comes and goes; what was written in it is kept', async () => {
  const { as, productId, read, texts, before } = await aProduct()
  await server.call(saveTexts, { productId, changes: [inChinese('車輛', before)] }, { as })
  const set = async (languages: ('en_us' | 'zh_tw' | 'zh_cn')[]) =>
    server.call(setLanguages, { productId, baseRevision: (await read()).body.revision, languages }, { as })
  expect((await set(['zh_cn', 'en_us'])).status).toBe(200)
  const { product, body } = await read()
  expect(product.languages).toEqual(['zh_cn', 'en_us'])
  expect(body.body.languages).toEqual(['zh_cn', 'en_us'])
  expect((await set(['zh_tw'])).status).toBe(200)
  expect((await texts()).get(TITLE)?.zh_tw).toBe('車輛')
  expect((await set([])).message).toBe('translations.noLanguage')
  expect((await set(['en_us', 'en_us'])).message).toBe('translations.languageTwice')
})

test('who was second to change the languages is refused with how they are now', async () => {
  const { as, productId, read } = await aProduct()
  const baseRevision = (await read()).body.revision
  await server.call(setLanguages, { productId, baseRevision, languages: ['en_us'] }, { as })
  const refused = await server.call(setLanguages, { productId, baseRevision, languages: ['zh_cn'] }, { as })
  expect(refused.message).toBe('products.bodyChanged')
})

test('a translation whose text was reworded waits until it is written anew or said to fit', async () => {
  const { as, productId, read, before } = await aProduct()
  const write = (language: 'en_us' | 'zh_tw', from: string, text: string) =>
    server.call(saveTexts, { productId, changes: [{ key: TITLE, language, before: from, text }] }, { as })
  const waiting = async () => (await read()).staleTexts.filter(({ key }) => key === TITLE)
  await write('zh_tw', before, '車輛')
  expect(await waiting()).toEqual([])
  await write('en_us', before, 'Motor')
  expect(await waiting()).toEqual([{ key: TITLE, language: 'zh_tw' }])
  await write('zh_tw', '車輛', '汽車')
  expect(await waiting()).toEqual([])
  await write('en_us', 'Motor', 'Motor car')
  const confirmed = { productId, key: TITLE, language: 'zh_tw' as const }
  expect((await server.call(translationOperations.confirmText, confirmed, { as })).status).toBe(200)
  expect(await waiting()).toEqual([])
})
