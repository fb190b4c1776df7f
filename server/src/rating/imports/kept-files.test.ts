import { importOperations as ops } from '@coverwright/contract/rating/imports'
import { mediaOperations } from '@coverwright/contract/company/media'
import { tableOperations } from '@coverwright/contract/rating/tables'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { media } from '../../company/media'
import { startTestServer, type TestServer, testSessions } from '../../platform/testing'
import { productsRoom } from '../../design/products'
import { tablesRoom } from '../tables'
import { type ImportSet, importsOn } from './import-set.builder'
import { importsRoom } from '.'

const people = testSessions()
let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ rooms: [media, productsRoom, tablesRoom, importsRoom], sessions: people.sessions })
})
afterAll(() => server.close())
const { aProduct, converted, identified } = importsOn(() => server, people)

const remove = async ({ as }: ImportSet, fileId: string) => {
  const { status, values } = await server.call(mediaOperations.deleteFile, { fileId }, { as })
  return status === 200 ? 'deleted' : values?.place
}

test('the file of an import stays as long as the import, and then as long as what was made of it', async () => {
  const set = await aProduct({ may: ['products.read', 'products.write', 'companies.write'] })
  const first = await identified(set)
  const { id, fileId } = first.import
  expect(await remove(set, fileId)).toBe('importedSheet')
  await server.call(ops.saveMapping, { id, plan: first.plan }, { as: set.as })
  const [made] = (await converted(set, id)).import.results
  await server.call(ops.delete, { id }, { as: set.as })
  expect(await remove(set, fileId)).toBe('rateTable')
  expect((await server.call(tableOperations.delete, { id: made!.tableId }, { as: set.as })).status).toBe(200)
  expect(await remove(set, fileId)).toBe('deleted')
})

test('a draft that is thrown away lets its file go', async () => {
  const set = await aProduct({ may: ['products.read', 'products.write', 'companies.write'] })
  const { import: found, plan } = await identified(set)
  await server.call(ops.saveMapping, { id: found.id, plan }, { as: set.as })
  const [made] = (await converted(set, found.id)).import.results
  await server.call(ops.delete, { id: found.id }, { as: set.as })
  await server.call(tableOperations.discardVersion, { versionId: made!.versionId }, { as: set.as })
  expect(await remove(set, found.fileId)).toBe('deleted')
})
