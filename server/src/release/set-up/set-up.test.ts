import { productOperations, setUpOperations, setUpParts } from '@coverwright/contract/design/products'
import { policyNumberOperations } from '@coverwright/contract/selling/policy-numbers'
import { type Question, startQuestion } from '@coverwright/rules/design/forms'
import type { Recipe, UnderwritingGuide } from '@coverwright/rules/design/parts'
import type { Body, BodyPart } from '@coverwright/rules/design/products'
import { partsOfBody, ratingOf } from '@coverwright/rules/rating/rating'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer, testSessions } from '../../platform/testing'
import { openBody, saveBodyPart } from '../../design/products'
import { takePolicyNumbers } from '../../selling/policy-numbers'
import { keepTest } from '../../rating/product-tests'
import { rooms } from '../../rooms'

const people = testSessions()
let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ rooms, sessions: people.sessions })
})
afterAll(() => server.close())

const member = async (permissions: ('products.read' | 'products.write')[] = ['products.read', 'products.write']) =>
  people.open(await server.openBrowser(), randomUUID(), permissions)
const draft = { name: 'Trip', size: 'simple', insuranceType: 'travel', currency: 'HKD', languages: ['en_us'] } as const

test('nothing of a new product is set up, and each part says what is missing', async () => {
  const as = await member()
  const { id } = (await server.call(productOperations.create, { ...draft, languages: ['en_us'] }, { as })).data!
  const { parts } = (await server.call(setUpOperations.get, { productId: id }, { as })).data!
  const others = parts.filter(({ part }) => !['automation', 'connectors', 'checkout', 'documents'].includes(part))
  expect(others.every(({ state, lines }) => state === 'notSetUp' && lines.length > 0)).toBe(true)
  expect(parts.map(({ part }) => part)).toEqual(setUpParts)
})

test('another company’s product is not there', async () => {
  const made = await server.call(productOperations.create, { ...draft, languages: ['en_us'] }, { as: await member() })
  const answer = await server.call(setUpOperations.get, { productId: made.data!.id }, { as: await member() })
  expect(answer).toMatchObject({ status: 404, message: 'products.notFound' })
})

const coin = { mode: 'halfUp', to: 'minorUnit' } as const
const recipe = (formula: string): Recipe => ({
  version: 1,
  currency: 'HKD',
  steps: [
    { kind: 'formula', name: 'base', title: 'Base', formula },
    { kind: 'round', name: 'net', title: 'Net', of: 'base', rounding: coin },
  ],
  addOns: [],
  outputs: { yearly: 'net', monthly: null, parts: [] },
})
const rule = (when: string, isOff = false): UnderwritingGuide => ({
  version: 1,
  rules: [{ id: 'r', title: 'Old', when, reason: 'Old', verdict: { decision: 'refer' }, isOff }],
  tables: [],
})
const plans = (title: object) => ({
  currency: 'HKD',
  addOns: [],
  plans: [
    {
      ...{ id: 'a', title, subtitle: {}, description: {}, covers: [], addOns: [], declarations: [] },
      ...{ booklet: [], coverDocument: [] },
    },
  ],
})

/** A product that asks for an age; `put` saves a part of it, `part` asks how far one is. */
async function aProduct() {
  const company = randomUUID()
  const as = await people.open(await server.openBrowser(), company, ['products.read', 'products.write'])
  const { id: productId } = (
    await server.call(productOperations.create, { ...draft, languages: ['en_us', 'zh_tw'] }, { as })
  ).data!
  let revision = 1
  const put = async <Part extends BodyPart>(name: Part, value: Body[Part]) => {
    const change = { productId, baseRevision: revision, part: name, value }
    revision = (await server.within(company, (ctx) => saveBodyPart(ctx, change))).revision
  }
  const ask = async (questions: Question[]) => {
    const { body } = (await server.call(productOperations.get, { id: productId }, { as })).data!.body
    const asked = { ...body, pages: [{ ...body.pages[0]!, questions }] }
    await server.call(productOperations.saveBody, { productId, baseRevision: revision++, body: asked }, { as })
  }
  const part = async (name: string) => {
    const { parts } = (await server.call(setUpOperations.get, { productId }, { as })).data!
    const found = parts.find((view) => view.part === name)
    return `${found?.state}: ${found?.lines.map(({ code }) => code).join(', ')}`
  }
  const age = { ...startQuestion('number', 'q', 'age'), title: { en_us: 'Age', zh_tw: '年齡' } }
  const worth = { ...startQuestion('money', 'w', 'worth'), title: { en_us: 'Worth', zh_tw: '價值' }, currency: 'HKD' }
  return { company, as, productId, put, ask, part, age, worth }
}

test('a form is set up when it asks something, and who buys what has a price', async () => {
  const { put, ask, part, worth } = await aProduct()
  expect(await part('form')).toBe('notSetUp: empty')
  await ask([worth])
  expect(await part('form')).toBe('completed: pages')
  await put('pricing', recipe('worth * 2'))
  expect(await part('form')).toBe('notSetUp: pages, noHolder')
  const said = (title: string) => ({ title: { en_us: title, zh_tw: title }, isRequired: true })
  const name = { ...startQuestion('text', 'n', 'name'), ...said('Name') }
  await ask([worth, name, { ...startQuestion('email', 'e', 'email'), ...said('Email') }])
  expect(await part('form')).toBe('completed: pages')
})

test('a dataset is there with its first question, and not with other names alone', async () => {
  const { put, ask, part, age } = await aProduct()
  expect(await part('dataset')).toBe('notSetUp: empty')
  const size = {
    name: 'engineSize',
    title: 'Engine size',
    type: { kind: 'number', places: 0 },
    source: { kind: 'fixed', value: '2' },
  } as const
  await put('dataset', { version: 1, names: [size] })
  expect(await part('dataset')).toBe('notSetUp: names, noQuestion')
  await ask([age])
  expect(await part('dataset')).toBe('completed: names')
})

test('plans are set up when they speak every language of the product', async () => {
  const { put, part } = await aProduct()
  await put('plans', plans({ en_us: 'Basic' }))
  expect(await part('plans')).toBe('notSetUp: some, untranslated')
  await put('plans', plans({ en_us: 'Basic', zh_tw: '基本' }))
  expect(await part('plans')).toBe('completed: some')
})

test('plans are not needed where one cover has its price and nobody is asked to choose', async () => {
  const { put, ask, part, worth } = await aProduct()
  await ask([worth])
  expect(await part('plans')).toBe('notSetUp: none')
  await put('pricing', recipe('worth * 2'))
  expect(await part('plans')).toBe('notNeeded: oneCover')
  await ask([worth, { ...startQuestion('plan', 'p', 'chosen'), title: { en_us: 'Plan', zh_tw: '計劃' } }])
  expect(await part('plans')).toBe('notSetUp: none')
})

test('a price is set up when it can be worked out, and only then the book can be compared', async () => {
  const { put, ask, part, worth } = await aProduct()
  await ask([worth])
  expect([await part('pricing'), await part('impact')]).toEqual(['notSetUp: noRecipe', 'notSetUp: noRecipe'])
  await put('pricing', recipe('worths * 2'))
  expect([await part('pricing'), await part('impact')]).toEqual(['notSetUp: problems', 'notSetUp: cannotRate'])
  await put('pricing', recipe('worth * 2'))
  expect([await part('pricing'), await part('impact')]).toEqual(['completed: recipe', 'completed: ready'])
})

test('underwriting is set up when it decides', async () => {
  const { put, ask, part, age } = await aProduct()
  await ask([age])
  await put('underwriting', { version: 1, rules: [], tables: [] })
  expect(await part('underwriting')).toBe('notSetUp: none')
  await put('underwriting', rule('ages > 80'))
  expect(await part('underwriting')).toBe('notSetUp: problems')
  await put('underwriting', rule('age > 80', true))
  expect(await part('underwriting')).toBe('notSetUp: allOff')
  await put('underwriting', rule('age > 80'))
  expect(await part('underwriting')).toBe('completed: guide')
})

test('connectors are not needed where nobody is asked, and set up when each of them can be', async () => {
  const { put, part } = await aProduct()
  expect(await part('connectors')).toBe('notNeeded: none')
  const use = { id: 'u', connectorId: randomUUID(), when: '', inputs: {}, outputs: {} }
  await put('connectors', { version: 1, uses: [use] })
  expect(await part('connectors')).toBe('notSetUp: problems')
})

test('tests are set up while all of them hold', async () => {
  const { company, productId, put, ask, part, worth } = await aProduct()
  await ask([worth])
  await put('pricing', recipe('worth * 2'))
  await server.within(company, async (ctx) => {
    const { body } = await openBody(ctx, productId)
    const parts = partsOfBody(body, [])
    const outcome = parts && ratingOf(parts)
    if (!outcome?.ok) throw new Error('The recipe cannot be worked out')
    const rating = outcome.value
    const days = { today: '2026-01-01', startDate: '2026-01-02' }
    const customer = { answers: { worth: '30' }, plan: 'only', addOns: [], discounts: [], ...days }
    await keepTest(ctx, { productId, body, rating, title: 'Thirty', customer, place: 0 })
  })
  expect(await part('tests')).toBe('completed: some')
  await put('pricing', recipe('worth * 3'))
  expect(await part('tests')).toBe('notSetUp: failing')
  await put('pricing', recipe('worths * 3'))
  expect(await part('tests')).toBe('notSetUp: cannotRun')
})

test('policy numbers are set up while there is a next one', async () => {
  const { company, as, productId, part } = await aProduct()
  const open = { startDate: null, endDate: null }
  const design = (days: object) => ({
    ...{ prefixes: [{ kind: 'text' as const, text: 'P' }], symbol: '-' as const, suffixes: [] },
    ...{ length: 4, min: 1, max: 9999, start: 1, ...open, ...days },
  })
  const made = await server.call(policyNumberOperations.createDesign, { title: 'P', design: design({}) }, { as })
  const { id } = made.data!
  await server.call(policyNumberOperations.connectProduct, { id, productId }, { as })
  expect(await part('policyNumbers')).toBe('completed: connected')
  await server.within(company, (ctx) => takePolicyNumbers(ctx, id, 9_500))
  expect(await part('policyNumbers')).toBe('completed: connected, low')
  const change = async (days: object) =>
    server.call(policyNumberOperations.updateDesign, { id, title: 'P', design: design(days) }, { as })
  await change({ startDate: '2120-01-01' })
  expect(await part('policyNumbers')).toBe('notSetUp: notStarted')
  await server.within(company, (ctx) =>
    ctx.db.execute(`update policy_number_designs
      set design = design || '{ "startDate": null, "endDate": "2020-01-01" }' where id = '${id}'`),
  )
  expect(await part('policyNumbers')).toBe('notSetUp: ended')
})
