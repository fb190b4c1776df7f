import { randomUUID } from 'node:crypto'
import { pricingOperations } from '@coverwright/contract/rating/pricing'
import { productOperations } from '@coverwright/contract/design/products'
import { publishingOperations as ops } from '@coverwright/contract/release/publishing'
import { startQuestion } from '@coverwright/rules/design/forms'
import { permissions } from '@coverwright/rules/company/members'
import type { Body, BodyPart, Page } from '@coverwright/rules/design/products'
import { withHolderAsked } from '@coverwright/rules/selling/quotes'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { connectorsRoom } from '../../rating/connectors'
import { type Caller, startTestServer, type TestServer, testSessions } from '../../platform/testing'
import { pricing } from '../../rating/pricing'
import { carColumns, carGuide, carPlans, carQuestions, carRecipe, carRows } from '../../rating/pricing/car.builder'
import { openBody, openProduct, productsRoom, saveBodyPart } from '../../design/products'
import { addTableVersion, listTablesOf, putInForce, tablesRoom } from '../../rating/tables'
import { publishingRoom } from '.'

const people = testSessions()
let server: TestServer
let stranger: Caller
beforeAll(async () => {
  const rooms = [productsRoom, tablesRoom, pricing, connectorsRoom, publishingRoom()]
  server = await startTestServer({ rooms, sessions: people.sessions })
  stranger = await server.openBrowser()
})
afterAll(() => server.close())

let company: string
let as: Caller
let slug: string
beforeEach(async () => {
  company = randomUUID()
  slug = `car-${company.slice(0, 8)}`
  as = people.open(await server.openBrowser(), company, permissions)
})

const choose = (kind: 'plan' | 'addOns', dataName: string) => ({
  ...startQuestion(kind, dataName, dataName),
  title: { en_us: dataName },
  isRequired: kind === 'plan',
})

/** With its rates in force and all its parts; nothing is published yet. */
async function openCar(change: (page: Page) => Page = (page) => page): Promise<string> {
  const productId = await server.within(company, async (ctx) => {
    const about = { name: 'Car', description: '', size: 'simple', insuranceType: 'car', currency: 'HKD' } as const
    const { id } = await openProduct(ctx, { ...about, languages: ['en_us'], timeZone: 'UTC', ownerId: null })
    await setRates(ctx, id, 0)
    const parts = { plans: carPlans, underwriting: carGuide, pricing: carRecipe }
    for (const [part, value] of Object.entries(parts)) {
      const { revision } = await openBody(ctx, id)
      await saveBodyPart(ctx, { productId: id, baseRevision: revision, part: part as BodyPart, value })
    }
    return id
  })
  const questions = [...carQuestions, choose('plan', 'cover'), choose('addOns', 'wished')]
  await saveDraft(productId, (body) =>
    withHolderAsked({ ...body, pages: [change({ ...body.pages[0]!, questions })] }, randomUUID),
  )
  return productId
}

const table = { name: 'Base', key: 'base', use: 'pricing' as const, columns: carColumns }
type Ctx = Parameters<Parameters<TestServer['within']>[1]>[0]
async function setRates(ctx: Ctx, productId: string, more: number) {
  const rows = carRows.map(([usage, age, amount]) => [usage, age, String(Number(amount) + more)]) as typeof carRows
  const [known] = await listTablesOf(ctx, productId)
  const given = { productId, table: known ? { id: known.id } : table, rows, effectiveFrom: '2020-01-01' }
  const added = await addTableVersion(ctx, given)
  await putInForce(ctx, added.versionId)
}

async function saveDraft(productId: string, change: (body: Body) => Body) {
  const { body } = (await server.call(productOperations.get, { id: productId }, { as })).data!
  const saved = await server.call(
    productOperations.saveBody,
    { productId, baseRevision: body.revision, body: change(body.body) },
    { as },
  )
  expect(saved.status).toBe(200)
}

async function publish(productId: string) {
  const { data, message } = await server.call(ops.publishBody, { productId, slug }, { as })
  expect(message).toBe('')
  return data!.bodyHash
}

const who = { name: 'An Lee', email: 'an@example.com' }
const answers = { usage: 'private', driverAge: '30', claims: '0', cover: 'full', wished: ['tow'], ...who }
const ask = (bodyHash: string, more: object = {}) =>
  server.call(ops.getOffer, { slug, bodyHash, language: 'en_us', answers: { ...answers, ...more } }, { as: stranger })

describe('what a buyer is told', () => {
  test('is the price of the simulator, for every plan, in the storefront and in the preview', async () => {
    const productId = await openCar()
    const tried = { productId, answers, addOns: ['tow'], plans: ['full'] }
    const simulated = await server.call(pricingOperations.simulate, tried, { as })
    const preview = await server.call(ops.previewOffer, { productId, language: 'en_us', answers }, { as })
    const { data } = await ask(await publish(productId))
    expect(data).toMatchObject({ chosen: 'full', notOffered: [] })
    expect(data!.plans.map(({ plan, title, decision, yearly }) => [plan, title, decision, yearly])).toEqual([
      ['basic', 'basic', 'accept', { minor: 210_000, currency: 'HKD', text: 'HK$2,100.00' }],
      ['full', 'full', 'accept', { ...simulated.data!.rated!.plans[0]!.yearly, text: 'HK$2,420.00' }],
    ])
    expect(data!.addOns).toEqual([{ addOn: 'tow', yearly: { minor: 12_000, currency: 'HKD', text: 'HK$120.00' } }])
    expect(preview.data).toEqual(data)
  })

  test('stays what it was for who is in the middle of an older body', async () => {
    const productId = await openCar()
    const older = await publish(productId)
    await server.call(productOperations.editCopy, { productId }, { as })
    await server.within(company, (ctx) => setRates(ctx, productId, 500))
    const newer = await publish(productId)
    const yearly = async (hash: string) => (await ask(hash)).data?.plans.map((each) => each.yearly?.minor)
    expect(await yearly(older)).toEqual([210_000, 242_000])
    expect(await yearly(newer)).toEqual([260_000, 292_000])
  })

  test('is no price and the decision alone where a person has to look, or it is declined', async () => {
    const hash = await publish(await openCar())
    const { data } = await ask(hash, { claims: '6' })
    expect(data!.plans.map(({ decision, yearly, monthly }) => [decision, yearly, monthly])).toEqual([
      ['decline', null, null],
      ['decline', null, null],
    ])
    expect(JSON.stringify(data)).not.toContain('Too many claims')
  })

  test('has no decision while answers are missing', async () => {
    const hash = await publish(await openCar())
    const { data } = await ask(hash, { cover: undefined })
    expect(data).toMatchObject({ chosen: null, addOns: [] })
    expect(data!.plans[1]).toMatchObject({ decision: null, yearly: { minor: 242_000 } })
  })

  test('says which add-on is no part of the chosen plan, and leaves it out of the price', async () => {
    const hash = await publish(await openCar())
    const { data } = await ask(hash, { cover: 'basic' })
    expect(data).toMatchObject({ chosen: 'basic', notOffered: ['tow'], addOns: [] })
    expect(data!.plans[0]).toMatchObject({ yearly: { minor: 210_000 } })
  })
})

describe('answers that nobody could have given', () => {
  test.each([
    ['below what the question takes', { driverAge: '3' }],
    ['of another kind', { usage: { $ne: '' } }],
    ['that is no option', { usage: 'free' }],
  ])('count for nothing: one %s', async (_what, more) => {
    const hash = await publish(await openCar())
    const { status, data } = await ask(hash, more)
    expect(status).toBe(200)
    expect(data!.plans.map(({ yearly, decision }) => [yearly, decision])).toEqual([
      [null, null],
      [null, null],
    ])
  })

  test('nor do covers, plans and results of steps that are sent along', async () => {
    const hash = await publish(await openCar())
    const { data } = await ask(hash, { ownDamage: '0', base: '1', plan: 'basic', today: '1990-01-01' })
    expect(data!.plans.map(({ yearly }) => yearly?.minor)).toEqual([210_000, 242_000])
  })
})

describe('nothing is told', () => {
  test('at an address where nobody sells, or of a body that was never published there', async () => {
    const hash = await publish(await openCar())
    const asked = { language: 'en_us', answers } as const
    const nowhere = await server.call(ops.getOffer, { ...asked, slug: 'nobody-here', bodyHash: hash }, { as: stranger })
    expect(nowhere).toMatchObject({ status: 404, message: 'publishing.notFound', data: null })
    const foreign = await server.call(ops.getOffer, { ...asked, slug, bodyHash: '0'.repeat(64) }, { as: stranger })
    expect(foreign).toMatchObject({ status: 404, message: 'publishing.notFound', data: null })
  })

  test('of a product without a recipe', async () => {
    const { id } = await server.within(company, (ctx) =>
      openProduct(ctx, {
        ...{ name: 'Bare', description: '', size: 'simple', insuranceType: 'car', currency: 'HKD' },
        ...{ languages: ['en_us'], timeZone: 'UTC', ownerId: null },
      }),
    )
    const { data } = await server.call(ops.previewOffer, { productId: id, language: 'en_us', answers }, { as })
    expect(data).toEqual({ chosen: null, plans: [], addOns: [], notOffered: [] })
  })

  test('to another company of a draft', async () => {
    const productId = await openCar()
    const other = people.open(await server.openBrowser(), randomUUID(), permissions)
    const { status } = await server.call(ops.previewOffer, { productId, language: 'en_us', answers }, { as: other })
    expect(status).toBe(404)
  })
})
