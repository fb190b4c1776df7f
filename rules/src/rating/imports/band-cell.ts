import { type Band, parseBandText } from '../pricing'
import { type DateStyle, readDateText } from './date-text'
import { type NumberStyle, readNumberText } from './number-text'
import { hasFootnote, plainText } from './plain-text'
import { shiftPoint } from './sheet'

const MONEY = /(?:HK\$|US\$|NT\$|S\$|A\$|Rp\.?\s?|\b(?:HKD|USD|EUR|GBP|CNY|TWD|SGD|IDR|MYR|AUD|RMB)\b|[€£¥$元])\s*/g
const NUMBER = /\d[\d.,' ]*\d|\d/g
const SCALES: Readonly<Record<string, number>> = { k: 3, m: 6, 萬: 4, 万: 4, 千: 3, 億: 8, 亿: 8 }
const SCALED = /(\d+(?:\.\d+)?)\s*(k|m|萬|万|千|億|亿)(?![a-z/²³])/gi

/** How Chinese and German sheets say what the others say with signs. */
const WORDS: readonly (readonly [RegExp, string])[] = [
  [/^(?:未滿|未满|不足|少於|少于|低於|低于)/, '<'],
  [/^(?:超過|超过|大於|大于|多於|多于|高於|高于)/, '>'],
  [/^(?:不超過|不超过|最多|至多)/, '<='],
  [/^(?:至少|最少|不少於|不少于)/, '>='],
  [/^(?:ab|von)\s+(?=\d)/i, '>='],
  [/^bis\s+(?=\d)/i, '<='],
  [/^unter\s+(?=\d)/i, '<'],
  [/^über\s+(?=\d)/i, '>'],
  [/\s*&\s*(?=(?:above|over|older|up|below|under)\b)/i, ' and '],
  [/(?:或|及)以上/, '以上'],
  [/(?:或|及)以下/, '以下'],
  [/[（(](?:含|incl\.?|inclusive)[)）]/gi, ''],
]

/** Reads '18-25', '25+', 'HKD 1.000 – 2.000', '未滿18歲', '100k to 1M' as a band of numbers; 'any' for all, null for none. */
export function readBandText(text: string, style: NumberStyle): Band | 'any' | null {
  if (text.length > 60 || hasFootnote(text)) return null
  const direct = style === 'point' ? parseBandText(text) : null
  if (direct !== null) return direct
  let plain = plainText(text)
  for (const [word, sign] of WORDS) plain = plain.replace(word, sign)
  plain = plain.replace(MONEY, '').replace(NUMBER, (number) => asPlain(number, style))
  plain = plain.replace(SCALED, (_, number: string, scale: string) =>
    shiftPoint(number, SCALES[scale.toLowerCase()] ?? 0),
  )
  return parseBandText(plain)
}

/** '1.000' in a sheet of decimal commas is a thousand; a number that cannot be read is left to be refused. */
const asPlain = (number: string, style: NumberStyle) => readNumberText(number, style)?.number ?? number

const FROM_TO = /^(.+?)\s*(?:\s[-–—]\s|–|—|~|\bto\b|\buntil\b|至|到)\s*(.+)$/i
const FROM = /^(?:from|since|after|>=|≥)\s*(.+)$|^(.+?)\s*(?:\+|onwards?|and later|起|以後|以后)$/i
const UNTIL = /^(?:until|up to|till|<=|≤)\s*(.+)$|^(.+?)\s*(?:止|以前)$/i

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
