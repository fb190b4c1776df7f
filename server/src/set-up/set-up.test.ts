import { productOperations, setUpOperations, setUpParts } from '@coverwright/contract/products'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer, testSessions } from '../platform/testing'
import { productsRoom } from '../products'
import { setUpRoom } from '.'

const people = testSessions()
let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ rooms: [productsRoom, setUpRoom], sessions: people.sessions })
})
afterAll(() => server.close())

const member = async (permissions: ('products.read' | 'products.write')[] = ['products.read', 'products.write']) =>
  people.open(await server.openBrowser(), randomUUID(), permissions)
const draft = { name: 'Trip', size: 'simple', insuranceType: 'travel', currency: 'HKD', languages: ['en_us'] } as const

test('nothing of a new product is set up, and each part says what is missing', async () => {
  const as = await member()
  const { id } = (await server.call(productOperations.create, { ...draft, languages: ['en_us'] }, { as })).data!
  const { parts } = (await server.call(setUpOperations.get, { productId: id }, { as })).data!
  expect(parts.every(({ state, lines }) => state === 'notSetUp' && lines.length > 0)).toBe(true)
  expect(parts.map(({ part }) => part)).toEqual(setUpParts.filter((part) => parts.some((view) => view.part === part)))
})

test('another company’s product is not there', async () => {
  const made = await server.call(productOperations.create, { ...draft, languages: ['en_us'] }, { as: await member() })
  const answer = await server.call(setUpOperations.get, { productId: made.data!.id }, { as: await member() })
  expect(answer).toMatchObject({ status: 404, message: 'product.notFound' })
})
