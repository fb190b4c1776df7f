import type { Region, RegionMapping } from '@coverwright/rules/rating/imports'

const FIGURES = ['number', 'percent', 'money']
const TRUTH = /^(?:0|1|x|y|n|yes|no|true|false|✓|✔|✗|✘|是|否)$/i

/** Prices that somebody worked out to try the tariff: to be held against it, and no part of it. */
const TRIED =
  /\b(worked|sample|example|examples|test cases?|specimen|illustrations?)\b|範例|示例|例子|contoh|beispiele?/i

/**
 * Something to give for each customer: a table of words alone is not taken unasked, nor one of yes and no, nor a lonely
 * line without a header, nor amounts that stand alone unless they were listed as charges, nor worked examples.
 */
export function isRates(
  sheet: string,
  { columns, edges, scalars, isCharges, title }: Region,
  mapping: RegionMapping,
): boolean {
  if (TRIED.test(sheet) || TRIED.test(title)) return false
  if (isCharges) return true
  if (scalars || columns.length < 2 || (edges.header === null && edges.body.to <= edges.body.from)) return false
  const given = mapping.columns.filter(({ role }) => role === 'factor' || role === 'amount').map(({ at }) => at)
  const places = [...given, ...(mapping.cross?.columns ?? [])]
  const values = columns.filter(({ at, profile }) => places.includes(at) || FIGURES.includes(profile.kind))
  const isTruth = columns.slice(1).every(({ profile: { distinct } }) => distinct.every((text) => TRUTH.test(text)))
  return values.length > 0 && !isTruth
}
