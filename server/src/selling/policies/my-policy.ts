import type { MyPolicyView } from '@coverwright/contract/selling/policies'
import { withOffset } from '@coverwright/rules/design/forms'
import { type Day, printDay } from '@coverwright/rules/kernel'
import { languageTags } from '@coverwright/rules/languages'
import { type Money, moneyText } from '@coverwright/rules/money'
import { coolingOffUntil, policyStateOn } from '@coverwright/rules/selling/policies'
import { companyClock, companyDay } from '../../company/settings'
import { listProductNames } from '../../design/products'
import { readBuyerToken, Refused } from '../../kernel'
import type { CompanyCtx, StrangerCtx } from '../../platform/operations'
import { findCustomers } from '../customers'
import { listPayments } from '../payments'
import { claimLines } from './claim-lines'
import { type Ended, endedBy } from './ended'
import { findByToken, listTransactions, type PolicyRow } from './store'

/** What was made on paper for a policy, and where its holder reads it. */
export type DocumentsOf = (ctx: CompanyCtx, policyId: string, token: string) => Promise<MyPolicyView['documents']>

/** A holder has no account: the link opens one policy and nothing beside it. */
export async function openByLink(ctx: StrangerCtx, token: string) {
  const opened = readBuyerToken(token)
  if (!opened) throw new Refused('policies.notFound')
  const inside = await ctx.enterCompany(opened.company)
  const row = await findByToken(inside, opened.tokenHash)
  if (!row) throw new Refused('policies.notFound')
  return { inside, row }
}

export async function coolingOff(ctx: CompanyCtx, row: PolicyRow) {
  const days = (await listTransactions(ctx, row.id)).at(-1)?.price.ending?.coolingOffDays
  return coolingOffUntil(row, await companyDay(ctx, row.issuedAt), await companyDay(ctx), days)
}

export async function presentMine(
  ctx: CompanyCtx,
  row: PolicyRow,
  documents: MyPolicyView['documents'],
): Promise<MyPolicyView> {
  const last = (await listTransactions(ctx, row.id)).at(-1)
  if (!last) throw new Error('a policy without a transaction')
  const { price } = last
  const ended = endedBy(last)
  const say = (amount: Money) => ({
    ...amount,
    text: moneyText(amount, languageTags[row.language], { currencyDisplay: 'symbol' }),
  })
  const total = { minor: row.totalMinor, currency: row.currency }
  const until = await coolingOff(ctx, row)
  const [product] = await listProductNames(ctx, [row.productId])
  const holder = (await findCustomers(ctx, [row.holderId])).get(row.holderId)
  const payments = (await listPayments(ctx, row.orderId)).filter(({ settledAt }) => settledAt !== null)
  return {
    ...{ number: row.number, planTitle: row.planTitle, isTest: row.isTest, documents },
    productName: product?.name ?? '',
    state: policyStateOn(row, await companyDay(ctx)),
    startDate: printDay(row.startsOn),
    endDate: printDay(row.endsOn),
    holderName: holder?.name ?? '',
    parts: price.parts.map(({ kind, code, title, amount }) => ({ kind, code, title, amount: say(amount) })),
    total: say(total),
    payments: payments.flatMap(({ settledAt, amountMinor, currency, paidBy }) =>
      settledAt ? [{ at: settledAt.toISOString(), total: say({ minor: amountMinor, currency }), paidBy }] : [],
    ),
    ended: ended && presentEnd(row, ended, say),
    claim: await claimLines(ctx, row),
    coolingOff: until === null ? null : { until: await endOfDay(ctx, until), givesBack: say(total) },
  }
}

type Say = (amount: Money) => MyPolicyView['total']

/** It never began where no day of cover is left before the one that it ended on. */
const presentEnd = (
  { startsOn, cancelledOn }: PolicyRow,
  { by, countsFrom, givenBack, writtenAt }: Ended,
  say: Say,
): MyPolicyView['ended'] => ({
  ...{ by, countsFrom, at: writtenAt.toISOString() },
  lastDate: cancelledOn !== null && cancelledOn > startsOn ? printDay(cancelledOn - 1) : null,
  refund: givenBack.minor > 0 ? say(givenBack) : null,
})

/** The instant at which a day is over for the company. */
async function endOfDay(ctx: CompanyCtx, day: Day): Promise<string> {
  const { timeZone } = await companyClock(ctx)
  return new Date(withOffset(`${printDay(day + 1)}T00:00`, timeZone)).toISOString()
}
