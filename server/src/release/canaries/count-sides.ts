import type { SideFigures } from '@coverwright/rules/release/canaries'
import type { CompanyCtx } from '../../platform/operations'
import { type CanaryRow, countPages, countQuotes } from './store'
import type { BothSides } from './tables'

const NOTHING: SideFigures = {
  ...{ views: 0, errors: 0, slow: 0 },
  ...{ quotes: 0, declined: 0, referred: 0, bought: 0, priced: 0, pricedMinor: 0 },
}

/** What the hour in which it begins had counted before. */
export async function countBefore(ctx: CompanyCtx, sides: Parameters<typeof countPages>[1]): Promise<BothSides> {
  const pages = await countPages(ctx, sides, ctx.now())
  const of = (hash: string) => ({ ...NOTHING, ...pages.get(hash) })
  return { fresh: of(sides.releaseHash), standing: of(sides.standingHash) }
}

/** What has happened on either side since it began; of one that is over, what had when it ended. */
export async function countSides(ctx: CompanyCtx, canary: CanaryRow, until: Date = ctx.now()): Promise<BothSides> {
  if (canary.figures) return canary.figures
  const { startedAt, releaseHash, standingHash, before } = canary
  const pages = await countPages(ctx, canary, startedAt)
  const quoted = await countQuotes(ctx, canary, { since: startedAt, until })
  const of = (hash: string, counted: SideFigures): SideFigures => {
    const { views, errors, slow } = { ...NOTHING, ...pages.get(hash) }
    return {
      ...{ ...NOTHING, ...quoted.get(hash) },
      ...{ views: views - counted.views, errors: errors - counted.errors, slow: slow - counted.slow },
    }
  }
  return { fresh: of(releaseHash, before.fresh), standing: of(standingHash, before.standing) }
}
