import type { TakesOf } from '@coverwright/contract/platform'
import type { caseOperations } from '@coverwright/contract/service/cases'
import { Refused } from '../../kernel'
import type { MemberCtx } from '../../platform/operations'
import { keepRating } from '../../rating/pricing'
import { offerQuote } from '../../selling/quotes'
import { refuseBeyond } from './authority-on'
import { heldWithQuote } from './held-case'
import { priceCase } from './price-case'
import { updateCase } from './store'
import { termsOf } from './terms-of'
import { writeEntry } from './write-entry'
import { writeToBuyer } from './write-to-buyer'

/** The buyer is promised the price that the clerk read, for as long as the product keeps its prices. */
export async function acceptCase(ctx: MemberCtx, asked: TakesOf<typeof caseOperations.acceptCase>) {
  const { row, quote } = await heldWithQuote(ctx, asked.caseId, 'accepted')
  const terms = termsOf(asked)
  const { price, rating } = await priceCase(ctx, quote, terms)
  await refuseBeyond(ctx, quote, { decision: 'accept', price, terms })
  if (price.total.minor !== asked.totalMinor) throw new Refused('cases.priceChanged')
  await keepRating(ctx, rating)
  const offered = await offerQuote(ctx, quote, price)
  const { minor: totalMinor, currency } = price.total
  await updateCase(ctx, row.id, { totalMinor, currency })
  await writeEntry(ctx, row, { kind: 'accepted', note: asked.note, terms, totalMinor })
  await ctx.record('cases.accepted', { caseId: row.id, quoteId: row.quoteId })
  await writeToBuyer(ctx, offered, { letter: 'quoteOffered' })
  return {}
}
