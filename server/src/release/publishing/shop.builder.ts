import { randomUUID } from 'node:crypto'
import { productOperations } from '@coverwright/contract/design/products'
import { publishingOperations } from '@coverwright/contract/release/publishing'
import { permissions } from '@coverwright/rules/company/members'
import type { Body } from '@coverwright/rules/design/products'
import { media } from '../../company/media'
import { type Caller, type TestServer, testSessions } from '../../platform/testing'
import { openProduct, productsRoom } from '../../design/products'
import { travelLight } from './travel-light'
import { publishingRoom } from '.'

export const people = testSessions()
export const rooms = [productsRoom, publishingRoom(), media]

export type Shop = ReturnType<typeof shopOn>

/** A company of its own with Travel Light to sell, at an address of its own. */
export function shopOn(server: TestServer) {
  const company = randomUUID()
  const slug = `trip-${company.slice(0, 8)}`
  const { publishBody } = publishingOperations
  const member = async () => people.open(await server.openBrowser(), company, permissions)

  const openTravelLight = (body: Body = travelLight) =>
    server.within(company, (ctx) =>
      openProduct(ctx, {
        name: 'Travel Light',
        description: '',
        size: 'simple',
        insuranceType: 'travel',
        currency: 'HKD',
        languages: ['en_us'],
        timeZone: 'Asia/Hong_Kong',
        ownerId: null,
        body,
      }),
    )

  async function publish() {
    const product = await openTravelLight()
    const as = await member()
    const published = await server.call(publishBody, { productId: product.id, slug }, { as })
    return { product, as, shell: published.data! }
  }

  async function saveAndPublish(as: Caller, productId: string, change: (body: Body) => Body) {
    const copy = (await server.call(productOperations.editCopy, { productId }, { as })).data!
    const body = change(copy.body)
    await server.call(productOperations.saveBody, { productId, baseRevision: copy.revision, body }, { as })
    return server.call(publishBody, { productId, slug }, { as })
  }

  const read = async (from: TestServer = server, headers = {}) => (await from.raw(`/p/${slug}`, { headers })).text()
  return { slug, member, openTravelLight, publish, saveAndPublish, read }
}

/** With another title on its first page. */
export const renamed = (title: string) => (body: Body) => ({
  ...body,
  pages: body.pages.map((page, place) => (place === 0 ? { ...page, title: { ...page.title, en_us: title } } : page)),
})
