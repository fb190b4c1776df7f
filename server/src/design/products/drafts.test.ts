import { editorOperations } from '@coverwright/contract/design/editor'
import {
  productDraftOperations,
  productOperations,
  productPeopleOperations,
} from '@coverwright/contract/design/products'
import { translationOperations } from '@coverwright/contract/design/translations'
import { publisherOperations, publishingOperations } from '@coverwright/contract/release/publishing'
import { versionOperations } from '@coverwright/contract/release/versions'
import { type Permission, permissions } from '@coverwright/rules/company/members'
import { startQuestion } from '@coverwright/rules/design/forms'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Caller, startTestServer, type TestServer, testSessions } from '../../platform/testing'
import { pricing } from '../../rating/pricing'
import { tablesRoom } from '../../rating/tables'
import { publishingRoom } from '../../release/publishing'
import { versionsRoom } from '../../release/versions'
import { editorRoom } from '../editor'
import { translationsRoom } from '../translations'
import { productsRoom } from '.'

const people = testSessions()
let server: TestServer
beforeAll(async () => {
  const design = [productsRoom, editorRoom, translationsRoom]
  const rooms = [...design, tablesRoom, pricing, publishingRoom(), versionsRoom]
  server = await startTestServer({ rooms, sessions: people.sessions })
})
afterAll(() => server.close())

const enter = async (company: string = randomUUID(), held: readonly Permission[] = permissions) =>
  people.open(await server.openBrowser(), company, held) as Caller
const trip = { name: 'Trip', size: 'simple', insuranceType: 'travel', currency: 'HKD' } as const
const asked = { ...startQuestion('number', 'q', 'age'), title: { en_us: 'Age' } }

async function aProduct(as: Caller) {
  const made = await server.call(productOperations.create, { ...trip, languages: ['en_us'] }, { as })
  const productId = made.data!.id
  const read = async (by = as) => (await server.call(productOperations.get, { id: productId }, { as: by })).data!
  const titled = async (title: string, by = as, baseRevision?: number) => {
    const { body, revision } = (await read(by)).body
    const pages = [{ ...body.pages[0]!, title: { en_us: title }, questions: [asked] }]
    const sent = { productId, baseRevision: baseRevision ?? revision, body: { ...body, pages } }
    return server.call(productOperations.saveBody, sent, { as: by })
  }
  const title = async (by = as) => (await read(by)).body.body.pages[0]!.title.en_us
  const list = async (by = as) => (await server.call(productDraftOperations.list, { productId }, { as: by })).data!
  const create = (name: string, from?: string, by = as) =>
    server.call(productDraftOperations.create, { productId, name, ...(from ? { from } : {}) }, { as: by })
  const choose = (draftId: string, by = as) =>
    server.call(productDraftOperations.choose, { productId, draftId }, { as: by })
  const remove = (draftId: string, by = as) =>
    server.call(productDraftOperations.delete, { productId, draftId }, { as: by })
  const rename = (draftId: string, name: string) =>
    server.call(productDraftOperations.rename, { productId, draftId, name }, { as })
  const publish = (by = as) => {
    const slug = `trip-${randomUUID().slice(-12)}`
    return server.call(publishingOperations.publishBody, { productId, slug }, { as: by })
  }
  return { productId, read, titled, title, list, create, choose, remove, rename, publish }
}

test('next year is designed beside the current draft, each by whoever has chosen it', async () => {
  const company = randomUUID()
  const [ann, bob] = [await enter(company), await enter(company)]
  const { titled, title, list, create, choose } = await aProduct(ann)
  await titled('Now')
  expect((await create('Next year')).data).toMatchObject({ name: 'Next year', isChosen: true, number: 2 })
  await titled('Then')
  expect([await title(ann), await title(bob)]).toEqual(['Then', 'Now'])
  await titled('Now, better', bob)
  const { drafts } = await list()
  expect(drafts.map(({ name, isChosen }) => [name, isChosen])).toEqual([
    ['', false],
    ['Next year', true],
  ])
  expect((await list(bob)).drafts.map(({ isChosen }) => isChosen)).toEqual([true, false])
  await choose(drafts[0]!.id)
  expect(await title(ann)).toBe('Now, better')
  await choose(drafts[1]!.id, bob)
  expect(await title(bob)).toBe('Then')
})

test('a tab that is still open on the other draft saves nothing into this one', async () => {
  const ann = await enter()
  const { productId, read, titled, title, list, create, choose } = await aProduct(ann)
  await titled('Now')
  const old = (await read()).body.revision
  await create('Next year')
  expect((await titled('Meant for now', ann, old)).message).toBe('products.otherDraft')
  const changes = [
    {
      key: `pages/${(await read()).body.body.pages[0]!.id}/title`,
      language: 'en_us' as const,
      before: 'Now',
      text: 'No',
    },
  ]
  const words = await server.call(
    translationOperations.saveTexts,
    { productId, baseRevision: old, changes },
    { as: ann },
  )
  expect(words.message).toBe('products.otherDraft')
  const between = (await read()).body.revision
  await titled('Then')
  await choose((await list()).drafts[0]!.id)
  expect((await titled('Meant for then', ann, between + 1)).message).toBe('products.otherDraft')
  expect(await title()).toBe('Now')
  expect((await titled('Now and here')).status).toBe(200)
})

test('whoever else works on a draft is not disturbed when somebody comes over to it', async () => {
  const company = randomUUID()
  const [ann, bob] = [await enter(company), await enter(company)]
  const { read, titled, list, create, choose } = await aProduct(ann)
  await titled('Now')
  const { revision } = (await read(bob)).body
  await create('Next year')
  await choose((await list()).drafts[0]!.id)
  expect((await titled('Bob was here', bob, revision)).status).toBe(200)
})

test('each draft has an editor of its own', async () => {
  const company = randomUUID()
  const [ann, bob] = [await enter(company), await enter(company)]
  const { productId, create, list, choose } = await aProduct(ann)
  const stay = async (as: Caller) => (await server.call(editorOperations.stay, { productId }, { as })).data!.editor
  await stay(ann)
  expect(await stay(bob)).toMatchObject({ isMe: false })
  await create('Next year', undefined, bob)
  expect(await stay(bob)).toMatchObject({ isMe: true })
  expect(await stay(ann)).toMatchObject({ isMe: true })
  await choose((await list()).drafts[0]!.id, bob)
  expect(await stay(bob)).toMatchObject({ isMe: false })
})

test('what is published is the draft that its publisher has chosen, and numbers only grow', async () => {
  const company = randomUUID()
  const [ann, bob] = [await enter(company), await enter(company)]
  const { productId, read, titled, title, create, publish, list } = await aProduct(ann)
  await titled('Now')
  await create('Next year')
  await titled('Then')
  const publisher = await server.call(publisherOperations.get, { productId }, { as: ann })
  expect(publisher.data?.draft).toMatchObject({ number: 2, name: 'Next year' })
  expect((await publish()).data).toMatchObject({ bodyNumber: 2 })
  // Its publisher is back on the main draft, which went on meanwhile and is published after it.
  expect([await title(ann), (await list()).drafts.length]).toEqual(['Now', 1])
  await titled('Now, later', bob)
  expect((await publish(bob)).data).toMatchObject({ bodyNumber: 3 })
  expect((await read()).body).toMatchObject({ number: 3, state: 'published', draftName: '' })
  const copied = await server.call(productOperations.editCopy, { productId }, { as: ann })
  expect(copied.data).toMatchObject({ number: 4, state: 'draft' })
  expect((await titled('On from here')).status).toBe(200)
})

test('while only a named draft is worked on, all others see what is published', async () => {
  const company = randomUUID()
  const [ann, bob] = [await enter(company), await enter(company)]
  const { productId, read, titled, create, publish, list } = await aProduct(ann)
  await titled('Now')
  await publish()
  expect((await create('Next year')).status).toBe(200)
  expect((await read(ann)).product).toMatchObject({ bodyState: 'draft', bodyNumber: 2 })
  expect((await read(bob)).product).toMatchObject({ bodyState: 'published', bodyNumber: 1 })
  expect((await server.call(productOperations.editCopy, { productId }, { as: bob })).data).toMatchObject({ number: 3 })
  expect((await list(bob)).drafts.map(({ name }) => name)).toEqual(['', 'Next year'])
})

test('a draft comes from a version, too, and its history is its own', async () => {
  const ann = await enter()
  const { productId, read, titled, title, create, publish } = await aProduct(ann)
  await titled('One')
  await publish()
  const first = (await read()).body.id
  await server.call(productOperations.editCopy, { productId }, { as: ann })
  await titled('Two')
  const made = await create('Back to one', first)
  expect(await title()).toBe('One')
  const bodyId = made.data!.id
  const history = await server.call(versionOperations.getHistory, { productId, bodyId }, { as: ann })
  expect(history.data).toMatchObject({ now: bodyId, entries: [{ what: 'begun', bodyId }] })
  expect(history.data!.versions.map(({ name, state }) => `${state} ${name}`)).toContain('draft Back to one')
})

test('a deleted draft lets those who worked on it go back to the main one, with nothing of it', async () => {
  const company = randomUUID()
  const [ann, bob] = [await enter(company), await enter(company)]
  const { read, titled, title, create, choose, remove } = await aProduct(ann)
  await titled('Now')
  const { id } = (await create('Next year')).data!
  await choose(id, bob)
  await titled('Then', bob)
  const open = (await read(bob)).body.revision
  expect((await remove(id)).status).toBe(200)
  expect([await title(ann), await title(bob)]).toEqual(['Now', 'Now'])
  expect((await titled('Of the one that is gone', bob, open)).message).toBe('products.otherDraft')
  expect((await titled('Now again', bob)).status).toBe(200)
})

test('each refusal of a draft', async () => {
  const company = randomUUID()
  const [ann, reader, stranger] = [await enter(company), await enter(company, ['products.read']), await enter()]
  const { productId, list, create, choose, remove, rename } = await aProduct(ann)
  const main = (await list()).drafts[0]!
  expect(main.may).toEqual([])
  const { id } = (await create('Next year')).data!
  expect((await create(' next YEAR ')).message).toBe('products.draftNameTaken')
  expect((await create('Other', randomUUID())).message).toBe('products.draftGone')
  expect((await choose(randomUUID())).message).toBe('products.draftGone')
  expect((await rename(main.id, 'Mine')).message).toBe('products.draftIsMain')
  expect((await remove(main.id)).message).toBe('products.draftIsMain')
  expect((await rename(id, 'Year after')).data).toMatchObject({ name: 'Year after' })
  // Who may only look, looks at any of them.
  expect((await choose(id, reader)).data).toMatchObject({ isChosen: true, may: [] })
  expect((await remove(id, reader)).message).toBe('platform.noPermission')
  expect((await create('Theirs', undefined, reader)).message).toBe('platform.noPermission')
  expect((await choose(id, stranger)).message).toBe('products.notFound')
  for (let number = 2; number <= 10; number++) expect((await create(`Draft ${number}`)).status).toBe(200)
  expect((await create('One too many')).message).toBe('products.draftLimit')
  expect((await list()).may).toEqual([])
  await server.call(productPeopleOperations.setAccess, { productId, access: 'invited' }, { as: ann })
  expect((await choose(main.id, reader)).message).toBe('products.notFound')
})
