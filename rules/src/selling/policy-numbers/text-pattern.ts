import type { NumberPart, PolicyNumberDesign } from './design'

/** Texts of one length, letter by letter: `#` is any digit, everything else is itself. No part of a number holds a `#`. */
export type TextPattern = string

const ANY_DIGIT = '#'
const isDigit = (letter: string) => letter >= '0' && letter <= '9'

/** What a design prints, with every digit left open that its numbers or the day can change. */
export function patternOf({ prefixes, suffixes, symbol, length, min, max }: PolicyNumberDesign): TextPattern {
  const [low, high] = [min, max].map((number) => String(number).padStart(length, '0')) as [string, string]
  const changes = [...low].findIndex((digit, at) => digit !== high[at])
  const fixed = changes < 0 ? low.length : changes
  const digits = low.slice(0, fixed) + ANY_DIGIT.repeat(Math.max(0, length - fixed))
  return [...prefixes.map(patternOfPart), digits, ...suffixes.map(patternOfPart)].join(symbol)
}

/** The same whatever it counts. */
export const shapePattern = (design: PolicyNumberDesign): TextPattern =>
  patternOf({ ...design, min: 0, max: 10 ** design.length - 1 })

const patternOfPart = (part: NumberPart): string =>
  part.kind === 'text' ? part.text : part.format.replace('YYYY', '20##').replace(/[YMD]/g, ANY_DIGIT)

/** The texts that fit both, or null where none does. */
export function patternOfBoth(one: TextPattern, other: TextPattern): TextPattern | null {
  if (one.length !== other.length) return null
  const letters = [...one].map((letter, at) => letterOfBoth(letter, other[at] as string))
  return letters.includes(null) ? null : letters.join('')
}

function letterOfBoth(a: string, b: string): string | null {
  if (a === b || (b === ANY_DIGIT && isDigit(a))) return a
  return a === ANY_DIGIT && isDigit(b) ? b : null
}

export const largestText = (pattern: TextPattern): string => pattern.replaceAll(ANY_DIGIT, '9')

/** The largest text of a pattern that does not come after another text, of whatever length; null where all of them do. */
export function largestUpTo(pattern: TextPattern, text: string): string | null {
  const misfit = [...pattern].findIndex((letter, at) => letterOfBoth(letter, text[at] ?? '') === null)
  return misfit < 0 ? text.slice(0, pattern.length) : stepDown(pattern, text, misfit)
}

/** The one before a text of the pattern. */
export const largestBelow = (pattern: TextPattern, text: string): string | null =>
  stepDown(pattern, text, pattern.length - 1)

/** Stays with the text as far as it can, not beyond a place, takes the next smaller letter there, and is free behind it. */
function stepDown(pattern: TextPattern, text: string, from: number): string | null {
  for (let at = from; at >= 0; at--) {
    const smaller = letterBelow(pattern[at] as string, text[at] ?? '')
    if (smaller !== null) return text.slice(0, at) + smaller + largestText(pattern.slice(at + 1))
  }
  return null
}

function letterBelow(allowed: string, letter: string): string | null {
  if (allowed !== ANY_DIGIT) return allowed < letter ? allowed : null
  if (letter > '9') return '9'
  return letter > '0' ? String(Number(letter) - 1) : null
}
