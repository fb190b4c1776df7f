import { orderPaid, ordersTopic } from '@coverwright/contract/selling/orders'
import type { Day } from '@coverwright/rules/kernel'
import { type NewJournal, postJournals } from '../../company/ledger'
import { inOnePacket } from '../../platform/database'
import type { CompanyCtx } from '../../platform/operations'
import { keepHolders } from '../customers'
import { keepPolicies, type MadePolicy, makePolicy, numberPolicy, takeTestNumbers } from '../policies'
import { designOfProduct, takeUpTo } from '../policy-numbers'
import { markBought, unmarkBought } from '../quotes'
import { aboutOrder, toldOf } from './about-order'
import { keepAbnormal } from './keep-abnormal'
import type { Ready } from './ready-order'
import { setPaid } from './store'

/**
 * Numbers are taken last and for all at once: whoever sells from the same design waits from then on. So each counts as
 * sold before it has its number, and the few that get none are put back. Posts what is given with what was sold, and
 * gives the policies that were issued.
 */
export async function fulfilReady(
  ctx: CompanyCtx,
  ready: readonly Ready[],
  today: Day,
  given: readonly NewJournal[] = [],
): Promise<string[]> {
  const sold = ready.map((each) => ({ ...each, policyId: ctx.newId() }))
  const holders = sold.map(({ toIssue }) => toIssue.holder)
  const [holderIds] = await inOnePacket([keepHolders(ctx, holders), markSold(ctx, sold)])
  const wanted = sold.map((each, at) => {
    const unit = { ...each.toIssue, id: each.policyId, holderId: holderIds[at] as string }
    return { ...each, made: makePolicy(ctx, today, unit) }
  })
  const { numbered, journals } = await numberLive(ctx, wanted, today)
  numbered.push(...(await numberTests(ctx, wanted)))
  const made = numbered.map((each) => numberPolicy(each.made, each.number))
  const posted = [...given, ...journals, ...made.map(({ journal }) => journal)]
  await inOnePacket([keepPolicies(ctx, made), postJournals(ctx, posted)])
  await tellPaid(ctx, numbered)
  return numbered.map(({ policyId }) => policyId)
}

type Sold = Ready & { policyId: string }
type Wanted = Sold & { made: MadePolicy }
type Numbered = Wanted & { number: string }

async function markSold(ctx: CompanyCtx, sold: readonly Sold[]) {
  const bought = sold.map(({ quote, policyId }) => ({ quoteId: quote.id, policyId }))
  const paid = sold.map(({ order: { id: orderId, paymentId }, policyId }) => ({ orderId, policyId, paymentId }))
  await inOnePacket([markBought(ctx, bought), setPaid(ctx, paid)])
}

/** Those for whom there is no number are kept with their money, and somebody is asked. */
async function numberLive(ctx: CompanyCtx, wanted: readonly Wanted[], today: Day) {
  const [numbered, journals]: [Numbered[], NewJournal[]] = [[], []]
  const live = wanted.filter(({ toIssue }) => !toIssue.isTest)
  for (const productId of new Set(live.map(({ toIssue }) => toIssue.productId))) {
    const mine = live.filter(({ toIssue }) => toIssue.productId === productId)
    const design = await designOfProduct(ctx, productId)
    const given = design ? await takeUpTo(ctx, design, mine.length, today) : []
    numbered.push(...given.map(({ printed: number }, at) => ({ ...(mine[at] as Wanted), number })))
    const reason = design ? 'policyNumbers.usedUp' : 'policyNumbers.none'
    const left = mine.slice(given.length)
    await unmarkBought(
      ctx,
      left.map(({ quote }) => quote),
    )
    for (const { order, toIssue } of left) {
      const { totalMinor: amountMinor, currency } = order
      const kept = { reason, amountMinor, currency, isMoneyIn: toIssue.isMoneyIn } as const
      journals.push(...(await keepAbnormal(ctx, order, kept, today)))
    }
  }
  return { numbered, journals }
}

/** Nothing that is bought as a test takes a number of a design, nor needs one. */
async function numberTests(ctx: CompanyCtx, wanted: readonly Wanted[]) {
  const tests = wanted.filter(({ toIssue }) => toIssue.isTest)
  const numbers = tests.length > 0 ? await takeTestNumbers(ctx, tests.length) : []
  return tests.map((each, at) => ({ ...each, number: numbers[at] as string }))
}

async function tellPaid(ctx: CompanyCtx, sold: readonly Sold[]) {
  for (const { order, policyId } of sold) {
    await ctx.emit(orderPaid, toldOf(order), { ...aboutOrder(order), policy: policyId })
    await ctx.record('orders.paid', { orderId: order.id, policyId })
  }
  if (sold.length > 0) await ctx.notify(ordersTopic)
}
