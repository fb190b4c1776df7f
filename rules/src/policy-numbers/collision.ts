import { refusalOf, type Refusal } from '../kernel'
import type { NumberPart, PolicyNumberCode, PolicyNumberDesign } from './design'
import { printsAlike } from './policy-number'

type Named = { readonly title: string; readonly design: PolicyNumberDesign }

/** Two designs of a company that could print the same number would issue one policy number twice. */
export function collisionRefusal(
  design: PolicyNumberDesign,
  others: readonly Named[],
): Refusal<PolicyNumberCode> | null {
  const found = others.find((other) => couldPrintTheSame(design, other.design))
  return found ? refusalOf('policyNumber.collides', { title: found.title }, 'prefixes') : null
}

/** Whether the numbers of two shapes, whatever they count, are printed alike: always, in some cases, or never. */
export function likenessOf(a: PolicyNumberDesign, b: PolicyNumberDesign): 'always' | 'sometimes' | 'never' {
  if (printsAlike(a, b)) return 'always'
  return fitsAll(patternOf(unbounded(a)), patternOf(unbounded(b))) ? 'sometimes' : 'never'
}

const unbounded = (design: PolicyNumberDesign): PolicyNumberDesign => ({
  ...design,
  min: 0,
  max: 10 ** design.length - 1,
})

/** Built alike, the ranges decide; built differently, letter by letter: `CAR1` before 5 digits is `CAR` before 6. */
function couldPrintTheSame(a: PolicyNumberDesign, b: PolicyNumberDesign): boolean {
  if (printsAlike(a, b)) return a.min <= b.max && b.min <= a.max
  return fitsAll(patternOf(a), patternOf(b))
}

const fitsAll = (one: string, other: string): boolean =>
  one.length === other.length && [...one].every((letter, at) => fits(letter, other[at] ?? ''))

const ANY_DIGIT = '#'
const isDigit = (letter: string) => letter >= '0' && letter <= '9'

function fits(a: string, b: string): boolean {
  if (a === b) return true
  return (a === ANY_DIGIT && isDigit(b)) || (b === ANY_DIGIT && isDigit(a))
}

/** What a design prints with every digit that can change left open. */
function patternOf({ prefixes, suffixes, symbol, length, min, max }: PolicyNumberDesign): string {
  const [low, high] = [min, max].map((number) => String(number).padStart(length, '0')) as [string, string]
  const changes = [...low].findIndex((digit, at) => digit !== high[at])
  const fixed = changes < 0 ? low.length : changes
  const digits = low.slice(0, fixed) + ANY_DIGIT.repeat(Math.max(0, length - fixed))
  return [...prefixes.map(patternOfPart), digits, ...suffixes.map(patternOfPart)].join(symbol)
}

const patternOfPart = (part: NumberPart): string =>
  part.kind === 'text' ? part.text : part.format.replace('YYYY', '20##').replace(/[YMD]/g, ANY_DIGIT)
