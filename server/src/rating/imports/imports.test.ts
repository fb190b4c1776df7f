import { randomUUID } from 'node:crypto'
import { importOperations } from '@coverwright/contract/rating/imports'
import { tableOperations } from '@coverwright/contract/rating/tables'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { rateSheet } from '../../demo/rate-sheets'
import { keepFile, startTestServer, type TestServer, testSessions } from '../../platform/testing'
import { productsRoom } from '../../design/products'
import { tablesRoom } from '../tables'
import { CSV, importsOn } from './import-set.builder'
import { importsRoom } from '.'
import { resumeImports } from './resume-imports'

const people = testSessions()
let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ rooms: [productsRoom, tablesRoom, importsRoom], sessions: people.sessions })
})
afterAll(() => server.close())

const ops = importOperations
const { aProduct, converted, identified, upload } = importsOn(() => server, people)

test('a file becomes a draft table: found, mapped, converted, and nothing in force', async () => {
  const set = await aProduct()
  const detail = await identified(set)
  expect(detail.import).toMatchObject({
    state: 'identified',
    tableCount: 1,
    may: ['map', 'convert', 'cancel', 'retry', 'delete'],
  })
  expect(detail.problems).toEqual([])
  const saved = await server.call(ops.saveMapping, { id: detail.import.id, plan: detail.plan }, { as: set.as })
  expect(saved.data?.import.state).toBe('mapped')
  const done = await converted(set, detail.import.id)
  expect(done.import).toMatchObject({ state: 'converted', problemCount: 0, results: [{ made: 3, leftOut: 0 }] })
  const { tableId, versionId } = done.import.results[0]!
  const table = (await server.call(tableOperations.get, { id: tableId }, { as: set.as })).data
  expect(table?.versions).toMatchObject([{ id: versionId, state: 'draft', rowCount: 3, importId: detail.import.id }])
})

test(
  'the demo’s car sheets are found whole, with their titles, merged headers and notes',
  { timeout: 60_000 },
  async () => {
    const set = await aProduct()
    const detail = await identified(set, await rateSheet('Car rates 2026.xlsx'), 'xlsx')
    expect(detail.sheets.map(({ name, regions }) => [name, regions.length])).toEqual([
      ['Read me', 0],
      ['Base premium', 1],
      ['Driver age', 1],
      ['Vehicle value', 1],
      ['Vehicle groups', 1],
      ['District', 1],
      ['NCD', 1],
      ['Loadings', 1],
    ])
    await server.call(ops.saveMapping, { id: detail.import.id, plan: detail.plan }, { as: set.as })
    const done = await converted(set, detail.import.id)
    expect(done.import.problemCount).toBe(0)
    expect(done.import.results.map(({ tableName, made }) => [tableName, made])).toEqual([
      ['Base premium', 16],
      ['Driver age', 20],
      ['Vehicle value', 40],
      ['Vehicle groups', 2_001],
      ['District', 54],
      ['NCD', 6],
      ['Loadings', 12],
    ])
  },
)

test('rows with a problem are left out and listed with their cell', async () => {
  const set = await aProduct()
  const detail = await identified(
    set,
    'Age,Factor\n18-25,1.5\nyoung,1.25\n40-30,1.1\n41-50,tbc\n51-60,1.1\n61-70,1.2\n71-80,1.3\n81-90,1.4\n91+,2\n',
  )
  await server.call(ops.saveMapping, { id: detail.import.id, plan: detail.plan }, { as: set.as })
  const done = await converted(set, detail.import.id)
  expect(done.import.results).toMatchObject([{ read: 9, made: 6, leftOut: 3 }])
  const problems = await server.call(ops.listProblems, { id: detail.import.id }, { as: set.as })
  expect(problems.data).toMatchObject({ total: 3, kept: 3 })
  expect(problems.data?.rows.map(({ code, cell }) => [code, cell])).toEqual([
    ['imports.notBand', 'paper!A3'],
    ['imports.bandReversed', 'paper!A4'],
    ['imports.notNumber', 'paper!B5'],
  ])
})

test('the sheet is shown as it stands, window by window', async () => {
  const set = await aProduct()
  const {
    import: { id },
  } = await identified(set, await rateSheet('Car rates 2026.xlsx'), 'xlsx')
  const rows = await server.call(ops.listRows, { id, sheet: 4, from: 396, count: 8 }, { as: set.as })
  expect(rows.data?.rows.map(({ at }) => at)).toEqual([396, 397, 398, 399, 400, 401, 402, 403])
  const head = await server.call(ops.listRows, { id, sheet: 1, from: 0, count: 5 }, { as: set.as })
  expect(head.data?.merges).toContainEqual({ top: 3, left: 1, bottom: 3, right: 8 })
  expect(head.data?.rows[0]?.cells[0]).toContain('Harbour Insurance')
})

test('what was mapped by hand is suggested for the next file of the same header, into the same table', async () => {
  const set = await aProduct()
  const first = await identified(set)
  const plan = first.plan.map((region) => ({
    ...region,
    tableName: 'Age factors',
    mapping: {
      ...region.mapping,
      columns: region.mapping.columns.map((column) =>
        column.title === 'District' ? { ...column, role: 'any' as const } : column,
      ),
    },
  }))
  await server.call(ops.saveMapping, { id: first.import.id, plan }, { as: set.as })
  const done = await converted(set, first.import.id)
  const next = await identified(set, CSV.replace('1.5', '1.6'))
  expect(next.plan).toMatchObject([
    {
      tableName: 'Age factors',
      tableId: done.import.results[0]?.tableId,
      mapping: { columns: [{}, { role: 'any' }, {}] },
    },
  ])
  expect(next.reasons['0:r1']).toMatchObject({ 1: 'remembered' })
  await server.call(ops.saveMapping, { id: next.import.id, plan: next.plan }, { as: set.as })
  const again = await converted(set, next.import.id)
  expect(again.import.results[0]?.tableId).toBe(done.import.results[0]?.tableId)
})

test('edges moved by hand are looked at anew', async () => {
  const set = await aProduct()
  const detail = await identified(set)
  const { edges } = detail.sheets[0]!.regions[0]!
  const moved = await server.call(
    ops.correctRegion,
    { id: detail.import.id, sheet: 0, regionId: 'r1', edges: { ...edges, right: 1 } },
    { as: set.as },
  )
  expect(moved.data?.sheets[0]?.regions[0]?.columns.map(({ name }) => name)).toEqual(['Age', 'District'])
  const more = await server.call(
    ops.correctRegion,
    { id: detail.import.id, sheet: 0, regionId: null, edges: { ...edges, left: 1 } },
    { as: set.as },
  )
  expect(more.data?.plan.map(({ regionId }) => regionId)).toEqual(['r1', 'r2'])
  const wrong = await server.call(
    ops.correctRegion,
    { id: detail.import.id, sheet: 0, regionId: 'r1', edges: { ...edges, left: 2, right: 1 } },
    { as: set.as },
  )
  expect(wrong).toMatchObject({ status: 409, message: 'imports.edges' })
})

test('edges moved by hand are moved alike in the next file of the same sheet', async () => {
  const set = await aProduct()
  const first = await identified(set)
  const { edges } = first.sheets[0]!.regions[0]!
  const byHand = { ...edges, body: { from: edges.body.from, to: edges.body.to - 1 } }
  const asked = { id: first.import.id, sheet: 0, regionId: 'r1', edges: byHand }
  const moved = await server.call(ops.correctRegion, asked, { as: set.as })
  await server.call(ops.saveMapping, { id: first.import.id, plan: moved.data!.plan }, { as: set.as })
  expect((await converted(set, first.import.id)).import.results).toMatchObject([{ made: 2 }])
  const next = await identified(set, CSV.replace('65+,South', '65-69,South,1.1\n70+,South'))
  expect(next.sheets[0]?.regions[0]?.edges.body).toEqual({ from: edges.body.from, to: edges.body.to })
  expect(next.plan).toMatchObject([{ isChosen: true, tableId: expect.any(String) as string }])
  await server.call(ops.saveMapping, { id: next.import.id, plan: next.plan }, { as: set.as })
  expect((await converted(set, next.import.id)).import.results).toMatchObject([{ made: 3 }])
  const third = await identified(set)
  expect(third.sheets[0]?.regions[0]?.edges.body).toEqual(byHand.body)
})

test.each([
  ['imports.noTableFound', 'csv', 'just some words\nand some more\n'],
  ['imports.broken', 'xlsx', 'PK\u0003\u0004 nothing else'],
] as const)('a file that cannot be identified fails with %s and can be tried again', async (code, kind, content) => {
  const set = await aProduct()
  const detail = await identified(set, content, kind)
  expect(detail.import).toMatchObject({ state: 'failed', failure: { code }, may: ['retry', 'delete'] })
  const again = await server.call(ops.retry, { id: detail.import.id }, { as: set.as })
  expect(again.data?.state).toBe('identifying')
  await server.runJobs()
})

test('a run that was stopped leaves no trace, and may be begun again', async () => {
  const set = await aProduct()
  const file = await upload(set, CSV)
  const { data } = await server.call(ops.start, { productId: set.productId, fileId: file.id }, { as: set.as })
  expect((await server.call(ops.cancel, { id: data!.id }, { as: set.as })).data?.state).toBe('cancelled')
  await server.runJobs()
  expect((await server.call(ops.get, { id: data!.id }, { as: set.as })).data).toMatchObject({
    import: { state: 'cancelled' },
    sheets: [],
  })
  expect(await server.call(ops.cancel, { id: data!.id }, { as: set.as })).toMatchObject({ message: 'imports.notNow' })
})

test('a run whose server died is begun anew, and the old one changes nothing when it comes back', async () => {
  const set = await aProduct()
  const file = await upload(set, CSV)
  const { data } = await server.call(ops.start, { productId: set.productId, fileId: file.id }, { as: set.as })
  await server.within(set.company, (ctx) =>
    ctx.db.execute(`update imports set alive_at = now() - interval '5 minutes'`),
  )
  await server.within(set.company, resumeImports)
  await server.runJobs()
  const detail = (await server.call(ops.get, { id: data!.id }, { as: set.as })).data!
  expect(detail.import.state).toBe('identified')
})

test('a mapping that makes no table is saved but not converted', async () => {
  const set = await aProduct()
  const detail = await identified(set)
  const { id } = detail.import
  const plan = detail.plan.map((region) => ({ ...region, isChosen: false }))
  const saved = await server.call(ops.saveMapping, { id, plan }, { as: set.as })
  expect(saved.data).toMatchObject({ import: { state: 'identified' }, problems: [{ code: 'imports.nothingChosen' }] })
  expect(await server.call(ops.convert, { id }, { as: set.as })).toMatchObject({ message: 'imports.mappingError' })
  const bad = detail.plan.map((region) => ({ ...region, tableName: ' ' }))
  expect((await server.call(ops.saveMapping, { id, plan: bad }, { as: set.as })).data?.problems).toMatchObject([
    { code: 'imports.tableNameMissing' },
  ])
  const strange = detail.plan.map((region) => ({ ...region, regionId: 'r9' }))
  expect(await server.call(ops.saveMapping, { id, plan: strange }, { as: set.as })).toMatchObject({
    message: 'imports.regionGone',
  })
})

test('only tables are taken, only those with the right begin, and nobody else’s are seen', async () => {
  const set = await aProduct()
  const picture = await keepFile(server, set.company, { purpose: 'document', kind: 'pdf' })
  expect(await server.call(ops.start, { productId: set.productId, fileId: picture.id }, { as: set.as })).toMatchObject({
    message: 'imports.invalidFormat',
  })
  expect(
    await server.call(ops.start, { productId: set.productId, fileId: randomUUID() }, { as: set.as }),
  ).toMatchObject({ message: 'imports.fileGone' })
  const reader = people.open(await server.openBrowser(), set.company, ['products.read'])
  const file = await upload(set, CSV)
  expect((await server.call(ops.start, { productId: set.productId, fileId: file.id }, { as: reader })).status).toBe(403)
  const detail = await identified(set)
  const other = await aProduct()
  expect(await server.call(ops.get, { id: detail.import.id }, { as: other.as })).toMatchObject({
    status: 404,
    message: 'imports.notFound',
  })
  expect((await server.call(ops.list, {}, { as: other.as })).data?.total).toBe(0)
  expect(
    (await server.call(ops.list, { filter: { productId: set.productId } }, { as: set.as })).data?.rows,
  ).toHaveLength(1)
  expect((await server.call(ops.delete, { id: detail.import.id }, { as: set.as })).data).toEqual({
    id: detail.import.id,
  })
})
