import { randomUUID } from 'node:crypto'
import { publishingOperations } from '@coverwright/contract/release/publishing'
import { quoteOperations as ops } from '@coverwright/contract/selling/quotes'
import { permissions } from '@coverwright/rules/company/members'
import type { Body } from '@coverwright/rules/design/products'
import type { GivesOf, SendsOf } from '@coverwright/contract/platform'
import { type Caller, type TestServer, testSessions } from '../../platform/testing'
import { connectorsRoom } from '../../rating/connectors'
import { pricing } from '../../rating/pricing'
import { tablesRoom } from '../../rating/tables'
import { openProduct, productsRoom } from '../../design/products'
import { publishingRoom } from '../../release/publishing'
import { travelLight } from '../../release/publishing/travel-light'
import { travelLightGuide, travelLightPrice } from '../../release/publishing/travel-light-price'

export const people = testSessions()
export const roomsOfSale = [productsRoom, tablesRoom, pricing, connectorsRoom, publishingRoom()]

export const sold: Body = { ...travelLight, pricing: travelLightPrice, underwriting: travelLightGuide }

/** Eight nights in Asia for two adults, as somebody at a phone would answer; `more` days from now they leave. */
export const tripAnswers = (leaving: string) => ({
  region: 'asia',
  leaving,
  nights: '8',
  adults: '2',
  children: '0',
  oldestAge: '36',
  treatment: false,
  name: 'An Lee',
  email: 'an@harbour.example',
  cover: 'plus',
  extras: [] as string[],
})

/** A company of its own that sells Travel Light with prices, and a buyer at its address. */
export async function quoteShop(server: TestServer, body: Body = sold) {
  const company = randomUUID()
  const slug = `trip-${company.slice(0, 8)}`
  const as = people.open(await server.openBrowser(), company, permissions)
  const buyer: Caller = await server.openBrowser()
  const about = {
    name: 'Travel Light',
    description: '',
    size: 'simple',
    insuranceType: 'travel',
    currency: 'HKD',
  } as const
  const { id: productId } = await server.within(company, (ctx) =>
    openProduct(ctx, { ...about, languages: ['en_us'], timeZone: body.timeZone, ownerId: null, body }),
  )
  const published = await server.call(publishingOperations.publishBody, { productId, slug }, { as })
  if (!published.data) throw new Error(published.message)
  const { bodyHash } = published.data
  const call = <Name extends keyof typeof ops>(name: Name, sent: SendsOf<(typeof ops)[Name]>) =>
    server.call(ops[name], sent as never, { as: buyer }) as Promise<{
      status: number
      message: string
      data: GivesOf<(typeof ops)[Name]> | null
    }>
  const opened = async (answers: Record<string, unknown> = {}, sent: { from?: string; campaign?: string } = {}) => {
    const asked = { slug, bodyHash, language: 'en_us', answers, pageId: 'trip', ...sent } as const
    return (await call('open', asked as never)).data!
  }
  return { company, slug, productId, bodyHash, as, buyer, call, opened }
}
