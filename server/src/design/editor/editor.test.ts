import { editorOperations } from '@coverwright/contract/design/editor'
import { type Body, productOperations } from '@coverwright/contract/design/products'
import type { Permission } from '@coverwright/rules/company/members'
import { patchesBetween } from '@coverwright/rules/drafts'
import { startQuestion } from '@coverwright/rules/design/forms'
import { type Page, pagesShape } from '@coverwright/rules/design/products'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, testClock, type TestServer, testSessions } from '../../platform/testing'
import { productsRoom, saveBodyPart } from '../products'
import { editorRoom } from '.'
import type { z } from 'zod'

const people = testSessions()
const clock = testClock()
let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ rooms: [productsRoom, editorRoom], sessions: people.sessions, clock: clock.read })
})
afterAll(() => server.close())

const WRITER: Permission[] = ['products.read', 'products.write']
const MANAGER: Permission[] = [...WRITER, 'products.manage']
const { getEditing, stay, leave, takeOver, saveForm } = editorOperations

async function aProduct() {
  const company = randomUUID()
  const open = async (permissions = WRITER) => people.open(await server.openBrowser(), company, permissions)
  const as = await open()
  const draft = { name: 'Car', size: 'simple', insuranceType: 'car', currency: 'HKD' } as const
  const made = await server.call(productOperations.create, { ...draft, languages: ['en_us'] }, { as })
  const productId = made.data!.id
  const read = async () => (await server.call(productOperations.get, { id: productId }, { as })).data!.body
  return { company, open, as, productId, read }
}

const asked = (dataName: string, title = dataName) => ({
  ...startQuestion('text', `id-${dataName}`, dataName),
  title: { en_us: title },
})

/** Saves what makes of the pages as they were read the ones that are wanted. */
function patchesTo(body: z.infer<typeof Body>, change: (pages: readonly Page[]) => readonly Page[]) {
  return patchesBetween(body.pages, change(body.pages), pagesShape).map((patch) => ({
    ...patch,
    path: [...patch.path],
  }))
}
const adding =
  (...questions: ReturnType<typeof asked>[]) =>
  (pages: readonly Page[]) =>
    pages.map((page, at) => (at === 0 ? { ...page, questions: [...page.questions, ...questions] } : page))

test('questions and pages that change places are saved in their new order, each where it was put', async () => {
  const { as, productId, read } = await aProduct()
  await server.call(stay, { productId }, { as })
  const save = async (change: (pages: readonly Page[]) => readonly Page[]) => {
    const { body, revision: baseRevision } = await read()
    const patches = patchesTo(body, change)
    return (await server.call(saveForm, { productId, baseRevision, patches }, { as })).message
  }
  const second = { id: 'page-two', title: { en_us: 'Two' }, questions: [asked('last')] }
  expect(await save((pages) => [...adding(asked('name'), asked('age'), asked('street'))(pages), second])).toBe('')
  const turned = (pages: readonly Page[]) =>
    pages.map((page) => ({ ...page, questions: page.questions.toReversed() })).toReversed()
  expect(await save(turned)).toBe('')
  const { pages } = (await read()).body
  expect(pages.map(({ questions }) => questions.map(({ id }) => id))).toEqual([
    ['id-last'],
    ['id-street', 'id-age', 'id-name'],
  ])
})

test('whoever opens the form first edits it, the second looks and is told who is editing', async () => {
  const { open, as, productId } = await aProduct()
  const second = await open()
  expect((await server.call(stay, { productId }, { as })).data).toMatchObject({ editor: { isMe: true }, lookers: [] })
  const looked = (await server.call(stay, { productId }, { as: second })).data!
  expect(looked).toMatchObject({ editor: { isMe: false }, may: [] })
  expect((await server.call(getEditing, { productId }, { as })).data?.lookers).toHaveLength(1)
})

test('two who open the form at the same moment are one who edits and one who looks', async () => {
  const { open, as, productId } = await aProduct()
  const second = await open()
  const both = await Promise.all([as, second].map((who) => server.call(stay, { productId }, { as: who })))
  expect(both.map(({ data }) => data?.editor?.isMe).sort()).toEqual([false, true])
})

test('when the editor leaves, the next who says that they are there edits', async () => {
  const { open, as, productId } = await aProduct()
  const second = await open()
  await server.call(stay, { productId }, { as })
  await server.call(stay, { productId }, { as: second })
  await server.call(leave, { productId }, { as })
  expect((await server.call(stay, { productId }, { as: second })).data?.editor?.isMe).toBe(true)
})

test('who is not heard of for a minute is gone; they save again while nobody else has begun, and not after', async () => {
  const { open, as, productId, read } = await aProduct()
  const second = await open()
  await server.call(stay, { productId }, { as })
  clock.later(59_000)
  expect((await server.call(stay, { productId }, { as: second })).data?.editor?.isMe).toBe(false)
  clock.later(2_000)
  const first = await read()
  const save = async (name: string, body: typeof first) =>
    server.call(
      saveForm,
      { productId, baseRevision: body.revision, patches: patchesTo(body.body, adding(asked(name))) },
      { as },
    )
  expect((await save('plate', first)).data?.revision).toBe(first.revision + 1)
  expect((await server.call(stay, { productId }, { as: second })).data?.editor?.isMe).toBe(true)
  expect((await save('owner', await read())).message).toBe('editor.heldByOther')
})

test('a primary or admin user takes over; others may not, and what was saved stays', async () => {
  const { open, as, productId, read } = await aProduct()
  const [standard, manager] = [await open(), await open(MANAGER)]
  await server.call(stay, { productId }, { as })
  const before = await read()
  const patches = patchesTo(before.body, adding(asked('plate')))
  await server.call(saveForm, { productId, baseRevision: before.revision, patches }, { as })
  expect((await server.call(takeOver, { productId }, { as: standard })).message).toBe('platform.noPermission')
  expect((await server.call(stay, { productId }, { as: manager })).data?.may).toEqual(['takeOver'])
  expect((await server.call(takeOver, { productId }, { as: manager })).data?.editor?.isMe).toBe(true)
  expect((await server.call(stay, { productId }, { as })).data?.editor?.isMe).toBe(false)
  const now = await read()
  expect(now.body.pages[0]?.questions.map(({ dataName }) => dataName)).toEqual(['plate'])
  const more = patchesTo(now.body, adding(asked('owner')))
  const refused = await server.call(saveForm, { productId, baseRevision: now.revision, patches: more }, { as })
  expect(refused.message).toBe('editor.heldByOther')
})

test('small changes are put onto the form, and who was second in it is told how it stands now', async () => {
  const { as, productId, read } = await aProduct()
  const before = await read()
  const save = (patches: ReturnType<typeof patchesTo>, baseRevision = before.revision) =>
    server.call(saveForm, { productId, baseRevision, patches }, { as })
  expect((await save(patchesTo(before.body, adding(asked('plate'))))).data).toEqual({ revision: before.revision + 1 })
  const late = await save(patchesTo(before.body, adding(asked('owner'))))
  expect(late.message).toBe('products.bodyChanged')
  expect(late.current).toMatchObject({ revision: before.revision + 1, parts: { pages: [{}] } })
})

test('what is no form is refused in words and changes nothing', async () => {
  const { as, productId, read } = await aProduct()
  const { revision: baseRevision, body } = await read()
  const id = body.pages[0]!.id
  const garbage = [
    [{ path: [id, 'questions', 'x'], after: { kind: 'spell', id: 'x' } }],
    [{ path: ['__proto__', 'title', 'en_us'], after: 'x' }],
    [{ path: [id, 'title', 'en_us'], before: 'something else', after: 'x' }],
    [{ path: [id, 'title', 'en_us'], before: body.pages[0]!.title.en_us, after: 'x'.repeat(20_001) }],
    [{ path: [id, 'title', 'tlh'], after: 'nuqneH' }],
  ]
  for (const patches of garbage)
    expect((await server.call(saveForm, { productId, baseRevision, patches }, { as })).message).toBe('editor.unsound')
  expect((await read()).body).toEqual(body)
})

test('a title of ten thousand letters and one from right to left are kept as they were typed', async () => {
  const { as, productId, read } = await aProduct()
  const { revision, body } = await read()
  const titles = ['x'.repeat(10_000), 'ما هو رقم لوحة سيارتك؟']
  const patches = patchesTo(body, adding(...titles.map((title, at) => asked(`name${at}`, title))))
  await server.call(saveForm, { productId, baseRevision: revision, patches }, { as })
  expect((await read()).body.pages[0]?.questions.map(({ title }) => title.en_us)).toEqual(titles)
})

test('a table of underwriting that waits for an answer is asked with the question that is added for it', async () => {
  const { company, as, productId, read } = await aProduct()
  const first = await read()
  const table = { id: 'e', title: 'Rates', table: 'rates', columns: { decision: 'rate' }, otherwise: 'refer' } as const
  const entry = { ...table, inputs: { vehicleClass: '', seats: 'places', area: '' } }
  const value = { version: 1, rules: [], tables: [entry] } as const
  const guided = await server.within(company, (ctx) =>
    saveBodyPart(ctx, { productId, baseRevision: first.revision, part: 'underwriting', value }),
  )
  const patches = patchesTo(first.body, adding(asked('vehicleClass'), asked('seats')))
  // The form was read before underwriting was written: nobody is told that somebody was first.
  const saved = await server.call(saveForm, { productId, baseRevision: first.revision, patches }, { as })
  const now = await read()
  expect(saved.data).toEqual({ revision: now.revision })
  expect(now.revision).toBe(guided.revision + 2)
  expect(now.body.underwriting?.tables[0]?.inputs).toEqual({ vehicleClass: 'vehicleClass', seats: 'places', area: '' })
})

test('a question that a condition speaks of cannot go before the condition does', async () => {
  const { as, productId, read } = await aProduct()
  const first = await read()
  const asking = adding(asked('plate'), { ...asked('owner'), showIf: 'plate != ""' } as never)
  await server.call(
    saveForm,
    { productId, baseRevision: first.revision, patches: patchesTo(first.body, asking) },
    { as },
  )
  const now = await read()
  const without = (pages: readonly Page[]) =>
    pages.map((page) => ({ ...page, questions: page.questions.filter(({ dataName }) => dataName !== 'plate') }))
  const patches = patchesTo(now.body, without)
  const refused = await server.call(saveForm, { productId, baseRevision: now.revision, patches }, { as })
  expect(refused.message).toBe('products.inUse')
})
