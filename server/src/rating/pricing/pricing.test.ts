import { randomUUID } from 'node:crypto'
import { pricingOperations as ops } from '@coverwright/contract/rating/pricing'
import { productOperations } from '@coverwright/contract/design/products'
import { startQuestion } from '@coverwright/rules/design/forms'
import type { Permission } from '@coverwright/rules/company/members'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestServer, type TestServer, testSessions } from '../../platform/testing'
import { productsRoom } from '../../design/products'
import { tablesRoom } from '../tables'
import { carsOn } from './car-set.builder'
import { carGuide, carRecipe } from './car.builder'
import { ratings } from './tables'
import { pricing } from '.'

const people = testSessions()
let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ rooms: [productsRoom, tablesRoom, pricing], sessions: people.sessions })
  cars = carsOf(server)
})
afterAll(() => server.close())

const WRITER: Permission[] = ['products.read', 'products.write']
const carsOf = (running: TestServer) =>
  carsOn(running, async (company) => people.open(await running.openBrowser(), company, WRITER))
let cars: ReturnType<typeof carsOf>
type Set = Awaited<ReturnType<typeof cars.setCar>>

async function save(set: Set, recipe: typeof carRecipe) {
  const { revision } = (await server.call(ops.get, { productId: set.productId }, { as: set.as })).data!
  return server.call(ops.save, { productId: set.productId, baseRevision: revision, recipe }, { as: set.as })
}

const answers = { usage: 'private', driverAge: '30', claims: '0' }
const simulate = ({ as, productId }: Set, more: object = {}) =>
  server.call(ops.simulate, { productId, answers, ...more }, { as })

describe('the recipe', () => {
  test('is proposed from the tables while there is none, and has no problem as it stands', async () => {
    const set = await cars.setCar({ hasRecipe: false })
    const { data } = await server.call(ops.get, { productId: set.productId }, { as: set.as })
    expect(data).toMatchObject({
      recipe: null,
      may: ['edit'],
      currency: 'HKD',
      plans: [{ id: 'basic' }, { id: 'full' }],
    })
    expect(data!.names.map(({ name, source }) => [name, source])).toEqual([
      ['usage', 'question'],
      ['driverAge', 'question'],
      ['claims', 'question'],
      ['ownDamage', 'cover'],
    ])
    const proposal = data!.proposal!
    const [look, ...others] = proposal.steps
    expect(look).toMatchObject({ kind: 'lookUp', table: 'base', inputs: { usage: 'usage' } })
    if (look?.kind !== 'lookUp') throw new Error('The first step looks nothing up')
    const fed = { ...look, inputs: { ...look.inputs, age: 'driverAge' } }
    expect((await save(set, { ...proposal, steps: [fed, ...others] })).data?.problems).toEqual([])
  })

  test('one whose steps were all taken back is proposed again', async () => {
    const set = await cars.setCar({ hasRecipe: false })
    const seen = async () => (await server.call(ops.get, { productId: set.productId }, { as: set.as })).data!
    const { proposal } = await seen()
    await save(set, carRecipe)
    expect((await seen()).proposal).toBeNull()
    await save(set, { ...carRecipe, steps: [], outputs: { yearly: '', monthly: null, parts: [] } })
    expect((await seen()).proposal).toEqual(proposal)
  })

  test('is saved with its problems, each at its step', async () => {
    const set = await cars.setCar({ hasRecipe: false })
    const steps = carRecipe.steps.map((step) =>
      step.kind === 'formula' ? { ...step, formula: 'base + nothing' } : step,
    )
    const saved = await save(set, { ...carRecipe, steps })
    expect(saved.data?.problems).toMatchObject([{ code: 'logic.unknownName', part: 'recipe', at: 'covered' }])
    expect((await simulate(set)).data).toMatchObject({ rated: null, hash: null, problems: [{ at: 'covered' }] })
  })

  test('of two who change one recipe the second is told', async () => {
    const set = await cars.setCar()
    const { revision } = (await server.call(ops.get, { productId: set.productId }, { as: set.as })).data!
    const saving = (steps: number) => {
      const recipe = { ...carRecipe, steps: carRecipe.steps.slice(0, steps) }
      return server.call(ops.save, { productId: set.productId, baseRevision: revision, recipe }, { as: set.as })
    }
    await saving(2)
    expect(await saving(1)).toMatchObject({ status: 409, message: 'products.bodyChanged' })
  })

  test('reading alone does not let anybody save, and another company’s product is not there', async () => {
    const set = await cars.setCar()
    const reader = people.open(await server.openBrowser(), set.company, ['products.read'])
    const given = { productId: set.productId, baseRevision: 1, recipe: carRecipe }
    expect((await server.call(ops.save, given, { as: reader })).status).toBe(403)
    expect((await server.call(ops.get, { productId: set.productId }, { as: reader })).data?.may).toEqual([])
    const stranger = people.open(await server.openBrowser(), randomUUID(), WRITER)
    expect(await simulate({ ...set, as: stranger })).toMatchObject({ status: 404, message: 'products.notFound' })
  })
})

describe('the simulator', () => {
  test('gives every plan its decision, price and worksheet with the row of the table', async () => {
    const { data } = await simulate(await cars.setCar())
    expect(data!.rated).toMatchObject({ decision: 'accept', plans: [{ plan: 'basic' }, { plan: 'full' }] })
    expect(data!.rated!.plans.map(({ yearly }) => yearly?.minor)).toEqual([210_000, 230_000])
    expect(data!.rated!.plans[0]!.worksheet[0]).toMatchObject({
      step: 'base',
      unit: 'money',
      result: '2000',
      found: { table: 'base', row: 2, cells: [{ title: 'Usage', text: 'private' }, { title: 'Age' }] },
    })
  })

  test('tries a recipe that is not saved, and a loading comes on where the recipe says', async () => {
    const set = await cars.setCar()
    const steps = carRecipe.steps.map((step) => (step.kind === 'formula' ? { ...step, formula: 'base * 2' } : step))
    const asked = { recipe: { ...carRecipe, steps }, plans: ['basic'], answers: { ...answers, claims: '4' } }
    const { data } = await simulate(set, asked)
    expect(data!.rated).toMatchObject({ decision: 'acceptWithTerms', reasons: [{ text: 'Three claims or more' }] })
    expect(data!.rated!.plans[0]!.yearly!.minor).toBe(480_000)
    expect((await simulate(set)).data!.rated!.plans[0]!.yearly!.minor).toBe(210_000)
  })

  test('a price that cannot be had says why and at which step', async () => {
    const set = await cars.setCar()
    const { data } = await simulate(set, { plans: ['basic'], answers: { ...answers, driverAge: '12' } })
    expect(data!.rated!.plans[0]).toMatchObject({ yearly: null, refusal: { code: 'pricing.noRow', step: 'base' } })
    const twice = await simulate(set, { plans: ['basic'], addOns: ['tow'] })
    expect(twice.data!.rated!.plans[0]!.refusal?.code).toBe('pricing.addOnNotOffered')
  })

  test('believes no answer that nobody asked for', async () => {
    const { data } = await simulate(await cars.setCar(), {
      plans: ['basic'],
      answers: { ...answers, ownDamage: '0', base: '1' },
    })
    expect(data!.rated!.plans[0]!.yearly!.minor).toBe(210_000)
  })

  test('a product without a recipe is told so', async () => {
    expect(await simulate(await cars.setCar({ hasRecipe: false }))).toMatchObject({
      status: 409,
      message: 'pricing.noRecipe',
    })
  })
})

test('made-up customers are the same for the same seed and mostly have a price', async () => {
  const { as, productId } = await cars.setCar()
  const make = async (seed: number) =>
    (await server.call(ops.makeCustomers, { productId, count: 20, seed }, { as })).data!.customers
  const first = await make(5)
  expect(first).toHaveLength(20)
  expect(first.filter(({ yearly }) => yearly !== null).length).toBeGreaterThan(17)
  expect(await make(5)).toEqual(first)
  expect(await make(6)).not.toEqual(first)
})

describe('one input varied', () => {
  const vary = ({ as, productId }: Set, name: string, more: object = {}) =>
    server.call(ops.vary, { productId, answers, plan: 'basic', name, ...more }, { as })

  test('over its range shows the price and the place of the jump with its step', async () => {
    const { data } = await vary(await cars.setCar(), 'driverAge', { points: 20 })
    expect(data).toMatchObject({ axis: 'number', currency: 'HKD', problems: [] })
    expect(data!.points[0]).toMatchObject({ at: '18', yearly: 310_000 })
    expect(data!.jumps).toMatchObject([{ from: { at: '24' }, to: { at: '25' }, percent: -32.3, step: 'base' }])
  })

  test('word by word, and decisions count as jumps', async () => {
    const set = await cars.setCar()
    expect((await vary(set, 'usage')).data).toMatchObject({
      axis: 'words',
      points: [{ at: 'private' }, { at: 'business' }],
    })
    const { jumps } = (await vary(set, 'claims')).data!
    expect(jumps.map(({ from, to }) => [from.at, to.at, to.decision])).toEqual([
      ['2', '3', 'acceptWithTerms'],
      ['5', '6', 'decline'],
    ])
  })

  test('a birthday by age, another date day by day, and no against yes', async () => {
    const set = await cars.setCar()
    const { data } = await server.call(productOperations.get, { id: set.productId }, { as: set.as })
    const { body, revision } = data!.body
    const asks = [
      { ...startQuestion('date', 'born', 'born'), title: { en_us: 'Born' }, insuredAges: { min: 18, max: 80 } },
      { ...startQuestion('date', 'bought', 'bought'), title: { en_us: 'Bought' } },
      { ...startQuestion('yesNo', 'garage', 'garage'), title: { en_us: 'Garage' } },
    ]
    const [page] = body.pages
    const pages = [{ ...page!, questions: [...page!.questions, ...asks] }]
    const saved = { productId: set.productId, baseRevision: revision, body: { ...body, pages } }
    await server.call(productOperations.saveBody, saved, { as: set.as })
    const more = `(age(born, startDate) < 25 ? 500 : 0) + (garage ? 0 : 300) + (bought < date("2030-03-01") ? 0 : 200)`
    const steps = carRecipe.steps.map((step) =>
      step.name === 'covered' ? { ...step, formula: `base + ownDamage / 1000 + (${more})`, unit: 'amount' } : step,
    )
    const tried = {
      answers: { ...answers, born: '1990-01-01', bought: '2030-01-01', garage: true },
      recipe: { ...carRecipe, steps },
    }
    const over = async (name: string, range: object = {}) => (await vary(set, name, { ...tried, ...range })).data!
    const ages = await over('born', { points: 63 })
    expect(ages).toMatchObject({ name: 'born', axis: 'age', points: { 0: { at: '18' }, 62: { at: '80' } } })
    expect(ages.jumps).toMatchObject([{ from: { at: '24' }, to: { at: '25' } }])
    const days = await over('bought', { from: '2030-01-01', to: '2030-12-31', points: 12 })
    expect(days).toMatchObject({ axis: 'date', jumps: [{ from: { at: '2030-02-28' }, to: { at: '2030-03-01' } }] })
    const garage = await over('garage')
    expect(garage).toMatchObject({ axis: 'yesNo', points: [{ at: 'no' }, { at: 'yes' }] })
    expect(garage.points[0]!.yearly! - garage.points[1]!.yearly!).toBe(30_000)
  })

  test('what cannot be varied is refused', async () => {
    expect(await vary(await cars.setCar(), 'nothing')).toMatchObject({ status: 409, message: 'pricing.cannotVary' })
  })
})

describe('a kept quote', () => {
  const keep = ({ as, productId }: Set, more: object = {}) =>
    server.call(ops.keep, { productId, answers, title: 'A driver of 30', ...more }, { as })

  test('replayed gives the same worksheet, whatever has become of recipe, rules and tables', async () => {
    const set = await cars.setCar()
    const { data } = await keep(set)
    expect(data).toMatchObject({
      title: 'A driver of 30',
      decision: 'accept',
      prices: [{ plan: 'basic' }, { plan: 'full' }],
    })
    const dearer = carRecipe.steps.map((step) => (step.kind === 'formula' ? { ...step, formula: 'base * 9' } : step))
    await save(set, { ...carRecipe, steps: dearer })
    await cars.savePart(set, 'underwriting', { ...carGuide, rules: [] })
    const replayed = (await server.call(ops.replay, { id: data!.id }, { as: set.as })).data!
    expect(replayed).toMatchObject({ isSame: true, differs: [] })
    expect(replayed.rated.plans[0]!.yearly!.minor).toBe(210_000)
    expect((await simulate(set)).data!.rated!.plans[0]!.yearly!.minor).toBe(1_800_000)
  })

  test('is listed, found by its title and deleted', async () => {
    const set = await cars.setCar()
    const { id } = (await keep(set)).data!
    await keep(set, { title: 'Another' })
    const list = async (search: string) =>
      (await server.call(ops.listKept, { productId: set.productId, search }, { as: set.as })).data!
    expect((await list('')).total).toBe(2)
    expect((await list('driver')).rows.map((row) => row.id)).toEqual([id])
    await server.call(ops.deleteKept, { id }, { as: set.as })
    expect((await list('')).total).toBe(1)
    expect(await server.call(ops.deleteKept, { id }, { as: set.as })).toMatchObject({
      message: 'pricing.quote.notFound',
    })
    expect(await server.call(ops.replay, { id }, { as: set.as })).toMatchObject({ message: 'pricing.quote.notFound' })
  })

  test('is not kept while the product cannot be worked out', async () => {
    const set = await cars.setCar()
    const recipe = { ...carRecipe, outputs: { ...carRecipe.outputs, yearly: 'gone' } }
    expect(await keep(set, { recipe })).toMatchObject({ status: 409, message: 'pricing.notSound' })
  })

  test('whose papers were tampered with says so instead of a price', async () => {
    const set = await cars.setCar()
    const { id } = (await keep(set)).data!
    await server.within(set.company, (ctx) => ctx.db.update(ratings).set({ document: '{}' }))
    expect(await server.call(ops.replay, { id }, { as: set.as })).toMatchObject({ message: 'pricing.ratingDamaged' })
  })
})
