import { randomUUID } from 'node:crypto'
import { policyNumberOperations, type PolicyNumberDesign } from '@coverwright/contract/selling/policy-numbers'
import { startTestServer, type TestServer, testSessions } from '../../platform/testing'
import { freezeDraft, holdProduct, openProduct, productsRoom } from '../../design/products'
import { policyNumbersRoom, takePolicyNumbers } from '.'

const people = testSessions()

export const car: PolicyNumberDesign = {
  prefixes: [
    { kind: 'text', text: 'CAR' },
    { kind: 'date', format: 'YYYY' },
  ],
  symbol: '-',
  length: 4,
  min: 1,
  max: 12,
  start: 10,
  suffixes: [],
  startDate: null,
  endDate: null,
}

/** For tests: a server on 7 March 2026 in Hong Kong, where companies are at first, or some days later. */
export async function startNumberServer(laterDays: () => number) {
  let ticks = 0
  return startTestServer({
    rooms: [productsRoom, policyNumbersRoom],
    sessions: people.sessions,
    clock: () => new Date(Date.UTC(2026, 2, 6 + laterDays(), 20) + ticks++),
  })
}

/** A company of its own, with products to connect and numbers to take. */
export async function companyOn(server: TestServer) {
  const company = randomUUID()
  const enter = async () => people.open(await server.openBrowser(), company, ['products.read', 'products.write'])
  const as = await enter()
  const make = async (title: string, design = car) =>
    (await server.call(policyNumberOperations.createDesign, { title, design }, { as })).data!
  const product = (isPublished: boolean) =>
    server.within(company, async (ctx) => {
      const said = { name: 'Car', description: '', size: 'simple', insuranceType: 'car', currency: 'HKD' } as const
      const row = await openProduct(ctx, { ...said, languages: ['en_us'], timeZone: 'UTC', ownerId: null })
      const { body } = await holdProduct(ctx, row.id)
      if (isPublished) await freezeDraft(ctx, { ...body, hash: 'frozen' })
      return row.id
    })
  const take = (id: string, count: number) => server.within(company, (ctx) => takePolicyNumbers(ctx, id, count))
  return { company, as, enter, make, product, take }
}
