import { billingOperations } from '@coverwright/contract/account/billing'
import { subscriptionOperations } from '@coverwright/contract/account/subscriptions'
import { NO_EXTRA_PASSES, type Plan, tierFacts } from '@coverwright/rules/account/subscriptions'
import { type Caller, makeCompany, type TestServer } from '../../platform/testing'

export const planOf = (tier: Plan['tier'], cycle: Plan['cycle'] = 'monthly', change: Partial<Plan> = {}): Plan => ({
  ...{ tier, cycle, transactions: tierFacts[tier].transactions, extraPasses: NO_EXTRA_PASSES },
  ...change,
})

/** A company in its trial, with somebody at the screen who may pay for it. */
export async function openAccount(server: TestServer) {
  const { id, primary } = await makeCompany(server)
  const as = await server.signIn(primary)
  return { id, primary, ...accountOf(server, as, id) }
}

/** What somebody who may pay does and sees. */
export function accountOf(server: TestServer, as: Caller, id: string) {
  const { getSubscription, previewPlan, orderPlan, subscribePayment, getStatement } = subscriptionOperations
  /** Gives a card at the gateway's own page, as a browser would. */
  const giveCard = async (number = '4242424242424242', confirms = true) => {
    const asked = await server.call(billingOperations.checkCard, { returnTo: '/setting/payment-method' }, { as })
    const page = await follow(server.url + (asked.data?.payAt ?? ''))
    const paid = await post(page, { number, expires: '12/30', securityCode: '123' })
    const to = paid.headers.get('location') ?? ''
    if (to.startsWith('/sandbox-gateway/confirm/')) {
      const answered = await post(server.url + to, { answer: confirms ? 'confirm' : 'refuse' })
      await fetch(server.url + (answered.headers.get('location') ?? ''), { redirect: 'manual' })
    } else if (to) await fetch(server.url + to, { redirect: 'manual' })
    await server.runJobs()
  }
  const preview = (plan: Plan) => server.call(previewPlan, plan, { as })
  const order = async (plan: Plan, change: { totalMinor?: number; licenceNumber?: string } = {}) => {
    const totalMinor = (await preview(plan)).data?.price.totalMinor ?? 0
    return server.call(orderPlan, { ...plan, licenceNumber: `L-${id}`, totalMinor, ...change }, { as })
  }
  const pay = async (orderId: string) => {
    const answer = await server.call(subscribePayment, { orderId }, { as })
    await server.runJobs()
    return answer
  }
  const subscribe = async (plan: Plan) => {
    const ordered = await order(plan)
    if (!ordered.data) throw new Error(ordered.message)
    await pay(ordered.data.id)
    return ordered.data.id
  }
  const bill = async (orderId: string) => (await server.call(billingOperations.getBill, { orderId }, { as })).data
  const subscription = async () => (await server.call(getSubscription, {}, { as })).data
  const statement = async () => (await server.call(getStatement, {}, { as })).data
  return { as, giveCard, preview, order, pay, subscribe, bill, subscription, statement }
}

async function follow(url: string): Promise<string> {
  const answer = await fetch(url, { redirect: 'manual' })
  const to = answer.headers.get('location')
  return to ? new URL(to, url).href : url
}

const post = (url: string, fields: Record<string, string>) =>
  fetch(url, { method: 'POST', redirect: 'manual', body: new URLSearchParams(fields) })
