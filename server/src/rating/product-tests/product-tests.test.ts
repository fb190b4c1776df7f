import { randomUUID } from 'node:crypto'
import { productOperations } from '@coverwright/contract/design/products'
import { publishingOperations } from '@coverwright/contract/release/publishing'
import { tableOperations } from '@coverwright/contract/rating/tables'
import { productTestOperations as ops } from '@coverwright/contract/rating/product-tests'
import type { Permission } from '@coverwright/rules/company/members'
import { readTestSheet } from '@coverwright/rules/rating/product-tests'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer, testSessions } from '../../platform/testing'
import { carsOn } from '../pricing/car-set.builder'
import { carColumns, carRecipe, carRows } from '../pricing/car.builder'
import { productsRoom } from '../../design/products'
import { publishingRoom } from '../../release/publishing'
import { tablesRoom } from '../tables'
import { insertTests, type TestRow } from './store'
import { productTests } from '.'

const people = testSessions()
let server: TestServer
beforeAll(async () => {
  const rooms = [productsRoom, tablesRoom, publishingRoom(), productTests]
  server = await startTestServer({ rooms, sessions: people.sessions })
  cars = carsOf(server)
})
afterAll(() => server.close())

const ALL: Permission[] = ['products.read', 'products.write', 'publishing.release']
const carsOf = (running: TestServer) =>
  carsOn(running, async (company) => people.open(await running.openBrowser(), company, ALL))
let cars: ReturnType<typeof carsOf>
type Car = Awaited<ReturnType<typeof cars.setCar>>

/** Its table is not in force yet. */
const openCar = () => cars.setCar({ isInForce: false })

const customer = (answers: object = {}) => ({
  answers: { usage: 'private', driverAge: '30', claims: '0', ...answers } as never,
  plan: 'basic',
  today: '2030-06-01',
  startDate: '2030-06-10',
})

const keep = ({ as, productId }: Car, answers?: object, expected?: { decision: 'accept'; yearly: number | null }) =>
  server.call(ops.createTest, { productId, title: 'Thirty', customer: customer(answers), expected }, { as })

test('a test that is given no expectation expects what the product says now', async () => {
  const car = await openCar()
  await cars.activate(car, car.versionId)
  // 2,000 for the age, 100 for the cover of 100,000.
  expect((await keep(car)).data).toMatchObject({ expected: { decision: 'accept', yearly: 210_000 }, origin: 'made' })
  const loaded = await keep(car, { claims: '3' })
  expect(loaded.data?.expected).toEqual({ decision: 'acceptWithTerms', yearly: 252_000 })
  const run = await server.call(ops.runTests, { productId: car.productId }, { as: car.as })
  expect(run.data).toMatchObject({ passed: 2, failed: 0, problems: [] })
  const list = await server.call(ops.listTests, { productId: car.productId }, { as: car.as })
  expect(list.data).toMatchObject({ total: 2, rows: [{ may: ['update', 'delete'] }, {}] })
})

test('a test that fails names what differs, and is right again when it is told so', async () => {
  const car = await openCar()
  await cars.activate(car, car.versionId)
  const made = (await keep(car, {}, { decision: 'accept', yearly: 1 })).data!
  const run = () => server.call(ops.runTests, { productId: car.productId }, { as: car.as })
  const { data } = await run()
  expect(data).toMatchObject({ passed: 0, failed: 1 })
  const outcome = data!.outcomes[made.id]!
  expect(outcome).toMatchObject({ decision: 'accept', yearly: 210_000, differs: ['price'] })
  const { id, title } = made
  const expected = { decision: outcome.decision, yearly: outcome.yearly }
  await server.call(ops.updateTest, { id, title, customer: made.customer, expected }, { as: car.as })
  expect((await run()).data).toMatchObject({ passed: 1, failed: 0 })
  await server.call(ops.deleteTest, { id }, { as: car.as })
  expect(await server.call(ops.deleteTest, { id }, { as: car.as })).toMatchObject({ message: 'productTests.notFound' })
})

test('drafts of tables are tried as newest, and touch nothing that is in force', async () => {
  const car = await openCar()
  await cars.activate(car, car.versionId)
  await keep(car)
  const draft = await server.call(tableOperations.copyVersion, { versionId: car.versionId }, { as: car.as })
  const rows = await server.call(tableOperations.listRows, { versionId: draft.data!.id }, { as: car.as })
  const dearer = { kind: 'set' as const, row: rows.data!.rows[1]!.id, at: 2, cell: '2500' }
  const edit = { versionId: draft.data!.id, baseRevision: draft.data!.revision, changes: [dearer] }
  await server.call(tableOperations.updateCells, edit, { as: car.as })
  const run = (tables: 'active' | 'newest') =>
    server.call(ops.runTests, { productId: car.productId, tables }, { as: car.as })
  expect((await run('active')).data).toMatchObject({ passed: 1, failed: 0 })
  expect((await run('newest')).data).toMatchObject({ passed: 0, failed: 1 })
})

test('a draft that begins after the day of a test says nothing of it, until the test is tried on its first day', async () => {
  const car = await openCar()
  await cars.activate(car, car.versionId)
  const made = (await keep(car)).data!
  const draft = (await server.call(tableOperations.copyVersion, { versionId: car.versionId }, { as: car.as })).data!
  const rows = await server.call(tableOperations.listRows, { versionId: draft.id }, { as: car.as })
  const dearer = { kind: 'set' as const, row: rows.data!.rows[1]!.id, at: 2, cell: '2500' }
  const edit = { versionId: draft.id, baseRevision: draft.revision, changes: [dearer] }
  const edited = await server.call(tableOperations.updateCells, edit, { as: car.as })
  const days = { effectiveFrom: '2031-01-01', effectiveTo: null, makesRoom: true }
  const at = { versionId: draft.id, baseRevision: edited.data!.revision }
  expect(await server.call(tableOperations.setDates, { ...at, ...days }, { as: car.as })).toMatchObject({ status: 200 })
  const { productId, as } = car
  const run = (more: object) => server.call(ops.runTests, { productId, ...more }, { as })
  expect((await run({})).data).toMatchObject({ passed: 1, early: { [made.id]: '2031-01-01' } })
  expect((await run({ tables: 'active' })).data).toMatchObject({ passed: 1, early: {} })
  expect((await run({ on: '2031-01-01' })).data).toMatchObject({ passed: 0, failed: 1, early: {} })
  const list = { productId, on: '2031-01-01', filter: { outcome: ['failed' as const] } }
  expect((await server.call(ops.listTests, list, { as })).data).toMatchObject({ total: 1 })
})

test('nothing is published that cannot be priced, or that fails a test; then the body keeps the tables it was published with', async () => {
  const car = await openCar()
  await cars.askHolder(car)
  const slug = `car-${car.productId.slice(0, 8)}`
  const publish = () =>
    server.call(publishingOperations.publishBody, { productId: car.productId, slug }, { as: car.as })
  expect(await publish()).toMatchObject({ message: 'publishing.cannotPrice' })
  await cars.activate(car, car.versionId)
  const { data: wrong } = await keep(car, {}, { decision: 'accept', yearly: 1 })
  expect(await publish()).toMatchObject({ message: 'publishing.testsFail', values: { count: 1 } })
  await server.call(ops.deleteTest, { id: wrong!.id }, { as: car.as })
  expect(await publish()).toMatchObject({ status: 200 })
  const { data } = await server.call(productOperations.get, { id: car.productId }, { as: car.as })
  expect(data!.body).toMatchObject({ state: 'published', body: { tables: [{ key: 'base' }] } })
  expect(await keep(car)).toMatchObject({ message: 'productTests.published' })
})

test('a draft is held against what is sold: the body and the rows of before, whatever is done to them since', async () => {
  const car = await openCar()
  await cars.askHolder(car)
  const { as, productId } = car
  await cars.activate(car, car.versionId)
  expect((await server.call(ops.getSold, { productId }, { as })).data).toEqual({ sold: null })
  const slug = `sold-${productId.slice(0, 8)}`
  await server.call(publishingOperations.publishBody, { productId, slug }, { as })
  await server.call(productOperations.editCopy, { productId }, { as })
  const dearer = { ...carRecipe, steps: carRecipe.steps.filter(({ name }) => name !== 'covered') }
  await cars.savePart(car, 'pricing', dearer)
  const { sold } = (await server.call(ops.getSold, { productId }, { as })).data!
  expect(sold).toMatchObject({
    number: 1,
    body: { pricing: { ...carRecipe, version: 2 } },
    tables: [{ key: 'base', columns: carColumns }],
  })
  expect(sold!.body.tables).toBeUndefined()
  const [version] = sold!.tables[0]!.versions
  expect(version).toMatchObject({ id: car.versionId, rowCount: carRows.length })
  const rowsOf = (versionId: string, by = as) =>
    server.call(ops.listSoldRows, { productId, versionId, offset: 1, limit: 2 }, { as: by })
  expect((await rowsOf(car.versionId)).data).toEqual({ rows: carRows.slice(1, 3) })
  expect(await rowsOf(randomUUID())).toMatchObject({ message: 'productTests.unknownVersion' })
  const stranger = people.open(await server.openBrowser(), randomUUID(), ALL)
  expect(await rowsOf(car.versionId, stranger)).toMatchObject({ message: 'products.notFound' })
})

test('a product without a recipe has nothing to expect', async () => {
  const car = await openCar()
  await cars.savePart(car, 'pricing', undefined)
  expect(await keep(car)).toMatchObject({ message: 'productTests.cannotRate' })
  await keep(car, {}, { decision: 'accept', yearly: 1 })
  const run = await server.call(ops.runTests, { productId: car.productId }, { as: car.as })
  expect(run.data).toMatchObject({ failed: 1, problems: [{ code: 'productTests.noRecipe' }] })
})

test('without the right to write, tests are read and run, and nothing else', async () => {
  const car = await openCar()
  await cars.activate(car, car.versionId)
  await keep(car)
  const reader = people.open(await server.openBrowser(), car.company, ['products.read'])
  const list = await server.call(ops.listTests, { productId: car.productId }, { as: reader })
  expect(list.data!.rows[0]!.may).toEqual([])
  expect((await keep({ ...car, as: reader })).status).toBe(403)
  const stranger = people.open(await server.openBrowser(), randomUUID(), ALL)
  expect((await server.call(ops.listTests, { productId: car.productId }, { as: stranger })).data).toMatchObject({
    total: 0,
  })
  expect(await keep({ ...car, as: stranger })).toMatchObject({ message: 'products.notFound' })
})

const imports = ({ as, productId }: Car, tests: object[]) =>
  server.call(ops.importTests, { productId, tests: tests as never }, { as })

test('a sheet of tests is brought in, sent out, changed and brought back; those that fail are listed alone', async () => {
  const car = await openCar()
  await cars.activate(car, car.versionId)
  const wrong = { title: 'Wrong', customer: customer(), expected: { decision: 'accept', yearly: 1 } }
  const as = car.as
  expect((await imports(car, [wrong, { title: 'Right', customer: customer() }])).data).toEqual({ added: 2, changed: 0 })
  const failed = async () =>
    (
      await server.call(
        ops.listTests,
        { productId: car.productId, filter: { outcome: 'failed' }, tables: 'active' },
        { as },
      )
    ).data!
  expect(await failed()).toMatchObject({ total: 1, rows: [{ title: 'Wrong', origin: 'sheet' }] })
  const sheet = (await server.call(ops.exportTests, { productId: car.productId }, { as })).data!.text
  const { data } = await server.call(productOperations.get, { id: car.productId }, { as })
  const read = readTestSheet(sheet.replace('accept,0.01', 'accept,2100'), data!.body.body, '2030-06-01')
  expect(read).toMatchObject({ problems: [], tests: [{ expected: { yearly: 210_000 } }, {}] })
  expect((await imports(car, [...read.tests])).data).toEqual({ added: 0, changed: 2 })
  expect(await failed()).toMatchObject({ total: 0 })
  const reader = people.open(await server.openBrowser(), car.company, ['products.read'])
  expect((await imports({ ...car, as: reader }, [wrong])).status).toBe(403)
})

test('thousands of tests are kept and run; more than a product may have are refused as a whole', async () => {
  const car = await openCar()
  await cars.activate(car, car.versionId)
  const expected = { decision: 'accept', yearly: 210_000 }
  const batch = (from: number, count: number) =>
    Array.from({ length: count }, (_, at) => ({ title: `Test ${from + at}`, customer: customer(), expected }))
  await server.within(car.company, (ctx) => {
    const at = { createdAt: ctx.now(), updatedAt: ctx.now(), origin: 'sheet' as const }
    const kept = { companyId: car.company, productId: car.productId, worksheet: null, ...at }
    const whole = { ...customer(), addOns: [], discounts: [] }
    const rows = batch(0, 4_900).map((test) => ({ ...test, ...kept, customer: whole, id: randomUUID() }) as TestRow)
    return insertTests(ctx, rows)
  })
  expect(await imports(car, batch(4_900, 101))).toMatchObject({
    message: 'productTests.tooMany',
    values: { most: 5_000 },
  })
  const run = await server.call(ops.runTests, { productId: car.productId }, { as: car.as })
  expect(run.data).toMatchObject({ passed: 4_900, failed: 0 })
})

test('a test that fails shows the first step that moved, beside the worksheet that it was kept with', async () => {
  const car = await openCar()
  await cars.activate(car, car.versionId)
  const made = (await keep(car)).data!
  const explain = async () => (await server.call(ops.explainTest, { id: made.id }, { as: car.as })).data!
  expect((await explain()).lines.some(({ hasMoved }) => hasMoved)).toBe(false)
  const steps = carRecipe.steps.map((step) =>
    step.kind === 'formula' ? { ...step, formula: 'base + ownDamage / 500' } : step,
  )
  await cars.savePart(car, 'pricing', { ...carRecipe, steps } as never)
  const { against, lines } = await explain()
  expect(against).toBe('kept')
  expect(lines.find(({ hasMoved }) => hasMoved)).toMatchObject({ step: 'covered', before: '2100', now: '2200' })
})
