import { policiesTopic, policyIssued } from '@coverwright/contract/selling/policies'
import { type Day, foundWords, parseDay } from '@coverwright/rules/kernel'
import { saleLines } from '@coverwright/rules/company/ledger'
import type { Language } from '@coverwright/rules/languages'
import type { Holder, PriceRecord } from '@coverwright/rules/selling/quotes'
import type { NewJournal } from '../../company/ledger'
import type { CompanyCtx } from '../../platform/operations'
import { holderToken } from './holder-link'
import { type FirstTransaction, insertPolicies, type PolicyRow } from './store'

/** Something that was paid for and can be issued: all of it was checked before. */
export type ToIssue = {
  readonly id: string
  readonly orderId: string
  readonly quoteId: string
  readonly productId: string
  readonly releaseHash: string
  readonly isTest: boolean
  readonly channel: string
  readonly sentBy?: { readonly pageId: string | null; readonly campaign: string }
  readonly language: Language
  readonly price: Omit<PriceRecord, 'worksheet'>
  readonly holder: Holder
  readonly holderId: string
  /** Its money came in before it could be issued, and is owed to the buyer since. */
  readonly isMoneyIn: boolean
}

/** All of a policy but its number, with its first transaction and its journal. */
export function makePolicy(ctx: CompanyCtx, today: Day, unit: ToIssue) {
  const { id, price, orderId, quoteId, productId, releaseHash, isTest, channel, language, holderId } = unit
  const issuedId = ctx.newId()
  const { plan, planTitle } = price
  const [startsOn, endsOn] = [dayOf(price.startDate), dayOf(price.endDate)]
  const common = { companyId: ctx.company, releaseHash }
  const policy: Unnumbered = {
    ...common,
    ...{
      id,
      productId,
      plan,
      planTitle,
      holderId,
      orderId,
      quoteId,
      isTest,
      channel,
      pageId: unit.sentBy?.pageId ?? null,
      campaign: unit.sentBy?.campaign ?? '',
      language,
      startsOn,
      endsOn,
    },
    cancelledOn: null,
    totalMinor: price.total.minor,
    currency: price.total.currency,
    tokenHash: holderToken(ctx, id).tokenHash,
    issuedAt: ctx.now(),
  }
  const transaction: FirstTransaction = {
    ...common,
    ...{ policyId: id, place: 1, kind: 'issue', countsFrom: startsOn, writtenAt: ctx.now(), memberId: null },
    ...{ about: {}, journalId: issuedId },
  }
  const dimensions = { policyId: id, orderId, productId, releaseHash, plan, channel }
  const about = { policy: id, order: orderId }
  const journal: NewJournal = {
    ...{ id: issuedId, what: 'policy.issued', day: today, isTest, about, dimensions },
    lines: saleLines(price, unit.isMoneyIn ? 'buyer' : 'gateway'),
  }
  return { unit, policy, transaction, journal }
}

type Unnumbered = Omit<PolicyRow, 'number' | 'foundBy'>
export type MadePolicy = ReturnType<typeof makePolicy>
type Numbered = Omit<MadePolicy, 'policy'> & { readonly policy: PolicyRow }

/** Whoever sells from the same design waits from its number on: little is left to be done then. */
export const numberPolicy = (made: MadePolicy, number: string): Numbered => ({
  ...made,
  policy: { ...made.policy, number, foundBy: foundBy(number, made.unit.holder) },
})

/** Their journals are the caller's to post, with whatever else it has: a transaction posts once. */
export async function keepPolicies(ctx: CompanyCtx, made: readonly Numbered[]) {
  await insertPolicies(ctx, made)
  for (const { unit, policy } of made) await tell(ctx, unit, policy)
  if (made.length > 0) await ctx.notify(policiesTopic)
}

const foundBy = (number: string, { name, email, phone }: Holder) =>
  foundWords({ numbers: [number], texts: [name, email], phone }).join(' ')

async function tell(ctx: CompanyCtx, { productId, releaseHash, channel, orderId, isTest }: ToIssue, policy: PolicyRow) {
  const { id: policyId, number, plan, holderId, totalMinor: minor, currency } = policy
  const facts = { policyId, number, productId, releaseHash, plan, channel, holderId, orderId, isTest }
  const about = { policy: policyId, product: productId, customer: holderId, order: orderId }
  await ctx.emit(policyIssued, { ...facts, total: { minor, currency } }, about)
  await ctx.record('policies.issued', { policyId, number, productId, orderId })
}

function dayOf(text: string): Day {
  const day = parseDay(text)
  if (day === null) throw new Error(`'${text}' is no day of a price record`)
  return day
}
