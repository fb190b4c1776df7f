import {
  earlierRefusal,
  type PolicyNumberDesign,
  printedPattern,
  startsAfresh,
} from '@coverwright/rules/policy-numbers'
import type { CompanyCtx } from '../platform/operations'
import { findHighestPrinted } from './number-store'

/**
 * Why a series cannot begin there, or null: numbers of its shape were given before, by this design or another that has
 * another shape by now. A series that goes on knows its last number itself.
 */
export async function printedBefore(
  { db, company }: CompanyCtx,
  before: { design: PolicyNumberDesign } | null,
  design: PolicyNumberDesign,
) {
  if (before && !startsAfresh(before.design, design)) return null
  const { pattern, numberAfter } = printedPattern(design)
  return earlierRefusal(design, await findHighestPrinted(db, { company, pattern, numberAfter, length: design.length }))
}
