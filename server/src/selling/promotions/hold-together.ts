import { promotionsTopic } from '@coverwright/contract/selling/promotions'
import { codeOf } from '@coverwright/rules/selling/promotions'
import { Refused } from '../../kernel'
import type { CompanyCtx, Taking } from '../../platform/operations'
import { companyNow } from './company-now'
import { holdPromotions } from './hold-promotions'
import { insertHolds, letGo, listHolding, lockLeft, takeOver } from './hold-store'

/** Until the order itself stands: after a crash between the two, what was held for it goes back this soon. */
const UNTIL_ORDERED_MS = 60_000

type Wanted = { quoteId: string; orderId: string; discounts: readonly { readonly code: string }[]; until: Date }
type Unit = { id: string; until: Date }

/**
 * Holds what a new order needs, together with everybody who wants the same code now. It is held for the quote first, so
 * that two tabs hold one, and the order takes it over. Where the order is refused after all, it goes back.
 */
export async function holdTogether(ctx: CompanyCtx, { quoteId, ...wanted }: Wanted): Promise<void> {
  const [code, ...others] = new Set(wanted.discounts.map((each) => codeOf(each.code)))
  if (!ctx.takeTogether || code === undefined || others.length > 0) return holdPromotions(ctx, wanted)
  const unit = { id: quoteId, until: new Date(ctx.now().getTime() + UNTIL_ORDERED_MS) }
  const isHeld = await ctx.takeTogether(`promotions.hold ${quoteId} ${code}`, takingOf(ctx.company, code, unit))
  if (!isHeld) throw new Refused('promotions.runOut', { values: { code } })
  const { orderId, until } = wanted
  // What the clock took back meanwhile is taken anew.
  if (!(await takeOver(ctx, { from: quoteId, orderId, code, until }))) await holdPromotions(ctx, wanted)
}

/** One wait for the row of the code and one commit, however many come at once; false for whom none was left. */
export const takingOf = (company: string, code: string, unit: Unit): Taking<Unit, boolean> => ({
  ...{ company, unit, key: `promotions ${code}` },
  async take(ctx, units) {
    const left = await lockLeft(ctx, code, await companyNow(ctx))
    const ids = units.map(({ id }) => id)
    const holding = new Set(await listHolding(ctx, code, ids))
    const asking = new Map(units.filter(({ id }) => !holding.has(id)).map((each) => [each.id, each]))
    const first = [...asking.values()].slice(0, left)
    if (first.length > 0) {
      for (const id of await insertHolds(ctx, code, first)) holding.add(id)
      await ctx.notify(promotionsTopic)
    }
    return ids.map((id) => holding.has(id))
  },
  async giveBack(ctx, isHeld) {
    if (isHeld && (await letGo(ctx, [unit.id])) > 0) await ctx.notify(promotionsTopic)
  },
})
