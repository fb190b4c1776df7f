import { editorOperations } from '@coverwright/contract/design/editor'
import {
  productDraftOperations,
  productOperations,
  productPeopleOperations,
} from '@coverwright/contract/design/products'
import { publishingOperations } from '@coverwright/contract/release/publishing'
import { tableOperations } from '@coverwright/contract/rating/tables'
import { versionOperations } from '@coverwright/contract/release/versions'
import { type Permission, permissions } from '@coverwright/rules/company/members'
import { startQuestion } from '@coverwright/rules/design/forms'
import type { Body } from '@coverwright/rules/design/products'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { auditRoom } from '../../company/audit'
import { editorRoom } from '../../design/editor'
import { productsRoom } from '../../design/products'
import { findTampering } from '../../platform/audit'
import { type Caller, startTestServer, testClock, type TestServer, testSessions } from '../../platform/testing'
import { pricing } from '../../rating/pricing'
import { addTableVersion, tablesRoom } from '../../rating/tables'
import { publishingRoom } from '../publishing'
import { versionsRoom } from '.'

const people = testSessions()
const clock = testClock('2026-03-02T02:00:00Z')
const WRITER: Permission[] = ['products.read', 'products.write']
let server: TestServer
beforeAll(async () => {
  const working = [productsRoom, editorRoom, tablesRoom, pricing, publishingRoom(), versionsRoom]
  server = await startTestServer({
    rooms: [...working, auditRoom(working)],
    sessions: people.sessions,
    clock: clock.read,
  })
})
afterAll(() => server.close())

const member = async (company: string = randomUUID(), held: readonly Permission[] = WRITER) =>
  people.open(await server.openBrowser(), company, held)
const minutes = (count: number) => clock.later(count * 60_000)
const travel = { name: 'Trip', size: 'simple', insuranceType: 'travel', currency: 'HKD' } as const

async function aProduct(as: Caller) {
  const { id: productId } = (await server.call(productOperations.create, { ...travel, languages: ['en_us'] }, { as }))
    .data!
  const read = async () => (await server.call(productOperations.get, { id: productId }, { as })).data!.body
  const save = async (change: (body: Body) => Body, by: Caller = as) => {
    const { body, revision } = await read()
    const sent = { productId, baseRevision: revision, body: change(body) }
    return server.call(productOperations.saveBody, sent, { as: by })
  }
  const titled = (title: string, by?: Caller) =>
    save((body) => ({ ...body, pages: [{ ...body.pages[0]!, title: { en_us: title } }] }), by)
  const history = async () => (await server.call(versionOperations.getHistory, { productId }, { as })).data!
  const told = async () =>
    (await history()).entries.map((entry) =>
      entry.kind === 'table'
        ? `${entry.name}: ${entry.cells.map(({ row, before, after }) => `${row} ${before}→${after}`).join(', ')}`
        : `${entry.what}: ${entry.differences.map(({ how, thing, from = '', to = '' }) => `${how} ${thing} ${String(from)}→${String(to)}`).join('; ')}`,
    )
  return { productId, read, save, titled, history, told }
}

test('what somebody types without a long pause is one change, from the first word to the last', async () => {
  const as = await member()
  const { titled, told } = await aProduct(as)
  await titled('You')
  minutes(2)
  await titled('Your tr')
  minutes(9)
  await titled('Your trip')
  minutes(11)
  await titled('The trip')
  expect(await told()).toEqual(['saved: changed page Your trip→The trip', 'saved: changed page Trip→Your trip'])
})

test('a named draft tells what was and what is, as the main one does', async () => {
  const as = await member(undefined, permissions)
  const { productId, titled, told } = await aProduct(as)
  await titled('You')
  await server.call(productDraftOperations.create, { productId, name: 'Next year' }, { as })
  await titled('Who travels')
  expect(await told()).toEqual(['saved: changed page You→Who travels', 'begun: ', 'saved: changed page Trip→You'])
})

test('the log has one row for each change, and stays a chain', async () => {
  const company = randomUUID()
  const as = await member(company, permissions)
  const { titled, productId } = await aProduct(as)
  for (const title of ['A', 'AB', 'ABC']) await titled(title)
  const rows = await server.within(company, (ctx) =>
    ctx.db.execute(`select what from audit_log where about ->> 'productId' = '${productId}' order by place`),
  )
  expect(rows.rows.map((row) => (row as { what: string }).what)).toEqual(['products.created', 'products.bodySaved'])
  expect(await server.within(company, (ctx) => findTampering(ctx.db, company))).toBeNull()
})

test('two people, and one person in two parts, are changes of their own', async () => {
  const company = randomUUID()
  const [ann, bob] = [await member(company), await member(company)]
  const { titled, save, told } = await aProduct(ann)
  await titled('Ann')
  await titled('Bob', bob)
  await titled('Ann again')
  await save((body) => ({ ...body, look: { ...body.look, font: 'serif' } }))
  expect(await told()).toEqual([
    'saved: changed look plain→serif',
    'saved: changed page Bob→Ann again',
    'saved: changed page Ann→Bob',
    'saved: changed page Trip→Ann',
  ])
})

test('a condition is a point of its own, however soon it follows the wording', async () => {
  const as = await member()
  const { save, titled, told } = await aProduct(as)
  const asking = (showIf?: string) => (body: Body) => {
    const [age, smoker] = ['age', 'smoker'].map((name) => ({
      ...startQuestion('number', name, name),
      title: { en_us: name },
    }))
    const questions = [age!, { ...smoker!, ...(showIf ? { showIf } : {}) }]
    return { ...body, pages: [{ ...body.pages[0]!, questions }] }
  }
  await save(asking())
  await save(asking('age > 18'))
  await save(asking('age > 21'))
  await titled('About you')
  expect((await told()).map((each) => each.split(';')[0])).toEqual([
    'saved: changed page Trip→About you',
    'saved: changed question null→age > 21',
    'saved: added question →',
  ])
})

test('a save that changes nothing is no change', async () => {
  const as = await member()
  const { save, told } = await aProduct(as)
  await save((body) => body)
  expect(await told()).toEqual([])
})

test('any two points are compared: changes, versions, and how it began', async () => {
  const as = await member(randomUUID(), permissions)
  const { productId, titled, history, read } = await aProduct(as)
  await titled('One')
  minutes(11)
  await titled('Two')
  const [two, one] = (await history()).entries
  const compare = async (before: string, after: string) => {
    const asked = await server.call(versionOperations.compare, { productId, before, after }, { as })
    return asked.data?.differences.map(({ from, to }) => `${String(from)}→${String(to)}`) ?? asked.message
  }
  expect(await compare('oldest', two!.id)).toEqual(['Trip→Two'])
  expect(await compare(two!.id, one!.id)).toEqual(['Two→One'])
  expect(await compare(one!.id, (await read()).id)).toEqual(['One→Two'])
  expect(await compare(one!.id, one!.id)).toEqual([])
  expect(await compare(one!.id, randomUUID())).toBe('versions.notKept')
})

test('going back makes one more change; nothing in between is lost', async () => {
  const as = await member()
  const { productId, titled, history, read, told } = await aProduct(as)
  await titled('One')
  minutes(11)
  await titled('Two')
  const [, one] = (await history()).entries
  const goBack = async (to: string) => server.call(versionOperations.goBack, { productId, to }, { as })
  expect((await goBack(one!.id)).data).toMatchObject({ revision: 4, body: { pages: [{ title: { en_us: 'One' } }] } })
  expect((await goBack(one!.id)).message).toBe('versions.alreadyThere')
  expect((await goBack('oldest')).data?.body.pages[0]?.title).toEqual({ en_us: 'Trip' })
  expect(await told()).toEqual([
    'wentBack: changed page One→Trip',
    'wentBack: changed page Two→One',
    'saved: changed page One→Two',
    'saved: changed page Trip→One',
  ])
  const [, , two] = (await history()).entries
  await goBack(two!.id)
  expect((await read()).body.pages[0]?.title).toEqual({ en_us: 'Two' })
})

test('what was published stays; going back to it opens the next version', async () => {
  const as = await member(randomUUID(), permissions)
  const { productId, save, history, read } = await aProduct(as)
  const question = { ...startQuestion('number', 'q', 'age'), title: { en_us: 'Age' } }
  const ask = (title: string) =>
    save((body) => ({ ...body, pages: [{ ...body.pages[0]!, title: { en_us: title }, questions: [question] }] }))
  await ask('One')
  const slug = `one-${productId.slice(-12)}`
  const published = await server.call(publishingOperations.publishBody, { productId, slug }, { as })
  expect(published.status).toBe(200)
  await server.call(productOperations.editCopy, { productId }, { as })
  await ask('Two')
  const { entries, versions } = await history()
  expect(entries.map((entry) => (entry.kind === 'body' ? `${entry.what} ${entry.number}` : ''))).toEqual([
    'saved 2',
    'begun 2',
    'published 1',
    'saved 1',
  ])
  expect(versions).toMatchObject([
    { number: 2, state: 'draft' },
    { number: 1, state: 'published' },
  ])
  const again = { productId, slug: `two-${productId.slice(-12)}` }
  expect((await server.call(publishingOperations.publishBody, again, { as })).status).toBe(200)
  const gone = await server.call(versionOperations.goBack, { productId, to: versions[1]!.id }, { as })
  expect(gone.data).toMatchObject({ number: 3, state: 'draft', body: { pages: [{ title: { en_us: 'One' } }] } })
  expect((await read()).number).toBe(3)
})

test('nobody goes back over whoever is editing the form', async () => {
  const company = randomUUID()
  const [ann, bob] = [await member(company), await member(company)]
  const { productId, titled } = await aProduct(ann)
  await titled('One')
  await server.call(editorOperations.stay, { productId }, { as: bob })
  const refused = await server.call(versionOperations.goBack, { productId, to: 'oldest' }, { as: ann })
  expect(refused.message).toBe('editor.heldByOther')
})

test('rates are told cell by cell in the same history', async () => {
  const company = randomUUID()
  const as = await member(company)
  const { productId, told } = await aProduct(as)
  const columns = [
    { id: 'age', title: 'Age', role: 'band', of: 'number' },
    { id: 'factor', title: 'Factor', role: 'factor' },
  ] as const
  const made = await server.within(company, (ctx) =>
    addTableVersion(ctx, {
      productId,
      table: { name: 'By age', use: 'pricing', columns },
      rows: [[{ from: '18', to: '25' }, '1.8']],
      effectiveFrom: '2026-01-01',
    }),
  )
  const set = async (value: string, baseRevision: number) =>
    server.call(
      tableOperations.updateCells,
      {
        versionId: made.versionId,
        baseRevision,
        changes: [{ kind: 'set', row: 1, at: 1, cell: value }],
      },
      { as },
    )
  const first = await set('1.85', 1)
  expect(first.message ?? '').toBe('')
  await set('1.9', 2)
  expect(await told()).toEqual(['By age: 18-25 1.8→1.9'])
})

test('history is for whoever sees the product, and only who may change it goes back', async () => {
  const company = randomUUID()
  const [owner, reader, stranger] = [await member(company), await member(company, ['products.read']), await member()]
  const { productId, titled } = await aProduct(owner)
  await titled('One')
  const get = async (as: Caller) => server.call(versionOperations.getHistory, { productId }, { as })
  const goBack = async (as: Caller) => server.call(versionOperations.goBack, { productId, to: 'oldest' }, { as })
  expect((await get(reader)).data?.may).toEqual(['export'])
  expect((await goBack(reader)).message).toBe('platform.noPermission')
  expect((await get(stranger)).message).toBe('products.notFound')
  expect((await goBack(stranger)).message).toBe('products.notFound')
  await server.call(productPeopleOperations.setAccess, { productId, access: 'invited' }, { as: owner })
  expect((await get(reader)).message).toBe('products.notFound')
})
