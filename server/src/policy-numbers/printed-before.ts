import {
  earlierRefusal,
  type PolicyNumberDesign,
  printedPattern,
  startsAfresh,
} from '@coverwright/rules/policy-numbers'
import type { CompanyCtx } from '../platform/operations'
import { findHighestPrinted } from './number-store'
import type { DesignRow } from './store'

/**
 * Why a series cannot begin there, or go on so far, or null: numbers of its shape were given before, by this design or
 * another that has another shape by now, and no number is given twice.
 */
export async function printedBefore({ db, company }: CompanyCtx, before: DesignRow | null, design: PolicyNumberDesign) {
  const alike = { company, ...printedPattern(design), length: design.length }
  if (!before || startsAfresh(before.design, design)) return earlierRefusal(design, await findHighestPrinted(db, alike))
  if (design.max <= before.design.max) return null
  const except = { designId: before.id, series: before.series, above: design.max }
  return earlierRefusal(design, await findHighestPrinted(db, { ...alike, except }), before.last)
}
