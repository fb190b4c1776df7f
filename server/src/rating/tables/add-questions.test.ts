import { randomUUID } from 'node:crypto'
import { productOperations } from '@coverwright/contract/design/products'
import { pricingOperations } from '@coverwright/contract/rating/pricing'
import { tableOperations } from '@coverwright/contract/rating/tables'
import { type Recipe, type Row, shareOf } from '@coverwright/rules/rating/pricing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openProduct, productsRoom } from '../../design/products'
import { startTestServer, type TestServer, testSessions } from '../../platform/testing'
import { pricing } from '../pricing'
import { band } from './car-rates.builder'
import type { StoredColumn } from './tables'
import { addTableVersion, tablesRoom } from '.'

const people = testSessions()
let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ rooms: [productsRoom, tablesRoom, pricing], sessions: people.sessions })
})
afterAll(() => server.close())

const amount: StoredColumn = { id: 'premium', title: 'Premium', role: 'amount', currency: 'HKD' }
const base: StoredColumn[] = [
  { id: 'cover', title: 'Cover', role: 'exact', of: 'text' },
  { id: 'age', title: 'Rider age', role: 'band', of: 'number' },
  amount,
]
const baseRows: Row[] = ['Theft', 'Full'].flatMap((cover, at): Row[] => [
  [cover, band(16, 24), String(300 + at)],
  [cover, band(25, 70), String(200 + at)],
])
const area: StoredColumn[] = [
  { id: 'area', title: 'Area', role: 'exact', of: 'text' },
  { id: 'factor', title: 'Factor', role: 'factor' },
]

type Sheet = readonly [name: string, columns: StoredColumn[], rows: readonly Row[]]
const twoTables: readonly Sheet[] = [
  ['Base', base, baseRows],
  [
    'By area',
    area,
    [
      ['City', '1.2'],
      [null, '1'],
    ],
  ],
]

/** A new product with tables, and nothing asked. */
async function withTables(sheets = twoTables) {
  const company = randomUUID()
  const as = people.open(await server.openBrowser(), company, ['products.read', 'products.write'])
  const productId = await server.within(company, async (ctx) => {
    const about = { name: 'Bike', description: '', size: 'simple', insuranceType: 'car', currency: 'HKD' } as const
    const product = await openProduct(ctx, { ...about, languages: ['en_us'], timeZone: 'UTC', ownerId: null })
    for (const [name, columns, rows] of sheets)
      await addTableVersion(ctx, {
        productId: product.id,
        table: { name, use: 'pricing', columns },
        rows,
        effectiveFrom: '2026-01-01',
      })
    return product.id
  })
  return { as, productId }
}

test('a product with tables and nothing asked gets its questions in one press, and everybody has a price', async () => {
  const { as, productId } = await withTables()
  const asked = { productId, baseRevision: 1 }
  expect((await server.call(tableOperations.addQuestions, asked, { as })).data).toEqual({ added: 5, revision: 2 })
  const { body } = (await server.call(productOperations.get, { id: productId }, { as })).data!
  expect(body.body.pages[0]?.questions).toMatchObject([
    { dataName: 'cover', kind: 'choice', options: [{ value: 'Theft' }, { value: 'Full' }] },
    { dataName: 'riderAge', kind: 'number', min: '16', max: '70' },
    { dataName: 'area', kind: 'choice', options: [{ value: 'City' }, { value: 'other' }] },
  ])
  expect(body.body.pages.at(-1)).toMatchObject({
    title: { en_us: 'About you' },
    questions: [
      { dataName: 'name', isRequired: true },
      { dataName: 'email', kind: 'email', isRequired: true },
    ],
  })
  const recipe = (await server.call(pricingOperations.get, { productId }, { as })).data!.proposal!
  const tried = { productId, recipe, count: 20, seed: 3 }
  const made = (await server.call(pricingOperations.makeCustomers, tried, { as })).data!
  expect(made.problems).toEqual([])
  expect(made.customers.filter(({ yearly }) => yearly === null)).toEqual([])

  const again = await server.call(tableOperations.addQuestions, { productId, baseRevision: 2 }, { as })
  expect(again).toMatchObject({ status: 409, message: 'tables.nothingToAsk' })
})

test('questions are not added over those of somebody who was first', async () => {
  const { as, productId } = await withTables()
  const { body, revision } = (await server.call(productOperations.get, { id: productId }, { as })).data!.body
  const pages = body.pages.map((page) => ({ ...page, title: { en_us: 'Your bike' } }))
  await server.call(productOperations.saveBody, { productId, baseRevision: revision, body: { ...body, pages } }, { as })
  expect(await server.call(tableOperations.addQuestions, { productId, baseRevision: revision }, { as })).toMatchObject({
    status: 409,
    message: 'products.bodyChanged',
  })
})

test('rates that are a share of an amount which nobody is asked for: one press asks for it, and the recipe is proposed', async () => {
  const rates: Row[] = [
    ['City', '0.0026'],
    ['Country', '0.0018'],
  ]
  const { as, productId } = await withTables([['Contents rates', area, rates]])
  const recipe = async () => (await server.call(pricingOperations.get, { productId }, { as })).data!
  const ask = (baseRevision: number) =>
    server.call(pricingOperations.addSumInsured, { productId, baseRevision }, { as })
  // What the rates are matched by is asked for first.
  expect(await recipe()).toMatchObject({ proposal: null, lacksAmount: false })
  await server.call(tableOperations.addQuestions, { productId, baseRevision: 1 }, { as })
  expect(await recipe()).toMatchObject({ proposal: null, lacksAmount: true, revision: 2 })
  expect((await ask(2)).data).toEqual({ revision: 3 })
  const { body } = (await server.call(productOperations.get, { id: productId }, { as })).data!
  const asked = { dataName: 'sumInsured', kind: 'money', currency: 'HKD', title: { en_us: 'Sum insured' } }
  expect(body.body.pages[0]?.questions).toMatchObject([{ dataName: 'area' }, asked])
  const { proposal, lacksAmount } = await recipe()
  expect([lacksAmount, shareOf(proposal as Recipe, 'contentsRates')]).toEqual([false, 'sumInsured'])
  expect(await ask(3)).toMatchObject({ message: 'tables.nothingToAsk' })
})
