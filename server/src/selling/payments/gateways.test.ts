import { randomUUID } from 'node:crypto'
import { paymentOperations as operations } from '@coverwright/contract/selling/payments'
import type { Permission } from '@coverwright/rules/company/members'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeCompany, startTestServer } from '../../platform/testing'
import { openTill } from './fake-orders.builder'
import { receivesPayments } from '.'
import { gateways } from './tables'

let till: Awaited<ReturnType<typeof openTill>>
beforeAll(async () => void (till = await openTill()))
afterAll(() => till.server.close())

const BOTH: Permission[] = ['payments.read', 'payments.write']
const enter = async (permissions = BOTH, company: string = randomUUID()) =>
  till.people.open(await till.server.openBrowser(), company, permissions)
const { getGateways, installGateway, activateGateway, deactivateGateway, startTestPayment } = operations
type Caller = Awaited<ReturnType<typeof enter>>
const call = (name: 'installGateway' | 'activateGateway' | 'deactivateGateway', as: Caller) => {
  const operation: typeof installGateway = operations[name]
  return till.server.call(operation, { name: 'sandbox' }, { as })
}
const receives = (company: string) => till.server.within(company, receivesPayments)

test('a gateway is not configured, is installed, activated and deactivated, and money is taken while it is active', async () => {
  const as = await enter()
  const { company } = as.session
  const states = async () => (await till.server.call(getGateways, {}, { as })).data!.gateways.map(({ state }) => state)
  expect(await states()).toEqual(['notConfigured', 'notConfigured'])
  expect(await call('activateGateway', as)).toMatchObject({ status: 409, message: 'payments.wrongState' })
  expect((await call('installGateway', as)).data).toMatchObject({
    state: 'installed',
    may: ['activate', 'testPayment'],
  })
  expect(await call('installGateway', as)).toMatchObject({ message: 'payments.wrongState' })
  expect(await receives(company)).toBe(false)
  expect((await call('activateGateway', as)).data).toMatchObject({
    state: 'active',
    may: ['deactivate', 'testPayment'],
  })
  expect(await receives(company)).toBe(true)
  expect((await call('deactivateGateway', as)).data).toMatchObject({ state: 'inactive' })
  expect(await receives(company)).toBe(false)
})

test('activating one deactivates the other; thirty at once leave one active, and each activation succeeds once', async () => {
  const as = await enter()
  const { company } = as.session
  const at = new Date()
  const row = (name: 'sandbox' | 'stripe', state: 'active' | 'inactive') => ({
    ...{ companyId: company, name, state, settings: {}, installedAt: at, changedAt: at },
  })
  const active = () =>
    till.server.within(company, async (ctx) =>
      (await ctx.db.select().from(gateways)).filter(({ state }) => state === 'active').map(({ name }) => name),
    )
  await till.server.within(company, (ctx) =>
    ctx.db.insert(gateways).values([row('stripe', 'active'), row('sandbox', 'inactive')]),
  )
  const answers = await Promise.all(Array.from({ length: 30 }, () => call('activateGateway', as)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(answers.filter(({ message }) => message === 'payments.wrongState')).toHaveLength(29)
  expect(await active()).toEqual(['sandbox'])
})

test('who may only look sets up nothing', async () => {
  const as = await enter(['payments.read'])
  expect((await till.server.call(getGateways, {}, { as })).data!.gateways[0]).toMatchObject({ may: [] })
  for (const operation of [installGateway, activateGateway, deactivateGateway, startTestPayment])
    expect(await till.server.call(operation, { name: 'sandbox' }, { as })).toMatchObject({ status: 403 })
})

test('a test payment needs a gateway that is installed', async () => {
  const answer = await till.server.call(startTestPayment, { name: 'sandbox' }, { as: await enter() })
  expect(answer).toMatchObject({ status: 409, message: 'payments.notInstalled' })
})

test('without a key of the platform Stripe cannot be installed', async () => {
  const answer = await till.server.call(installGateway, { name: 'stripe' }, { as: await enter() })
  expect(answer).toMatchObject({ message: 'payments.stripeNotSetUp' })
})

test('a company in its trial sets up the sandbox alone, and a broker that is paid by P2I none', async () => {
  const server = await startTestServer({ settings: { STRIPE_SECRET_KEY: 'sk_test_x' } })
  const { primary } = await makeCompany(server)
  const as = await server.signIn(primary)
  expect((await server.call(getGateways, {}, { as })).data).toMatchObject({ isInTrial: true, isConnectable: true })
  const refused = await server.call(installGateway, { name: 'stripe' }, { as })
  expect(refused).toMatchObject({ status: 409, message: 'payments.sandboxInTrial' })
  expect((await server.call(installGateway, { name: 'sandbox' }, { as })).status).toBe(200)
  const broker = await makeCompany(server, { businessType: 'broker' })
  const other = await server.signIn(broker.primary)
  await server.within(broker.id, (ctx) => ctx.db.execute("update companies set payment_mode = 'P2I'"))
  const elsewhere = await server.call(installGateway, { name: 'sandbox' }, { as: other })
  expect(elsewhere).toMatchObject({ status: 409, message: 'payments.gatewayElsewhere' })
  await server.close()
})
