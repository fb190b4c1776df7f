import { holderOperations, policyOperations } from '@coverwright/contract/selling/policies'
import type { SaleTerms } from '@coverwright/rules/design/parts'
import { commissionOf } from '@coverwright/rules/company/ledger'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { TestServer } from '../../platform/testing'
import { clock, openTill, startSales, type Till } from '../orders/sale.builder'
import { sold } from '../quotes/quote-shop.builder'

let server: TestServer
beforeAll(async () => void (server = await startSales()))
afterAll(() => server.close())
beforeEach(() => void (clock.now = new Date('2026-03-01T09:00:00Z')))

const tillOn = (terms: Partial<SaleTerms>) =>
  openTill(server, { body: { ...sold, sale: { ...(sold.sale as SaleTerms), ...terms } } })
const bought = async (till: Till) => {
  const { outcome } = await till.buy()
  const [row] = await till.rows<{ id: string }>(sql`select id from policies`)
  return { policyId: row!.id, token: outcome.policy!.myAddress.replace('/my/', ''), outcome }
}
const cancelled = async (till: Till, policyId: string, method: 'proRata' | 'full') => {
  const asked = { policyId, countsFrom: '2026-04-12', method }
  const { data } = await server.call(policyOperations.previewCancel, asked, { as: till.as })
  const sent = { ...asked, reason: '', givenBackMinor: data!.givenBack.minor }
  await server.call(policyOperations.cancelPolicy, sent, { as: till.as })
  return data!
}

test('commission is owed in the journal of the sale, on the premium after discounts, and the books stay even', async () => {
  const till = await tillOn({ commission: { direct: 12.25, agent: 50 } })
  await bought(till)
  const accounts = await till.accounts()
  const premium = -((accounts.premium ?? 0) + (accounts.discount ?? 0))
  const owed = commissionOf({ minor: premium, currency: 'HKD' }, { party: 'direct', percent: 12.25 }).minor
  expect(owed).toBeGreaterThan(0)
  expect(accounts).toMatchObject({ commission: owed, 'commission:direct': -owed })
  expect(Object.values(accounts).reduce((sum, minor) => sum + minor, 0)).toBe(0)
})

test('without a rate for the channel nothing is owed', async () => {
  const till = await tillOn({ commission: { agent: 15 } })
  await bought(till)
  expect(Object.keys(await till.accounts()).filter((account) => account.startsWith('commission'))).toEqual([])
})

test('what is cancelled in part leaves the commission on what is kept, to the cent', async () => {
  const till = await tillOn({ commission: { direct: 12.25 } })
  const { policyId } = await bought(till)
  await cancelled(till, policyId, 'proRata')
  await server.runJobs()
  const accounts = await till.accounts()
  const kept = -((accounts.premium ?? 0) + (accounts.discount ?? 0))
  const owed = commissionOf({ minor: kept, currency: 'HKD' }, { party: 'direct', percent: 12.25 }).minor
  expect(accounts['commission:direct']).toBe(-owed)
})

test('what is undone in whole leaves no commission, nor anything else', async () => {
  const till = await tillOn({ commission: { direct: 12.25 } })
  const { policyId } = await bought(till)
  await cancelled(till, policyId, 'full')
  await server.runJobs()
  expect(await till.accounts()).toEqual({})
})

test('cooling-off days, the way to cancel and the least refund are those of the product that was sold', async () => {
  const till = await tillOn({ coolingOffDays: 0, cancelBy: 'shortRate', minimumRefundMinor: 1_000_000 })
  const { policyId, token } = await bought(till)
  const policy = await server.call(policyOperations.getPolicy, { policyId }, { as: till.as })
  expect(policy.data).toMatchObject({ cancelBy: 'shortRate' })
  expect((await server.call(holderOperations.cancelMine, { token }, { as: till.buyer })).message).toBe(
    'policies.coolingOffOver',
  )
  expect(await cancelled(till, policyId, 'proRata')).toMatchObject({ givenBack: { minor: 0 }, parts: [] })
})

test('the holder reads what to do in a claim as the product says it, line by line', async () => {
  const steps = 'Call +852 5555 0100.\n\n Send photos. '
  const till = await tillOn({ claim: Object.fromEntries(sold.languages.map((language) => [language, steps])) })
  const { token, outcome } = await bought(till)
  const claim = ['Call +852 5555 0100.', 'Send photos.']
  expect(outcome.policy).toMatchObject({ claim })
  expect((await server.call(holderOperations.getMyPolicy, { token }, { as: till.buyer })).data).toMatchObject({ claim })
})
