import { randomUUID } from 'node:crypto'
import { mediaOperations } from '@coverwright/contract/company/media'
import { planOperations } from '@coverwright/contract/design/plans'
import { productOperations, setUpOperations } from '@coverwright/contract/design/products'
import { tableOperations } from '@coverwright/contract/rating/tables'
import { productTestOperations } from '@coverwright/contract/rating/product-tests'
import type { Body, BodyPart } from '@coverwright/rules/design/products'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { media } from '../../company/media'
import { plansRoom } from '../../design/plans'
import { keepFile, startTestServer, type TestServer, testSessions } from '../../platform/testing'
import { carColumns, carGuide, carPlans, carQuestions, carRecipe, carRows } from '../../rating/pricing/car.builder'
import { openBody, productsRoom, saveBodyPart } from '../../design/products'
import { addTableVersion, tablesRoom } from '../../rating/tables'
import { productTests } from '../../rating/product-tests'
import { setUpRoom } from '.'

const people = testSessions()
let server: TestServer
beforeAll(async () => {
  const rooms = [productsRoom, plansRoom([]), tablesRoom, productTests, media]
  server = await startTestServer({ rooms: [...rooms, setUpRoom(rooms)], sessions: people.sessions })
})
afterAll(() => server.close())

const draft = { name: 'Car', size: 'simple', insuranceType: 'car', currency: 'HKD' } as const
const member = async (company: string = randomUUID()) =>
  people.open(await server.openBrowser(), company, ['products.read', 'products.write', 'companies.write'])

/** A car that has a price from a table in force, plans with a booklet, and a test. */
async function aWholeCar() {
  const company = randomUUID()
  const as = await member(company)
  const { id } = (await server.call(productOperations.create, { ...draft, languages: ['en_us'] }, { as })).data!
  const booklet = await keepFile(server, company, { purpose: 'planDocument', madeBy: as.accountId })
  const { body } = (await server.call(productOperations.get, { id }, { as })).data!.body
  const asked = { ...body, pages: [{ ...body.pages[0]!, questions: carQuestions }] }
  await server.call(productOperations.saveBody, { productId: id, baseRevision: 1, body: asked }, { as })
  const file = { language: 'en_us', fileId: booklet.id, name: '', sha256: '', size: 0 } as const
  const [basic, full] = structuredClone(carPlans.plans)
  const plans = { ...carPlans, plans: [{ ...basic, booklet: [file] }, full] } as never
  await server.call(planOperations.update, { productId: id, baseRevision: 2, plans }, { as })
  const versionId = await server.within(company, async (ctx) => {
    const put = async <Part extends BodyPart>(part: Part, value: Body[Part]) =>
      saveBodyPart(ctx, { productId: id, baseRevision: (await openBody(ctx, id)).revision, part, value })
    await put('underwriting', carGuide)
    await put('pricing', carRecipe)
    const table = { name: 'Base', key: 'base', use: 'pricing' as const, columns: carColumns }
    return (await addTableVersion(ctx, { productId: id, table, rows: carRows, effectiveFrom: '2020-01-01' })).versionId
  })
  const days = { effectiveFrom: '2020-01-01', effectiveTo: null, isAcknowledged: true }
  await server.call(tableOperations.activateVersion, { versionId, baseRevision: 1, ...days }, { as })
  const answers = { usage: 'private', driverAge: '30', claims: '0' }
  const customer = { answers, plan: 'basic', today: '2030-06-01', startDate: '2030-06-10' } as never
  await server.call(productTestOperations.createTest, { productId: id, title: 'Thirty', customer }, { as })
  return { as, id, booklet }
}

const remove = (as: Awaited<ReturnType<typeof member>>, fileId: string) =>
  server.call(mediaOperations.deleteFile, { fileId }, { as })

test('a copy starts where the product is, and gives its price: tables and tests go along', async () => {
  const { as, id } = await aWholeCar()
  const copied = (await server.call(setUpOperations.copy, { id, name: 'Second car' }, { as })).data!
  expect(copied).toMatchObject({ name: 'Second car', insuranceType: 'car', bodyNumber: 1, bodyState: 'draft' })
  const [one, other] = await Promise.all(
    [id, copied.id].map(
      async (each) => (await server.call(productOperations.get, { id: each }, { as })).data!.body.body,
    ),
  )
  expect(other).toEqual(one)
  const run = await server.call(productTestOperations.runTests, { productId: copied.id }, { as })
  expect(run.data).toMatchObject({ passed: 1, failed: 0, problems: [] })
  const tables = (await server.call(tableOperations.list, { productId: copied.id }, { as })).data!
  const before = (await server.call(tableOperations.list, { productId: id }, { as })).data!
  expect(tables.tables.map(({ key }) => key)).toEqual(['base'])
  expect(tables.tables[0]?.id).not.toBe(before.tables[0]?.id)
})

test('another company’s product cannot be copied', async () => {
  const { id } = await aWholeCar()
  const answer = await server.call(setUpOperations.copy, { id, name: 'Mine' }, { as: await member() })
  expect(answer).toMatchObject({ message: 'products.notFound' })
})

test('a document stays while a plan of the product or of its copy names it', async () => {
  const { as, id, booklet } = await aWholeCar()
  const held = { status: 409, message: 'media.inUse', values: { place: 'planDocument' } }
  expect(await remove(as, booklet.id)).toMatchObject(held)
  const copied = (await server.call(setUpOperations.copy, { id, name: 'Second car' }, { as })).data!
  const letGo = async (productId: string) => {
    const { revision } = (await server.call(planOperations.get, { productId }, { as })).data!
    await server.call(planOperations.update, { productId, baseRevision: revision, plans: carPlans as never }, { as })
  }
  await letGo(id)
  expect(await remove(as, booklet.id)).toMatchObject(held)
  await letGo(copied.id)
  expect((await remove(as, booklet.id)).status).toBe(200)
})
