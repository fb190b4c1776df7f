import {
  earlierRefusal,
  highestPrinted,
  type PolicyNumberDesign,
  type PrintedNumbers,
  printsAlike,
  sharedTexts,
  startsAfresh,
} from '@coverwright/rules/selling/policy-numbers'
import type { CompanyCtx, Db } from '../../platform/operations'
import { findHighestGiven, findPrintedUpTo, readHighestPrinted, type SeriesPlace } from './number-store'
import { type DesignRow, listSeries, type NumberSeries } from './store'

/**
 * Why a series cannot begin there, or go on so far, or null: numbers of its shape were given before, by this design or
 * another that has another shape by now, and no number is given twice.
 */
export async function printedBefore(ctx: CompanyCtx, before: DesignRow | null, design: PolicyNumberDesign) {
  const given = await listSeries(ctx)
  if (!before || startsAfresh(before.design, design))
    return earlierRefusal(design, await highestAlike(ctx, design, { given, upTo: Number.MAX_SAFE_INTEGER }))
  if (design.max <= before.design.max) return null
  // Numbers of its own series are its own, and those above its largest are out of its way.
  const others = given.filter(({ designId, series }) => designId !== before.id || series !== before.series)
  return earlierRefusal(design, await highestAlike(ctx, design, { given: others, upTo: design.max }), before.last)
}

type Among = { given: readonly NumberSeries[]; upTo: number }

/** Of one shape the number itself says it; where shapes meet by chance, what was printed is searched. */
async function highestAlike({ db, company }: CompanyCtx, design: PolicyNumberDesign, { given, upTo }: Among) {
  const isAlike = ({ design: other }: NumberSeries) => other !== null && printsAlike(design, other)
  const same = await findHighestGiven(db, { company, of: given.filter(isAlike), upTo })
  const found = [same]
  for (const series of given.filter((each) => !isAlike(each))) {
    const shared = sharedTexts(design, series.design)
    if (shared) found.push(await highestOf(db, { ...series, company }, { ...shared, upTo }))
  }
  const numbers = found.filter((number) => number !== null)
  return numbers.length > 0 ? Math.max(...numbers) : null
}

async function highestOf(db: Db, series: SeriesPlace, printed: PrintedNumbers): Promise<number | null> {
  const sought = await highestPrinted(printed, (text) => findPrintedUpTo(db, series, text))
  return sought === undefined ? readHighestPrinted(db, series, printed) : sought
}
