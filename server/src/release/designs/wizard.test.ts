import { randomUUID } from 'node:crypto'
import { designOperations, wizardOperations } from '@coverwright/contract/release/designs'
import { productOperations } from '@coverwright/contract/design/products'
import { permissions } from '@coverwright/rules/company/members'
import { sheets, startingWizard, type WizardDraft } from '@coverwright/rules/release/designs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, testClock, testSessions, type TestServer } from '../../platform/testing'
import { pricing } from '../../rating/pricing'
import { productTests } from '../../rating/product-tests'
import { tablesRoom } from '../../rating/tables'
import { productsRoom } from '../../design/products'
import { designsRoom } from '.'

const people = testSessions()
let server: TestServer
beforeAll(async () => {
  const rooms = [designsRoom, productsRoom, tablesRoom, pricing, productTests]
  const clock = testClock('2026-03-02T02:00:00Z')
  server = await startTestServer({ rooms, sessions: people.sessions, clock: clock.read })
})
afterAll(() => server.close())

const designer = async (company = randomUUID()) => people.open(await server.openBrowser(), company, permissions)
const trips: WizardDraft = { ...startingWizard('USD', 'en_us'), insuranceType: 'travel', name: 'Our trips' }
const look = {
  font: 'serif',
  colours: { brand: '#2F6B3C', ground: '#FFFFFF', ink: '#17231A' },
  header: { title: { en_us: 'Before' }, style: 'filled' },
  button: { shape: 'round', fill: 'outline' },
  picture: { drawing: 'home', size: 'large' },
  form: { fields: 'underlined' },
  footer: { en_us: 'Sold by us' },
} as const

test('what was chosen is there tomorrow, for whoever chose it and for nobody else', async () => {
  const company = randomUUID()
  const [one, other] = [await designer(company), await designer(company)]
  await server.call(wizardOperations.save, { draft: { ...trips, step: 'colour' } }, { as: one })
  await server.call(wizardOperations.save, { draft: { ...trips, step: 'header', look } }, { as: one })
  const kept = await server.call(wizardOperations.get, {}, { as: one })
  expect(kept.data!.draft).toEqual({ ...trips, step: 'header', look })
  expect((await server.call(wizardOperations.get, {}, { as: other })).data).toEqual({ draft: null, savedAt: null })
  await server.call(wizardOperations.discard, {}, { as: one })
  expect((await server.call(wizardOperations.get, {}, { as: one })).data!.draft).toBeNull()
})

test('a product is made in the look that was chosen, under its name, and the wizard begins anew', async () => {
  const as = await designer()
  await server.call(wizardOperations.save, { draft: trips }, { as })
  const made = await server.call(wizardOperations.finish, { draft: { ...trips, look } }, { as })
  const { data } = await server.call(productOperations.get, { id: made.data!.id }, { as })
  expect(data!.body.body.look).toEqual({ ...look, header: { title: { en_us: 'Our trips' }, style: 'filled' } })
  expect(data!.body.problems).toEqual([])
  expect(data!.product).toMatchObject({ currency: 'USD', insuranceType: 'travel' })
  expect((await server.call(wizardOperations.get, {}, { as })).data!.draft).toBeNull()
})

test('a blank product begins with a page and nothing asked', async () => {
  const as = await designer()
  const draft = { ...trips, start: 'blank', insuranceType: 'other', typeWords: 'Drones' } as const
  const made = await server.call(wizardOperations.finish, { draft }, { as })
  const { data } = await server.call(productOperations.get, { id: made.data!.id }, { as })
  expect(data!.body.body.pages).toMatchObject([{ questions: [] }])
})

test('what has no template says so, and what was not chosen is named', async () => {
  const as = await designer()
  const finish = (change: Partial<WizardDraft>) =>
    server.call(wizardOperations.finish, { draft: { ...trips, ...change } }, { as })
  expect((await finish({ insuranceType: 'other', typeWords: 'Drones' })).message).toBe('designs.noTemplates')
  expect((await finish({ name: ' ' })).message).toBe('designs.notChosen')
  const sold = { currency: 'HKD', languages: ['en_us' as const] }
  const wanted = { ...sold, type: 'other', size: 'simple' } as const
  expect((await server.call(designOperations.get, wanted, { as })).message).toBe('designs.noTemplates')
})

test('the gallery has the ten, and a smaller size has less of each', async () => {
  const as = await designer()
  const of = async (size: 'simple' | 'standard' | 'complicated') =>
    (await server.call(designOperations.list, { size }, { as })).data!.templates
  const [simple, standard, complicated] = [await of('simple'), await of('standard'), await of('complicated')]
  expect(standard).toHaveLength(10)
  standard.forEach((template, place) => {
    expect(template.plans).toBeGreaterThan(simple[place]!.plans)
    expect(template.pages).toBeLessThan(complicated[place]!.pages)
    expect(template.tests).toBe(5)
  })
})

test('a template is tried before it is made: it says what its sheet says, and accepts nothing that is none', async () => {
  const as = await designer()
  const { answers, price, plan } = sheets.find(({ type }) => type === 'pet')!.customers[0]!
  const wanted = { type: 'pet', size: 'standard', currency: 'HKD', language: 'en_us' } as const
  const tried = (given: object) =>
    server.call(designOperations.try, { ...wanted, languages: ['en_us'], answers: given as never }, { as })
  const offer = (await tried({ ...answers, starts: '2026-03-20' })).data!
  expect(offer.chosen).toBe(plan)
  expect(offer.plans.find((each) => each.plan === plan)).toMatchObject({ yearly: { minor: Math.round(price! * 100) } })
  const none = (await tried({ pets: 'two', starts: 7 })).data!
  expect(none.plans.map(({ yearly }) => yearly)).toEqual([null, null, null])
})

test('a drawing comes in the colour that is asked for, and nothing else does', async () => {
  const drawing = await server.raw('/p/look/drawings/car-0b5d8f.svg')
  expect(drawing.headers.get('content-type')).toContain('image/svg+xml')
  expect(await drawing.text()).toContain('#0b5d8f')
  expect((await server.raw('/p/look/drawings/car-red.svg')).status).toBe(404)
  expect((await server.raw('/p/look/drawings/boat-0b5d8f.svg')).status).toBe(404)
})
