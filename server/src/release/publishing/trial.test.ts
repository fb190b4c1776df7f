import { notificationOperations } from '@coverwright/contract/company/notifications'
import { productOperations } from '@coverwright/contract/design/products'
import { publishingOperations } from '@coverwright/contract/release/publishing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { leaveTrial } from '../../company/trials'
import { openProduct } from '../../design/products'
import { makeCompany, startTestServer, type TestServer } from '../../platform/testing'
import { travelLight } from './travel-light'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

test('in a trial a product goes to pre-live and no further; it does once the company has upgraded', async () => {
  const { id: company, primary, ids } = await makeCompany(server)
  const as = await server.signIn(primary)
  const about = { name: 'Trip', description: '', size: 'simple', insuranceType: 'travel', currency: 'HKD' } as const
  const where = {
    languages: ['en_us' as const],
    timeZone: 'Asia/Hong_Kong',
    ownerId: ids[primary] ?? null,
    body: travelLight,
  }
  const { id: productId } = await server.within(company, (ctx) => openProduct(ctx, { ...about, ...where }))
  const publish = () =>
    server.call(publishingOperations.publishBody, { productId, slug: `trip-${company.slice(-8)}` }, { as })
  expect(await publish()).toMatchObject({ status: 409, message: 'subscriptions.notInTrial' })
  expect((await server.call(productOperations.get, { id: productId }, { as })).data?.body.state).toBe('draft')
  const { publishToPreLive, mountRelease } = publishingOperations
  const { shell } = (await server.call(publishToPreLive, { productId }, { as })).data!
  expect(shell).toMatchObject({ environment: 'prelive', status: 'online' })
  const live = { productId, releaseHash: shell.bodyHash, slug: `trip-${company.slice(-8)}` }
  expect((await server.call(mountRelease, live, { as })).message).toBe('subscriptions.notInTrial')
  await server.within(company, leaveTrial)
  expect((await server.call(mountRelease, live, { as })).status).toBe(200)
  await server.runJobs()
  const [told] = (await server.call(notificationOperations.list, {}, { as })).data!.rows
  expect(told).toMatchObject({ kind: 'products.live', values: { product: 'Trip' } })
})
