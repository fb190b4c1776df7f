import { refusalOf, type Refusal } from '../../kernel'
import type { PolicyNumberCode, PolicyNumberDesign } from './design'
import type { PrintedNumbers } from './highest-printed'
import { printsAlike } from './policy-number'
import { patternOf, patternOfBoth, shapePattern } from './text-pattern'

type Named = { readonly title: string; readonly design: PolicyNumberDesign }

/** Two designs of a company that could print the same number would issue one policy number twice. */
export function collisionRefusal(
  design: PolicyNumberDesign,
  others: readonly Named[],
): Refusal<PolicyNumberCode> | null {
  const found = others.find((other) => couldPrintTheSame(design, other.design))
  return found ? refusalOf('policyNumbers.collides', { title: found.title }, 'prefixes') : null
}

/** Built alike, the ranges decide; built differently, letter by letter: `CAR1` before 5 digits is `CAR` before 6. */
function couldPrintTheSame(a: PolicyNumberDesign, b: PolicyNumberDesign): boolean {
  if (printsAlike(a, b)) return a.min <= b.max && b.min <= a.max
  return patternOfBoth(patternOf(a), patternOf(b)) !== null
}

/**
 * What a sound design can print, whatever it counts and on any day, of what another one can; null where that is nothing.
 * Of another that is not known, it may be everything.
 */
export function sharedTexts(
  design: PolicyNumberDesign,
  other: PolicyNumberDesign | null,
): Omit<PrintedNumbers, 'upTo'> | null {
  const own = shapePattern(design)
  const pattern = other ? patternOfBoth(own, shapePattern(other)) : own
  const { prefixes, symbol, length } = design
  const sizes = prefixes.map((part) => (part.kind === 'date' ? part.format : part.text).length + symbol.length)
  return pattern === null ? null : { pattern, length, numberAfter: sizes.reduce((sum, size) => sum + size, 0) }
}
