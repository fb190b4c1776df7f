import { randomUUID } from 'node:crypto'
import { importOperations } from '@coverwright/contract/rating/imports'
import { pricingOperations } from '@coverwright/contract/rating/pricing'
import { tableOperations } from '@coverwright/contract/rating/tables'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { carBody } from '../../demo/car-questions'
import { rateSheet } from '../../demo/rate-sheets'
import { keepFile, startTestServer, type TestServer, testSessions } from '../../platform/testing'
import { pricing } from '../pricing'
import { openProduct, productsRoom } from '../../design/products'
import { tablesRoom } from '../tables'
import { importsRoom } from '.'

const people = testSessions()
let server: TestServer
beforeAll(async () => {
  const rooms = [productsRoom, tablesRoom, importsRoom, pricing]
  server = await startTestServer({ rooms, sessions: people.sessions })
})
afterAll(() => server.close())

/** The demo's car product with its rate sheet converted into drafts. */
async function imported() {
  const company = randomUUID()
  const as = people.open(await server.openBrowser(), company, ['products.read', 'products.write'])
  const name = { en_us: 'Car' }
  const about = { name: 'Car', description: '', size: 'simple', insuranceType: 'car', currency: 'HKD' } as const
  const where = { languages: ['en_us' as const], timeZone: 'Asia/Hong_Kong', ownerId: null, body: carBody(name) }
  const product = await server.within(company, (ctx) => openProduct(ctx, { ...about, ...where }))
  const bytes = await rateSheet('Car rates 2026.xlsx')
  const file = await keepFile(server, company, {
    ...{ purpose: 'pricingTable', kind: 'xlsx', content: bytes, madeBy: as.accountId },
  })
  const started = await server.call(importOperations.start, { productId: product.id, fileId: file.id }, { as })
  const id = started.data!.id
  await server.runJobs()
  const { plan } = (await server.call(importOperations.get, { id }, { as })).data!
  await server.call(importOperations.saveMapping, { id, plan }, { as })
  await server.call(importOperations.convert, { id }, { as })
  await server.runJobs()
  const { import: done } = (await server.call(importOperations.get, { id }, { as })).data!
  return { as, productId: product.id, done }
}

const findingsOf = async ({ as, done }: Awaited<ReturnType<typeof imported>>) => {
  const found = []
  for (const { versionId, tableName } of done.results) {
    const { data } = await server.call(tableOperations.checkVersion, { versionId }, { as })
    for (const { code, customer } of data!.findings) found.push([tableName, code, customer])
  }
  return found
}

test(
  'the two planted faults are found and nothing else; drafts are tried as they are; what is faulty is not put in force unseen',
  { timeout: 90_000 },
  async () => {
    const set = await imported()
    const { as, productId, done } = set
    expect(await findingsOf(set)).toEqual([
      ['Driver age', 'table.overlap', { driverAge: '29', gender: 'Male' }],
      ['Vehicle value', 'table.outOfLine', { vehicleValueHkd: '850000' }],
    ])

    const recipe = (await server.call(pricingOperations.get, { productId }, { as })).data!.proposal!
    expect(recipe.steps.filter(({ kind }) => kind === 'lookUp').length).toBeGreaterThanOrEqual(7)
    const wanted = { productId, recipe, count: 20, seed: 5 }
    const made = await server.call(pricingOperations.makeCustomers, wanted, { as })
    expect(made.data?.problems).toEqual([])
    expect(made.data?.customers.filter(({ yearly }) => yearly !== null)).toHaveLength(20)

    const [{ answers, plan, startDate }] = made.data!.customers as [NonNullable<typeof made.data>['customers'][number]]
    const quote = { productId, recipe, title: 'From drafts', answers, plans: [plan], startDate }
    const kept = await server.call(pricingOperations.keep, quote, { as })

    const day = { id: done.id, effectiveFrom: '2026-01-01' }
    expect(await server.call(importOperations.activate, day, { as })).toMatchObject({
      status: 409,
      message: 'imports.faultsOpen',
    })
    const states = async () =>
      (await server.call(tableOperations.list, { productId }, { as })).data?.tables.map(
        ({ versions }) => versions[0]?.state,
      )
    expect(await states()).toEqual(Array(7).fill('draft'))
    await server.call(importOperations.activate, { ...day, isAcknowledged: true }, { as })
    expect(await states()).toEqual(Array(7).fill('active'))
    expect((await server.call(pricingOperations.replay, { id: kept.data!.id }, { as })).data).toMatchObject({
      isSame: true,
      differs: [],
    })
    expect(await server.call(importOperations.activate, day, { as })).toMatchObject({
      message: 'imports.nothingToActivate',
    })
  },
)
