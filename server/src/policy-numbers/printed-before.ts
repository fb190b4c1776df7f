import {
  earlierRefusal,
  likenessOf,
  type PolicyNumberDesign,
  printedPattern,
  startsAfresh,
} from '@coverwright/rules/policy-numbers'
import type { CompanyCtx } from '../platform/operations'
import { findHighestGiven, findHighestPrinted } from './number-store'
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

/** Of one shape the number itself says it; only where shapes meet by chance, what was printed has to be read. */
async function highestAlike({ db, company }: CompanyCtx, design: PolicyNumberDesign, { given, upTo }: Among) {
  const alike = ({ design: other }: NumberSeries) => (other ? likenessOf(design, other) : 'sometimes')
  const of = (likeness: 'always' | 'sometimes') => given.filter((series) => alike(series) === likeness)
  const same = await findHighestGiven(db, { company, of: of('always'), upTo })
  const read = { ...printedPattern(design), length: design.length, upTo }
  const met = await findHighestPrinted(db, { company, of: of('sometimes'), ...read })
  return same === null || met === null ? (same ?? met) : Math.max(same, met)
}
