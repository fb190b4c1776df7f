import { randomUUID } from 'node:crypto'
import { policyNumberOperations, type PolicyNumberDesign } from '@coverwright/contract/selling/policy-numbers'
import { productOperations } from '@coverwright/contract/design/products'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { TestServer } from '../../platform/testing'
import { car, companyOn, startNumberServer } from './number-set.builder'

let server: TestServer
let laterDays = 0
beforeAll(async () => {
  server = await startNumberServer(() => laterDays)
})
afterAll(() => server.close())
afterEach(() => void (laterDays = 0))

const aCompany = () => companyOn(server)
const { listScopes, getDesign, createDesign, updateDesign, deleteDesign } = policyNumberOperations
const { connectProduct, disconnectProduct, previewNumbers } = policyNumberOperations

test('a design goes from Not Used over Allocated and Is Used to Used', async () => {
  const { as, make, product, take } = await aCompany()
  const { id, ...made } = await make('Car')
  expect(made).toMatchObject({ status: 'notUsed', next: 'CAR-2026-0010', left: 3, may: ['edit', 'delete', 'connect'] })
  const connected = await server.call(connectProduct, { id, productId: await product(false) }, { as })
  expect(connected.data).toMatchObject({ status: 'allocated', products: [{ name: 'Car', isPublished: false }] })
  expect(await take(id, 1)).toEqual([{ number: 10, printed: 'CAR-2026-0010' }])
  expect((await server.call(getDesign, { id }, { as })).data).toMatchObject({
    status: 'isUsed',
    last: 'CAR-2026-0010',
    next: 'CAR-2026-0011',
    given: 1,
    left: 2,
  })
  await take(id, 2)
  expect((await server.call(getDesign, { id }, { as })).data).toMatchObject({ status: 'used', next: null, left: 0 })
  await expect(take(id, 1)).rejects.toMatchObject({ code: 'policyNumbers.usedUp' })
})

test('the list is paged by the headers nowPage and pageSize, searched and narrowed by state', async () => {
  const { as, make, take } = await aCompany()
  for (const text of ['A', 'B', 'C']) await make(`Design ${text}`, { ...car, prefixes: [{ kind: 'text', text }] })
  const second = await server.call(listScopes, {}, { as, headers: { nowPage: '2', pageSize: '2' } })
  expect(second.data).toMatchObject({ total: 3, rows: [{ title: 'Design A' }] })
  const garbage = await server.call(listScopes, {}, { as, headers: { nowPage: 'two' } })
  expect(garbage.status).toBe(400)
  expect((await server.call(listScopes, { search: ' b' }, { as })).data?.rows).toMatchObject([{ title: 'Design B' }])
  await take((await server.call(listScopes, { search: 'C' }, { as })).data!.rows[0]!.id, 1)
  expect((await server.call(listScopes, { filter: { status: 'isUsed' } }, { as })).data).toMatchObject({ total: 1 })
})

test.each<[string, string, Partial<PolicyNumberDesign>]>([
  [
    'policyNumbers.badPart',
    'prefixes.1.text',
    { prefixes: [...car.prefixes.slice(0, 1), { kind: 'text', text: 'CAR/1' }] },
  ],
  ['policyNumbers.badLength', 'length', { length: 0 }],
  ['policyNumbers.badRange', 'min', { min: 13 }],
  ['policyNumbers.startOutside', 'start', { start: 13 }],
  ['policyNumbers.maxTooLong', 'max', { max: 10_000 }],
  ['policyNumbers.badDates', 'startDate', { startDate: '2026-02-30' }],
  ['policyNumbers.printedTooLong', 'prefixes', { prefixes: Array(5).fill({ kind: 'text', text: 'ABCDEFGHIJ' }) }],
])('%s is told at %s', async (code, field, change) => {
  const { as } = await aCompany()
  const answer = await server.call(createDesign, { title: 'Car', design: { ...car, ...change } }, { as })
  expect(answer).toMatchObject({ status: 409, message: code, field })
})

test('another special character than dash, ampersand and underscore is refused', async () => {
  const { as } = await aCompany()
  const answer = await server.call(createDesign, { title: 'Car', design: { ...car, symbol: '/' as '-' } }, { as })
  expect(answer).toMatchObject({ status: 400, message: 'policyNumbers.badSymbol' })
})

test('two designs that could print one number are not both made, not even at once', async () => {
  const { as } = await aCompany()
  const both = await Promise.all(
    ['One', 'Two'].map((title) => server.call(createDesign, { title, design: car }, { as })),
  )
  expect(both.map(({ message }) => message).sort()).toEqual(['', 'policyNumbers.collides'])
})

test('a title that another design has is told at the title, while typing too', async () => {
  const { as, make } = await aCompany()
  const { id } = await make('Car')
  const van = { title: 'Car', design: { ...car, prefixes: [{ kind: 'text' as const, text: 'VAN' }] } }
  const taken = { code: 'policyNumbers.titleTaken', field: 'title' }
  expect(await server.call(createDesign, van, { as })).toMatchObject({ message: taken.code, field: taken.field })
  expect((await server.call(previewNumbers, van, { as })).data?.refusals).toMatchObject([taken])
  expect((await server.call(previewNumbers, { id, ...van }, { as })).data?.refusals).toEqual([])
})

test('once published a design is frozen until its numbers are used up', async () => {
  const { as, make, product, take } = await aCompany()
  const { id } = await make('Car')
  const productId = await product(true)
  await server.call(connectProduct, { id, productId }, { as })
  const longer = () => server.call(updateDesign, { id, title: 'Car', design: { ...car, max: 20 } }, { as })
  expect(await longer()).toMatchObject({ message: 'policyNumbers.frozen' })
  expect(await server.call(disconnectProduct, { id, productId }, { as })).toMatchObject({
    message: 'policyNumbers.frozen',
  })
  expect(await server.call(previewNumbers, { id, design: { ...car, max: 20 } }, { as })).toMatchObject({
    data: { refusals: [{ code: 'policyNumbers.frozen' }] },
  })
  await take(id, 3)
  expect((await longer()).data).toMatchObject({ status: 'isUsed', next: 'CAR-2026-0013', left: 8 })
})

test('a product takes its numbers from one design; a connected one is not deleted', async () => {
  const { as, make, product } = await aCompany()
  const [one, other] = [await make('One'), await make('Other', { ...car, suffixes: [{ kind: 'text', text: 'X' }] })]
  const productId = await product(false)
  await server.call(connectProduct, { id: one.id, productId }, { as })
  expect(await server.call(connectProduct, { id: other.id, productId }, { as })).toMatchObject({
    message: 'policyNumbers.productConnected',
    values: { product: 'Car', title: 'One' },
  })
  expect(await server.call(deleteDesign, { id: one.id }, { as })).toMatchObject({ message: 'policyNumbers.inUse' })
  expect((await server.call(disconnectProduct, { id: one.id, productId }, { as })).data?.status).toBe('notUsed')
  expect((await server.call(deleteDesign, { id: one.id }, { as })).data).toEqual({ id: one.id })
  expect(await server.call(getDesign, { id: one.id }, { as })).toMatchObject({ message: 'policyNumbers.notFound' })
  expect(await server.call(connectProduct, { id: other.id, productId: randomUUID() }, { as })).toMatchObject({
    message: 'products.notFound',
  })
})

test('of several who connect one product at once, the others are told of the first', async () => {
  const { as, make, product } = await aCompany()
  const texts = ['A', 'B', 'C', 'D', 'E', 'F']
  const designs = await Promise.all(texts.map((text) => make(text, { ...car, suffixes: [{ kind: 'text', text }] })))
  const productId = await product(false)
  const answers = await Promise.all(designs.map(({ id }) => server.call(connectProduct, { id, productId }, { as })))
  const late = answers.filter(({ status }) => status !== 200)
  expect(late).toHaveLength(texts.length - 1)
  for (const answer of late)
    expect(answer).toMatchObject({ message: 'policyNumbers.productConnected', values: { product: 'Car' } })
})

test('a published design whose last day has passed is free again: no number is left to wait for', async () => {
  const { enter, make, product, ...company } = await aCompany()
  const { id } = await make('Car', { ...car, endDate: '2026-03-07' })
  const productId = await product(true)
  const connected = await server.call(connectProduct, { id, productId }, { as: company.as })
  expect(connected.data).toMatchObject({ isFrozen: true, pause: null, products: [{ may: [] }] })
  laterDays = 1
  const as = await enter()
  const seen = (await server.call(getDesign, { id }, { as })).data
  expect(seen).toMatchObject({ isFrozen: false, pause: 'ended', next: null, products: [{ may: ['disconnect'] }] })
  const passed = { id, title: 'Car', design: { ...car, endDate: '2026-03-06' } }
  expect(await server.call(updateDesign, passed, { as })).toMatchObject({
    message: 'policyNumbers.endPassed',
    field: 'endDate',
  })
  expect((await server.call(disconnectProduct, { id, productId }, { as })).data?.products).toEqual([])
  expect((await server.call(updateDesign, { ...passed, design: car }, { as })).data?.next).toBe('CAR-2026-0010')
})

test('another company’s design is not there', async () => {
  const { make } = await aCompany()
  const { id } = await make('Car')
  const { as } = await aCompany()
  expect(await server.call(getDesign, { id }, { as })).toMatchObject({ status: 404 })
  expect(await server.call(productOperations.list, {}, { as })).toMatchObject({ data: { total: 0 } })
})
