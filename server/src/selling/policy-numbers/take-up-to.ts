import type { Day } from '@coverwright/rules/kernel'
import { Refused } from '../../kernel'
import type { CompanyCtx } from '../../platform/operations'
import { type GivenNumber, giveNumbers } from './give-numbers'
import { findConnection } from './store'

/** The design that a product takes its numbers from; null while none is connected. */
export const designOfProduct = async (ctx: CompanyCtx, productId: string): Promise<string | null> =>
  (await findConnection(ctx, productId))?.designId ?? null

/** As many numbers as there are of those that are wanted: none is an answer here, for money that came in already. */
export async function takeUpTo(ctx: CompanyCtx, designId: string, count: number, today: Day): Promise<GivenNumber[]> {
  try {
    return await giveNumbers(ctx.db, { company: ctx.company, designId, count, today, now: ctx.now() })
  } catch (error) {
    if (error instanceof Refused) return []
    throw error
  }
}
