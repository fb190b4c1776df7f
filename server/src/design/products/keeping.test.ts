import { editorOperations } from '@coverwright/contract/design/editor'
import { productKeepingOperations, productOperations } from '@coverwright/contract/design/products'
import type { Permission } from '@coverwright/rules/company/members'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, testClock, type TestServer, testSessions } from '../../platform/testing'
import { editorRoom } from '../editor'
import { productsRoom } from '.'

const people = testSessions()
const clock = testClock()
let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ rooms: [productsRoom, editorRoom], sessions: people.sessions, clock: clock.read })
})
afterAll(() => server.close())

const { lock, unlock, trash, restore, listTrash } = productKeepingOperations
const { create, get, list, saveBody, update } = productOperations
const WRITER: Permission[] = ['products.read', 'products.write']
const DAY_MS = 86_400_000

async function aProduct() {
  const company = randomUUID()
  const open = async (permissions = WRITER) => people.open(await server.openBrowser(), company, permissions)
  const as = await open()
  const draft = { name: 'Car', size: 'simple', insuranceType: 'car', currency: 'HKD' } as const
  const made = await server.call(create, { ...draft, languages: ['en_us'] }, { as })
  const id = made.data!.id
  const read = async (who = as) => (await server.call(get, { id }, { as: who })).data!
  const listed = async (who = as) => (await server.call(list, {}, { as: who })).data!.rows
  return { open, as, id, read, listed }
}

test('a locked product is changed by nobody, its owner included, until it is unlocked', async () => {
  const { as, id, read } = await aProduct()
  expect((await server.call(lock, { id }, { as })).data).toMatchObject({ lock: {}, may: ['copy', 'people', 'unlock'] })
  const { body } = await read()
  const save = () => server.call(saveBody, { productId: id, baseRevision: body.revision, body: body.body }, { as })
  expect((await save()).message).toBe('products.locked')
  expect((await server.call(update, { id, name: 'Van', description: '' }, { as })).message).toBe('products.locked')
  expect((await server.call(trash, { id }, { as })).message).toBe('products.locked')
  expect((await server.call(unlock, { id }, { as })).data?.lock).toBeNull()
  expect((await save()).status).toBe(200)
})

test('only its owner and who manages all products lock it and put it away', async () => {
  const { open, id, read } = await aProduct()
  const colleague = await open()
  for (const operation of [lock, unlock, trash])
    expect((await server.call(operation, { id }, { as: colleague })).message).toBe('products.notYours')
  expect((await read(colleague)).product.may).not.toContain('lock')
  const manager = await open([...WRITER, 'products.manage'])
  expect((await server.call(lock, { id }, { as: manager })).status).toBe(200)
})

test('what is in the trash is in no list, is changed by nobody, and comes back as it was', async () => {
  const { as, open, id, read, listed } = await aProduct()
  expect((await server.call(trash, { id }, { as })).status).toBe(200)
  expect(await listed()).toEqual([])
  const { rows } = (await server.call(listTrash, {}, { as })).data!
  expect(rows).toMatchObject([{ id, name: 'Car', may: ['restore'] }])
  expect((await server.call(listTrash, {}, { as: await open() })).data!.rows).toMatchObject([{ id, may: [] }])
  expect((await server.call(update, { id, name: 'Van', description: '' }, { as })).message).toBe('products.inTrash')
  expect((await read()).product).toMatchObject({ isInTrash: true, may: ['copy', 'restore'] })
  expect((await server.call(restore, { id }, { as: await open() })).message).toBe('products.notYours')
  expect((await server.call(restore, { id }, { as })).data).toMatchObject({ isInTrash: false, name: 'Car' })
  expect(await listed()).toHaveLength(1)
})

test('after thirty days it is gone from the trash', async () => {
  const { as, open, id } = await aProduct()
  await server.call(trash, { id }, { as })
  clock.later(30 * DAY_MS)
  const manager = await open([...WRITER, 'products.manage'])
  expect((await server.call(restore, { id }, { as: manager })).message).toBe('products.trashGone')
  expect((await server.call(listTrash, {}, { as: manager })).data?.rows).toEqual([])
})

test('the list says who is editing and what a product looks like', async () => {
  const { open, id, listed } = await aProduct()
  const editor = await open()
  await server.call(editorOperations.stay, { productId: id }, { as: editor })
  expect(await listed()).toMatchObject([{ editing: { isMe: false }, face: { brand: '#0B6E75', drawing: null } }])
  expect(await listed(editor)).toMatchObject([{ editing: { isMe: true } }])
  clock.later(61_000)
  expect(await listed()).toMatchObject([{ editing: null }])
})
