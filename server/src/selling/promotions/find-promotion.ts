import { accepted, type Day, type Outcome, printDay } from '@coverwright/rules/kernel'
import type { Discount } from '@coverwright/rules/rating/pricing'
import { codeOf, discountOf, isCode, type RedeemingCode, redeemingRefusal } from '@coverwright/rules/selling/promotions'
import { refuse } from '../../kernel'
import type { CompanyCtx } from '../../platform/operations'
import { companyNow } from './company-now'
import { findByCode, isHeldBy } from './store'

type Sale = {
  productId: string
  /** Null while the buyer has chosen none. */
  plan: string | null
  day: Day
  /** The order that asks, where there is one: what it holds itself is not taken by others. */
  orderId?: string
}
type FoundPromotion = { kind: 'voucher' | 'coupon'; id: string; code: string; title: string; discount: Discount }

/** What a code that a buyer typed takes off, for rating; or why it is not good here. Nothing is held by asking. */
export async function findPromotion(
  ctx: CompanyCtx,
  typed: string,
  { productId, plan, day, orderId }: Sale,
): Promise<Outcome<FoundPromotion, RedeemingCode>> {
  const word = codeOf(typed)
  const found = isCode(word) ? await findByCode(ctx, word) : null
  const isHolding = found !== null && orderId !== undefined && (await isHeldBy(ctx, orderId, word))
  const sale = { productId, plan, day: printDay(day), now: await companyNow(ctx), isHolding }
  const { promotion, code } = found ?? {}
  const redeemed =
    promotion && code ? { ...promotion, ...promotion.terms, used: code.used, held: code.held, code } : null
  const refusal = redeemingRefusal(redeemed, sale)
  if (refusal || !promotion) return { ok: false, refusal: refusal ?? { code: 'promotions.unknownCode' } }
  const { kind, id, title, terms } = promotion
  return accepted({ kind, id, title, code: word, discount: discountOf(kind, word, terms) })
}

/** The same for whoever rates a quote: what it takes off, or the refusal at the field that it was typed in. */
export async function discountOfCode(ctx: CompanyCtx, typed: string, sale: Omit<Sale, 'orderId'>) {
  const found = await findPromotion(ctx, typed, sale)
  if (!found.ok) return refuse(found.refusal)
  const { id, title, discount } = found.value
  return { ...discount, id, title }
}
