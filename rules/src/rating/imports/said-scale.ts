import { isCurrency } from '../../money'
import { plainText } from './plain-text'

/** What figures are written in, and how many zeros each leaves away; fewer than none where it has too many, as a percentage. */
export const scales = {
  thousands: 3,
  tenThousands: 4,
  lakhs: 5,
  millions: 6,
  crores: 7,
  hundredMillions: 8,
  percent: -2,
  perMille: -3,
  perTenThousand: -4,
} as const
export type Scale = keyof typeof scales

export const scaleOf = (zeros: number): Scale | null =>
  (Object.keys(scales) as Scale[]).find((scale) => scales[scale] === zeros) ?? null

const UNITS: readonly (readonly [RegExp, number])[] = [
  [/^(?:['’‘`]?000(?:['’]?s)?|k|thousands?|tsd|tausend|ribu|千)$/i, 3],
  [/^(?:m|mn|mm|mil|mio|mill|millions?|juta|百萬|百万)$/i, 6],
  [/^(?:萬|万)$/, 4],
  [/^(?:億|亿)$/, 8],
  [/^(?:lakhs?|lacs?)$/i, 5],
  [/^(?:crores?|cr)$/i, 7],
]

/** Words that say it wherever they stand; a share is said by its sign only where no figure stands before it. */
const SAID: readonly (readonly [RegExp, number])[] = [
  [/‱|\bbps\b|\bbasis points?\b|\b(?:per|je|pro|each) (?:\D{0,4})10[ ,.'’]?000(?![\d,.])|萬分之|万分之/i, -4],
  [
    /‰|\bper ?mill?e?\b|promille|\b(?:per|je|pro|each) (?:\D{0,4})1[ ,.'’]?000(?![\d,.])|\b(?:per|je|pro) (?:thousand|tausend)\b|千分之|每千元/i,
    -3,
  ],
  [
    /(?<!\d\s?)%|\bper ?cent(?:age)?\b|prozent|\bpersen\b|\b(?:per|je|pro|each) (?:\D{0,4})100(?![\d,.])|百分之|百分比|每百元/i,
    -2,
  ],
  [/['’‘`]\s?000\b|\b000['’]?s\b|\bin thousands?\b|千元/i, 3],
  [/\bin millions?\b|百萬|百万/i, 6],
  [/[萬万]元/, 4],
  [/[億亿]元/, 8],
]

const BRACKETS = /[（([［]([^)）\]］]*)[)）\]］]/g
const SIGN = /^(?:[A-Z]{0,3}[$€£¥₹]|[$€£¥₹][A-Z]{0,3}|Rs\.?|RMB|港元|港幣|港币|元)/

/** How many zeros the words over figures say that each leaves away: 'Sum insured (HKD m)', 'Rate (‰)'; 0 when they say none. */
export function zerosSaid(words: string): number {
  const plain = plainText(words)
  const said = SAID.find(([pattern]) => pattern.test(plain))
  if (said) return said[1]
  for (const [, inside = ''] of plain.matchAll(BRACKETS)) {
    const zeros = zerosOf(inside)
    if (zeros) return zeros
  }
  return hasCurrency(plain) ? zerosOf(plain.split(' ').slice(-2).join(' ')) : 0
}

/** Zeros of 'HKD m', 'in k', '€m', '萬港元': the word that is left when its currency is taken off. */
function zerosOf(text: string): number {
  const left = text
    .replace(/^in\s+/i, '')
    .split(/\s+/)
    .map(withoutCurrency)
    .filter((word) => word !== '')
    .join('')
  return UNITS.find(([pattern]) => pattern.test(left))?.[1] ?? 0
}

function withoutCurrency(word: string): string {
  const bare = word.replace(SIGN, '').replace(/(?:[$€£¥₹]|港元|港幣|港币|元)$/, '')
  if (bare !== word) return bare
  if (isCurrency(bare.slice(0, 3)) && bare.length <= 5) return bare.slice(3)
  return isCurrency(bare.slice(-3)) && bare.length <= 5 ? bare.slice(0, -3) : bare
}

const hasCurrency = (plain: string) =>
  plain
    .split(' ')
    .slice(-2)
    .some((word) => isCurrency(word.slice(0, 3)) || SIGN.test(word))

/** The title without what its figures were written in, since they are kept as what they mean. */
export const withoutScale = (title: string): string =>
  title
    .replace(BRACKETS, (brackets) => (zerosSaid(brackets) ? ' ' : brackets))
    .replace(/['’‘`]\s?000\b/, '')
    .replace(/\s*(?<!\d\s?)[%‰‱]$/, '')
    .replace(/[\s/]+$/, '')
    .trim() || title
