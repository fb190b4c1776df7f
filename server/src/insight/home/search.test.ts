import { homeOperations } from '@coverwright/contract/insight/home'
import { productOperations, productPeopleOperations } from '@coverwright/contract/design/products'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Caller, makeCompany, startTestServer, type TestServer } from '../../platform/testing'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const found = async (as: Caller, text: string) =>
  (await server.call(homeOperations.search, { text }, { as })).data!.found.map(({ kind, label }) => `${kind} ${label}`)
const draft = { size: 'simple', insuranceType: 'travel', currency: 'HKD' } as const
const create = async (as: Caller, name: string) =>
  (await server.call(productOperations.create, { ...draft, name, languages: ['en_us'] }, { as })).data!.id

test('what is typed finds products and colleagues of the own company, as far as the caller may open them', async () => {
  const people = { 'iris@search.example': 'primary', 'standard@search.example': 'standard' } as const
  await makeCompany(server, { people })
  const [primary, standard] = [
    await server.signIn('iris@search.example'),
    await server.signIn('standard@search.example'),
  ]
  const neighbour = await server.signIn((await makeCompany(server)).primary)
  await create(primary, 'Iris Travel 100%')
  const kept = await create(primary, 'Iris Home')
  await server.call(productPeopleOperations.setAccess, { productId: kept, access: 'invited' }, { as: primary })
  expect(await found(primary, 'iris')).toEqual(['member iris Test', 'product Iris Home', 'product Iris Travel 100%'])
  expect(await found(standard, 'iris')).toEqual(['product Iris Travel 100%'])
  expect(await found(primary, '0%')).toEqual(['product Iris Travel 100%'])
  expect(await found(neighbour, 'iris')).toEqual([])
})

test('of each kind come a few', async () => {
  const as = await server.signIn((await makeCompany(server)).primary)
  for (let number = 1; number <= 7; number++) await create(as, `Many ${number}`)
  expect(await found(as, 'many')).toHaveLength(5)
  expect((await server.call(homeOperations.search, { text: 'm' }, { as })).status).toBe(400)
})
