import { randomUUID } from 'node:crypto'
import { importOperations as ops } from '@coverwright/contract/rating/imports'
import { tableOperations } from '@coverwright/contract/rating/tables'
import type { FileKind } from '@coverwright/rules/company/media'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { carBody } from '../../demo/car-questions'
import { type Caller, keepFile, startTestServer, type TestServer, testSessions } from '../../platform/testing'
import { openProduct, productsRoom } from '../../design/products'
import { tablesRoom } from '../tables'
import { importsRoom } from '.'

const people = testSessions()
let server: TestServer
let as: Caller
let productId: string
const company = randomUUID()
async function aProduct() {
  const about = { name: 'Car', description: '', size: 'simple', insuranceType: 'car', currency: 'HKD' } as const
  const body = carBody({ en_us: 'Car' })
  const where = { languages: ['en_us' as const], timeZone: 'UTC', ownerId: null, body }
  return (await server.within(company, (ctx) => openProduct(ctx, { ...about, ...where }))).id
}
beforeAll(async () => {
  server = await startTestServer({ rooms: [productsRoom, tablesRoom, importsRoom], sessions: people.sessions })
  as = people.open(await server.openBrowser(), company, ['products.read', 'products.write'])
  productId = await aProduct()
})
afterAll(() => server.close())

async function identified(content: string, kind: FileKind = 'csv', into = productId) {
  const file = await keepFile(server, company, {
    ...{ purpose: 'pricingTable', kind, content: Buffer.from(content), madeBy: as.accountId },
  })
  const { data } = await server.call(ops.start, { productId: into, fileId: file.id }, { as })
  await server.runJobs()
  return (await server.call(ops.get, { id: data!.id }, { as })).data!
}

const wide = Array.from({ length: 500 }, (_, at) => `c${at}`).join(',')

test.each([
  ['identify failed', 'csv', 'just some words\nand some more\n', 'imports.noTableFound', {}],
  ['invalid file format', 'xlsx', 'PK\u0003\u0004 nothing else', 'imports.broken', {}],
  ['invalid file format, with its cell', 'csv', 'Age,Factor\n18-25,"1.5\n', 'imports.quoteOpen', { cell: 'paper!B2' }],
  [
    'document does not comply, with its cell',
    'csv',
    `${wide}\n${wide}\n`,
    'imports.tooManyColumns',
    { cell: expect.stringMatching(/^paper![A-Z]+1$/) as string },
  ],
] as const)('%s', async (_, kind, content, code, values) => {
  expect((await identified(content, kind)).import).toMatchObject({ state: 'failed', failure: { code, values } })
})

test('mapping error, with the table and the column that is meant', async () => {
  const { import: file, plan } = await identified('Usage,Factor\nPrivate,1\nBusiness,1.5\n')
  const untitled = plan.map((region) => ({
    ...region,
    mapping: { ...region.mapping, columns: region.mapping.columns.map((column) => ({ ...column, title: ' ' })) },
  }))
  const saved = await server.call(ops.saveMapping, { id: file.id, plan: untitled }, { as })
  expect(saved.data?.problems.map(({ code, at }) => [code, at])).toEqual([
    ['imports.titleMissing', 0],
    ['imports.titleMissing', 1],
  ])
  expect(await server.call(ops.convert, { id: file.id }, { as })).toMatchObject({ message: 'imports.mappingError' })
})

test('upload table data keyword error, with its cell and the answer that was meant', async () => {
  const { import: file } = await identified('Usage,Factor\nPrivate,1\nBusines,1.5\nCommuting,1.2\n')
  await server.call(ops.convert, { id: file.id }, { as })
  await server.runJobs()
  const { data } = await server.call(ops.listProblems, { id: file.id }, { as })
  expect(data?.rows).toMatchObject([
    { code: 'imports.keywordError', cell: 'paper!A3', text: 'Busines', values: { nearest: 'Business' } },
  ])
})

async function converted(content: string) {
  const { import: file } = await identified(content, 'csv', await aProduct())
  await server.call(ops.convert, { id: file.id }, { as })
  await server.runJobs()
  return (await server.call(ops.get, { id: file.id }, { as })).data!.import.results
}

test('cells that say Refer or Decline in place of a rate are counted, so that they can be underwritten', async () => {
  const rates = 'Usage,Factor\nPrivate,1\nBusiness,Refer - HO\nCommuting,Decline\n'
  expect(await converted(rates)).toMatchObject([{ made: 3, leftOut: 0, said: { refer: 1, decline: 1, other: 0 } }])
})

test('a word of an underwriting table that is no decision is a problem of its draft, long before it is in force', async () => {
  const [result] = await converted(
    'Usage,Decision,Loading\nPrivate,Accept,0%\nBusiness,Refer to HO,25%\nCommuting,Perhaps,10%\n',
  )
  const { data } = await server.call(tableOperations.checkVersion, { versionId: result!.versionId }, { as })
  expect(data?.findings).toMatchObject([
    { code: 'table.unknownDecision', isHard: true, rows: [2], values: { word: 'Perhaps' } },
  ])
})
