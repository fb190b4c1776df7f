import { type Band, parseBandText } from '../pricing'
import { type DateStyle, readDateText } from './date-text'
import { type NumberStyle, readNumberText } from './number-text'
import { hasFootnote, plainText } from './plain-text'
import { shiftPoint } from './sheet'
import { inUnit, sharedUnit, withoutUnits } from './unit-text'

/** What the figures of a column are measured in: those that say nothing themselves, and how all of them are kept. */
export type Measure = { readonly bare: string; readonly kept: string }

const MONEY =
  /(?:HK\$|US\$|NT\$|S\$|A\$|Rp\.?\s?|\bRs\.?\s?(?=\d)|\b(?:HKD|USD|EUR|GBP|CNY|TWD|SGD|IDR|MYR|AUD|INR|CHF|JPY|RMB)\b|[€£¥₹$元])\s*/g
const NUMBER = /\d[\d.,' ]*\d|\d/g
const SCALES: readonly (readonly [RegExp, number])[] = [
  [/^(?:k|千|thousand|tsd\.?|ribu)$/i, 3],
  [/^[萬万]$/, 4],
  [/^(?:lakhs?|lacs?)$/i, 5],
  [/^(?:m|mn|mio\.?|mil|millions?|juta)$/i, 6],
  [/^(?:crores?|cr)$/i, 7],
  [/^[億亿]$/, 8],
  [/^(?:bn|billions?)$/i, 9],
]
/** 'm2' is no million: raised figures are plain ones by now. */
const SCALED =
  /(\d+(?:\.\d+)?)\s*(k|mn|mio\.?|mil|millions?|m|thousand|tsd\.?|lakhs?|lacs?|crores?|cr|bn|billions?|juta|ribu|萬|万|千|億|亿)(?![a-z\d/²³])/gi

/** How Chinese and German sheets say what the others say with signs. */
const WORDS: readonly (readonly [RegExp, string])[] = [
  [/^(?:未滿|未满|不足|少於|少于|低於|低于)/, '<'],
  [/^(?:超過|超过|大於|大于|多於|多于|高於|高于)/, '>'],
  [/^(?:不超過|不超过|最多|至多)/, '<='],
  [/^(?:至少|最少|不少於|不少于)/, '>='],
  [/^von\s+(?=\d.*\sbis\s)/i, ''],
  [/^(?:ab|von|mindestens|mulai|minimal)\s+(?=\d)/i, '>='],
  [/^(?:bis\s+unter|unter|kurang dari|di ?bawah)\s+(?=\d)/i, '<'],
  [/^(?:bis(?:\s+zu)?|höchstens|maximal|sampai(?: dengan)?|s\/d|hingga|maks\.?)\s+(?=\d)/i, '<='],
  [/^(?:über|mehr als|lebih dari|di ?atas)\s+(?=\d)/i, '>'],
  [/\s+bis\s+unter\s+(?=\d)/i, ' - <'],
  [/\s+(?:bis(?:\s+zu)?|sampai(?: dengan)?|s\/d|s\.d\.|hingga)\s+(?=\d)/i, ' - '],
  [/\s+(?:und|oder)\s+(?:mehr|älter|darüber)$|\s+(?:ke|dan) atas$/i, ' and above'],
  [/\s*&\s*(?=(?:above|over|older|up|below|under)\b)/i, ' and '],
  [/(?:或|及)以上/, '以上'],
  [/(?:或|及)以下/, '以下'],
  [/[（(](?:含|incl\.?|inclusive)[)）]/gi, ''],
]

/**
 * Reads '18-25', '25+', 'HKD 1.000 – 2.000', '未滿18歲', '100k to 1M', '1.9t - 3.5t' as a band of numbers, each told in
 * what its column is kept in; 'any' for all, null for none, and where it is measured in something else.
 */
export function readBandText(text: string, style: NumberStyle, measure?: Measure): Band | 'any' | null {
  if (text.length > 60 || hasFootnote(text)) return null
  const isBare = !/\p{L}/u.test(text)
  const direct = style === 'point' && isBare ? parseBandText(text) : null
  if (direct !== null) return measure && direct !== 'any' ? measured(direct, [], measure) : direct
  const { plain, units } = withoutUnits(plainFigures(text, style, measure))
  const band = parseBandText(plain)
  if (band === null || band === 'any' || (units.length === 0 && !measure)) return band
  return measured(band, units, measure)
}

/** What a band is measured in, each unit once. */
export const unitsIn = (text: string, style: NumberStyle): readonly string[] => [
  ...new Set(withoutUnits(plainFigures(text, style)).units.filter((unit) => unit !== null)),
]

function plainFigures(text: string, style: NumberStyle, measure?: Measure): string {
  let plain = plainText(text)
  for (const [word, sign] of WORDS) plain = plain.replace(word, sign)
  if (measure?.kept === 'm') plain = plain.replace(/(\d)\s?m(?![a-z\d²³])/gi, '$1 metres')
  return plain
    .replace(MONEY, '')
    .replace(NUMBER, (number) => asPlain(number, style))
    .replace(SCALED, (_, number: string, scale: string) =>
      shiftPoint(number, SCALES.find(([pattern]) => pattern.test(scale))?.[1] ?? 0),
    )
}

/** Each end told in the unit of the column; whole months that end a year are less than the next. */
function measured(band: Band, units: readonly (string | null)[], measure: Measure | undefined): Band | null {
  const kept =
    measure?.kept ??
    sharedUnit(
      units.filter((unit) => unit !== null),
      [],
    )
  if (kept === null) return band
  const bare = measure?.bare ?? kept
  const ends = [band.from, band.to].filter((end) => end !== null)
  // One figure in the text for each end; '5 years' is one for both.
  const unitOf = (end: 'from' | 'to') =>
    units[end === 'to' && band.from !== null && band.from !== band.to && ends.length > 1 ? 1 : 0] ?? bare
  const from = band.from === null ? null : inUnit(band.from, unitOf('from'), kept)
  if (band.from !== null && from === null) return null
  if (band.to === null) return { ...band, from, to: null }
  const to = inUnit(band.to, unitOf('to'), kept)
  if (to !== null) return { ...band, from, to }
  const over = /^\d+$/.test(band.to) && !band.isToOut ? inUnit(String(Number(band.to) + 1), unitOf('to'), kept) : null
  return over !== null && /^\d+$/.test(over) ? { ...band, from, to: over, isToOut: true } : null
}

/** '1.000' in a sheet of decimal commas is a thousand; a number that cannot be read is left to be refused. */
const asPlain = (number: string, style: NumberStyle) => readNumberText(number, style)?.number ?? number

const FROM_TO = /^(.+?)\s*(?:\s[-–—]\s|–|—|~|\bto\b|\buntil\b|至|到)\s*(.+)$/i
const FROM =
  /^(?:from|since|after|as of|as from|effective(?: from)?|eff\.?|w\.?e\.?f\.?|ab|seit|mulai|>=|≥|由|自)\s*(.+)$|^(.+?)\s*(?:\+|onwards?|and later|起|以後|以后)$/i
const UNTIL = /^(?:until|up to|till|bis|<=|≤)\s*(.+)$|^(.+?)\s*(?:止|以前)$/i

/** Reads '01/01/2026 - 31/12/2026', 'from 2026-01-01' as a band of days. */
export function readDateBand(text: string, style: DateStyle): Band | null {
  const plain = plainText(text)
  const day = (part: string | undefined) => (part === undefined ? null : (readDateText(part, style)?.date ?? null))
  const only = day(plain)
  if (only) return { from: only, to: only }
  const both = FROM_TO.exec(plain)
  const [from, to] = [day(both?.[1]), day(both?.[2])]
  if (from && to) return { from, to }
  const start = FROM.exec(plain)
  const since = day(start?.[1] ?? start?.[2])
  if (since) return { from: since, to: null }
  const end = UNTIL.exec(plain)
  const until = day(end?.[1] ?? end?.[2])
  return until ? { from: null, to: until } : null
}
