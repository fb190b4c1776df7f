import { pricingOperations as ops } from '@coverwright/contract/rating/pricing'
import { productOperations } from '@coverwright/contract/design/products'
import { publishingOperations } from '@coverwright/contract/release/publishing'
import { tableOperations } from '@coverwright/contract/rating/tables'
import type { Permission } from '@coverwright/rules/company/members'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer, testSessions } from '../../platform/testing'
import { productsRoom } from '../../design/products'
import { bodies } from '../../design/products/tables'
import { publishingRoom } from '../../release/publishing'
import { addTableVersion, tablesRoom } from '../tables'
import { carsOn } from './car-set.builder'
import { carRecipe } from './car.builder'
import { pricing } from '.'

const people = testSessions()
let server: TestServer
const ALL: Permission[] = ['products.read', 'products.write', 'publishing.release']
const carsOf = (running: TestServer) =>
  carsOn(running, async (company) => people.open(await running.openBrowser(), company, ALL))
let cars: ReturnType<typeof carsOf>
beforeAll(async () => {
  const rooms = [productsRoom, tablesRoom, pricing, publishingRoom()]
  server = await startTestServer({ rooms, sessions: people.sessions })
  cars = carsOf(server)
})
afterAll(() => server.close())

const answers = { usage: 'private', driverAge: '30', claims: '0' }
/** A factor for the young that somebody of thirty skips: it took their whole premium. */
const youngOnly = {
  ...carRecipe,
  steps: [
    ...carRecipe.steps.slice(0, 2),
    { kind: 'formula', name: 'young', title: 'Young', formula: '1.5', when: 'driverAge < 25' },
    { kind: 'factor', name: 'aged', title: 'By age', of: 'covered', by: 'young' },
    ...carRecipe.steps.slice(2).map((step) => (step.kind === 'terms' ? { ...step, of: 'aged' } : step)),
  ],
} as typeof carRecipe

type Car = Awaited<ReturnType<typeof cars.setCar>>
const tried = async ({ as, productId }: Car, more: object = {}) => {
  const { data } = await server.call(ops.simulate, { productId, answers, plans: ['basic'], ...more }, { as })
  return data?.rated?.plans[0]
}

test('a customer of thirty pays for no step that is for the young', async () => {
  const car = await cars.setCar()
  expect((await tried(car, { recipe: youngOnly }))?.yearly?.minor).toBe(210_000)
  expect(
    (await tried(car, { recipe: youngOnly, answers: { ...answers, driverAge: '20' } }))?.worksheet.map(
      ({ result }) => result,
    ),
  ).toContain('1.5')
})

test('a price of nothing is none, and says why', async () => {
  const car = await cars.setCar()
  const free = carRecipe.steps.map((step) => (step.kind === 'formula' ? { ...step, formula: 'base - base' } : step))
  expect(await tried(car, { recipe: { ...carRecipe, steps: free } })).toMatchObject({
    yearly: null,
    refusal: { code: 'pricing.nothingToPay', step: 'net' },
  })
})

test('what is published says which meaning it has, and keeps it', async () => {
  const car = await cars.setCar()
  await cars.savePart(car, 'pricing', youngOnly as never)
  await cars.askHolder(car)
  const published = await server.call(
    publishingOperations.publishBody,
    { productId: car.productId, slug: 'young-only' },
    car,
  )
  expect(published.status, published.message).toBe(200)
  const stored = await server.within(car.company, (ctx) =>
    ctx.db.select().from(bodies).where(eq(bodies.productId, car.productId)),
  )
  expect(stored.map(({ document }) => (document as { pricing?: { version: number } }).pricing?.version)).toEqual([2])
  expect((await tried(car))?.yearly?.minor).toBe(210_000)
  // One that was published before: its skipped step gave nothing, and still does.
  await server.within(car.company, (ctx) =>
    ctx.db
      .update(bodies)
      .set({ document: { ...stored[0]!.document, pricing: youngOnly } as never })
      .where(eq(bodies.productId, car.productId)),
  )
  expect((await tried(car))?.yearly?.minor).toBe(0)
})

test('employees whose ages only dependants have rows for are told, where all were said to be taken', async () => {
  const car = await cars.setCar()
  const row = (member: string, from: string, to: string) => [member, { from, to }, '100']
  const { versionId } = await server.within(car.company, (ctx) =>
    addTableVersion(ctx, {
      productId: car.productId,
      table: {
        name: 'Members',
        key: 'members',
        use: 'pricing',
        columns: [
          { id: 'member', title: 'Member', role: 'exact', of: 'text' },
          { id: 'age', title: 'Age', role: 'band', of: 'number', places: 0 },
          { id: 'price', title: 'Price', role: 'amount', currency: 'HKD' },
        ],
      },
      rows: [
        row('Employee', '18', '69'),
        row('Spouse', '18', '64'),
        row('Child', '0', '17'),
        row('Student', '18', '25'),
      ],
      effectiveFrom: '2020-01-01',
    }),
  )
  expect((await server.call(tableOperations.checkVersion, { versionId }, car)).data).toMatchObject({
    findings: [],
    leftOut: { member: 'Employee', age: '0' },
  })
})

test('25,000.50 is told where the answer has cents, and not where it is whole', async () => {
  const car = await cars.setCar()
  const columns = [
    { id: 'sum', title: 'Sum', role: 'band', of: 'number', places: 0 },
    { id: 'rate', title: 'Rate', role: 'factor' },
  ] as const
  const rows = [
    [{ from: '0', to: '25000' }, '1'],
    [{ from: '25001', to: null }, '1.1'],
  ] as const
  const { versionId } = await server.within(car.company, (ctx) =>
    addTableVersion(ctx, {
      productId: car.productId,
      table: { name: 'Sums', key: 'sums', use: 'pricing', columns: [...columns] },
      rows: rows.map((row) => [...row]),
      effectiveFrom: '2020-01-01',
    }),
  )
  const check = async () => (await server.call(tableOperations.checkVersion, { versionId }, car)).data!
  expect(await check()).toMatchObject({ findings: [], between: { column: 'sum', value: '25000.5' } })
  const looked = (source: string) =>
    cars.savePart(car, 'pricing', {
      ...carRecipe,
      steps: [
        ...carRecipe.steps,
        { kind: 'lookUp', name: 'rate', title: '', table: 'sums', inputs: { sum: source }, column: 'rate' },
      ],
    } as never)
  await looked('ownDamage')
  expect((await check()).findings).toMatchObject([{ code: 'table.gap', isHard: true, customer: { sum: '25000.5' } }])
  await looked('driverAge')
  const whole = await check()
  expect([whole.findings, whole.between]).toEqual([[], undefined])
})

test('a product may insure anything, in the words of its insurer', async () => {
  const { as } = await cars.setCar()
  const draft = { name: 'Drones', size: 'simple', insuranceType: 'other', languages: ['en_us'] } as const
  const refused = await server.call(productOperations.create, { ...draft } as never, { as })
  expect(refused).toMatchObject({ status: 409, message: 'products.typeWordsMissing' })
  const made = await server.call(productOperations.create, { ...draft, typeWords: 'Drones' } as never, { as })
  expect(made.data).toMatchObject({ insuranceType: 'other', typeWords: 'Drones' })
})
