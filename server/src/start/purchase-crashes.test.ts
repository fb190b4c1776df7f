import { spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { productOperations } from '@coverwright/contract/design/products'
import type { Operation, SendsOf } from '@coverwright/contract/platform'
import { publishingOperations } from '@coverwright/contract/release/publishing'
import { orderOperations } from '@coverwright/contract/selling/orders'
import { policyOperations } from '@coverwright/contract/selling/policies'
import { quoteOperations } from '@coverwright/contract/selling/quotes'
import { beforeAll, expect, test, vi } from 'vitest'
import type { Caller } from '../platform/testing'
import { ROOT } from '../root'
import { type CrashHouse, openCrashHouse, until } from './crash-house.builder'

vi.setConfig({ testTimeout: 900_000 })

beforeAll(() => {
  const build = `import('./scripts/build-or-explain.mjs').then((it) => it.buildOrExplain(['server']))`
  expect(spawnSync(process.execPath, ['-e', build], { cwd: ROOT, encoding: 'utf8' }).status).toBe(0)
})

const DAY_MS = 86_400_000
const LOOKED_FOR_MS = 60_000
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10)
const answers = {
  ...{ region: 'asia', leaving: inDays(20), nights: '8', adults: '2', children: '0', oldestAge: '36' },
  ...{ treatment: false, name: 'An Lee', email: 'crash@harbour.example', cover: 'plus', extras: [] },
}

/** Something a person does, stopped where it writes to this table; jobs do theirs by themselves. */
type Step = { name: string; table: string; run?: () => Promise<unknown> }

test.concurrent.each(['server', 'database'] as const)(
  'the %s is killed at each step from quote to refund and swap: nothing is lost, nothing is there twice',
  async (what) => {
    const house = await openCrashHouse()
    try {
      const purchase = await beginPurchase(house)
      await walk(house, what, purchase.steps)
      await expectOneOfEach(house, purchase.swapped())
    } finally {
      await house.close()
    }
  },
)

/** Each step is killed in the middle of its transaction, and done again as the person would who was there. */
async function walk(house: CrashHouse, what: 'server' | 'database', steps: readonly Step[]) {
  let held = await house.hold(steps[0]!.table)
  for (const [place, { run }] of steps.entries()) {
    let isDone = false
    const first = run?.().then(
      () => (isDone = true),
      () => {},
    )
    const { isWaitedFor } = held
    // On a machine with much other work a job may come later: then it is killed before it began.
    await until(async () => isDone || (await isWaitedFor()), LOOKED_FOR_MS).catch(() => {})
    await house.kill(what)
    await first
    await held.letGo()
    const next = steps[place + 1]
    if (next) held = await house.hold(next.table)
    if (run) await until(() => run().then(() => true))
  }
}

/** A buyer with a voucher, and somebody at the console. What is asked again is asked with the same key. */
async function beginPurchase(house: CrashHouse) {
  const [shell] = await house.ask<{ body_hash: string; product_id: string }>(
    `select body_hash, product_id from shells where slug = 'travel-light'`,
  )
  const { body_hash: bodyHash, product_id: productId } = shell!
  const member = await house.signIn('primary@harbour.example', house.DEMO_PASSWORD)
  const copy = await house.call(productOperations.editCopy, { productId }, { as: member })
  const [first, ...others] = copy.data!.body.pages
  const renamed = { ...first!, title: { ...first!.title, en_us: 'Tell us about your journey' } }
  const changed = { ...copy.data!.body, pages: [renamed, ...others] }
  const draft = { productId, baseRevision: copy.data!.revision, body: changed }
  expect((await house.call(productOperations.saveBody, draft, { as: member })).message).toBe('')

  const buyer = null
  let [token, payAt, page, back] = ['', '', '', '']
  let total = { minor: 0, currency: '' }
  let swapped = ''
  /** With one key for all tries; whatever is no answer is tried again. */
  const asking = <Op extends Operation>(operation: Op, as: Caller | null) => {
    const idempotencyKey = randomUUID()
    return async (sent: SendsOf<Op>) => {
      const { data, message, http } = await house.call(operation, sent, { as, idempotencyKey })
      if (http >= 500 || !data) throw new Error(message)
      return data
    }
  }
  const open = asking(quoteOperations.open, buyer)
  const price = asking(quoteOperations.price, buyer)
  const declare = asking(quoteOperations.declare, buyer)
  const place = asking(orderOperations.placeOrder, buyer)
  const cancel = asking(policyOperations.cancelPolicy, member)
  const publish = asking(publishingOperations.publishBody, member)
  const location = async (sent: Promise<Response>) => {
    const answer = await sent
    const to = answer.headers.get('location')
    if (answer.status !== 303 || !to) throw new Error(`answered ${answer.status}`)
    return to
  }

  const steps: Step[] = [
    {
      name: 'quote kept',
      table: 'quotes',
      run: async () => {
        const asked = { slug: 'travel-light', bodyHash, language: 'en_us', answers: {}, pageId: 'trip' } as const
        token = (await open(asked)).token
      },
    },
    {
      name: 'price promised',
      table: 'events',
      run: async () => {
        const priced = await price({ token, answers, code: 'SKY10' })
        total = { minor: priced.price!.total.minor, currency: priced.price!.total.currency }
        await declare({ token, agreed: priced.declarations.map(({ id }) => id) })
      },
    },
    { name: 'order placed', table: 'orders', run: async () => (payAt = (await place({ token, total })).payAt) },
    { name: 'payment started', table: 'sandbox_payments', run: async () => (page = await location(house.raw(payAt))) },
    {
      name: 'card taken',
      table: 'sandbox_events',
      run: async () => {
        const headers = { 'content-type': 'application/x-www-form-urlencoded' }
        const body = new URLSearchParams({ number: '4242424242424242', expires: '12/30', securityCode: '123' })
        back = await location(house.raw(page, { method: 'POST', headers, body: body.toString() }))
      },
    },
    { name: 'message arrived', table: 'inbound_messages' },
    {
      name: 'settled',
      table: 'ledger_days',
      run: async () => {
        await location(house.raw(back))
        const { data } = await house.call(orderOperations.getOutcome, { orderToken: token }, { as: buyer })
        if (data?.state !== 'paid') throw new Error('not paid yet')
      },
    },
    { name: 'documents made', table: 'documents' },
    { name: 'mail written', table: 'outbox_messages' },
    {
      name: 'mail delivered',
      table: 'mailbox',
      // A policy that is cancelled before its papers were made has none: this buyer waits for them.
      run: async () => {
        const [mail] = await house.ask(
          `select from outbox_messages where once_key like 'documents:%:1' and state = 'sent'`,
        )
        if (!mail) throw new Error('no mail yet')
      },
    },
    {
      name: 'cancelled',
      table: 'policy_transactions',
      run: async () => {
        const [policy] = await house.ask<{ id: string }>(`select id from policies`)
        const asked = { policyId: policy!.id, countsFrom: inDays(20), method: 'proRata', reason: 'asked' } as const
        await cancel({ ...asked, givenBackMinor: total.minor })
      },
    },
    { name: 'refunded', table: 'sandbox_refunds' },
    {
      name: 'swapped',
      table: 'mounts',
      run: async () => (swapped = (await publish({ productId, slug: 'travel-light' })).bodyHash),
    },
  ]
  return { steps, swapped: () => swapped }
}

/** Everything that was begun has come to its end, once. */
async function expectOneOfEach(house: CrashHouse, swapped: string) {
  const count = `select
    (select count(*) from quotes where state = 'bought')::int as quotes,
    (select count(*) from orders where state = 'paid' and payee = 'company')::int as orders,
    (select count(*) from orders where payee = 'company')::int as all_orders,
    (select count(*) from payments where paid_minor is not null)::int as payments,
    (select count(*) from policies)::int as policies,
    (select count(*) from policy_transactions)::int as transactions,
    (select count(*) from policy_numbers n join policies p on p.number = n.printed)::int as numbers,
    (select count(*) from events where name = 'policy.issued')::int as issued,
    (select count(*) from events where name = 'policy.cancelled')::int as cancelled,
    (select count(*) from documents where transaction = 1)::int as papers,
    (select count(*) from outbox_messages where once_key like 'documents:%:1' and state = 'sent')::int as mails,
    (select count(*) from mailbox m join outbox_messages o using (id) where o.once_key like 'documents:%:1')::int as arrived,
    (select count(*) from refunds where state = 'done')::int as refunds,
    (select count(*) from sandbox_refunds)::int as given_back,
    (select used from promotion_codes where code = 'SKY10') as used,
    (select held from promotion_codes where code = 'SKY10') as held,
    (select count(*) from journals where what = 'policy.issued')::int as sales,
    (select count(*) from journals where what = 'payment.refunded')::int as returns,
    (select count(*) from (select from ledger_lines where currency <> 'XUN' and account not like 'platform%'
      group by account having sum(amount_minor) <> 0) as open)::int as open`
  const one = {
    ...{ quotes: 1, orders: 1, all_orders: 1, payments: 1, policies: 1, transactions: 2, numbers: 1, issued: 1 },
    ...{ cancelled: 1, papers: 2, mails: 1, arrived: 1, refunds: 1, given_back: 1, used: 1, held: 0 },
    ...{ sales: 1, returns: 1, open: 0 },
  }
  await vi.waitFor(async () => expect((await house.ask(count))[0]).toEqual(one), { timeout: 90_000, interval: 200 })
  const [shell] = await house.ask(`select body_hash, count(*) over () as n from shells where slug = 'travel-light'`)
  expect(shell).toEqual({ body_hash: swapped, n: '1' })
}
