import type { Measure } from './band-cell'
import type { ColumnProfile } from './column-profile'
import type { KnownName } from './mapping'
import { currencyNamed } from './number-text'
import { sharedUnit, unitInHeader, unitNamed } from './unit-text'

const LENGTH =
  /\b(?:length|height|width|depth|beam|draught|draft|loa|altitude|distance)\b|länge|höhe|breite|tiefe|長度|长度|高度|panjang|tinggi/i
const METRES = /\d\s?m(?![a-z\d²³])/i

const MONEY =
  /income|turnover|revenue|\bsums?\b|limit|value|amount|assets?\b|wage|payroll|salar|price|cost|premium|indemnit|liabilit|cover|budget|sales|\bfees?\b|contract|loan|benefit|insured|assured|capital|profit|funds?\b|project|保額|保额|金額|金额|價值|价值|收入|營業|营业|pendapatan|pertanggungan|umsatz|summe|wert/i
const IN_MONEY = /[$€£¥₹]|\b[A-Z]{3}\s?\d|\d\s?(?:k|mn|mio|bn)\b/i

/** Whether 'm' behind a figure may be metres or millions: neither the words around it nor the other cells tell. */
export function isMetresOpen(
  header: string,
  { currencies, distinct }: Pick<ColumnProfile, 'currencies' | 'distinct'>,
  words: readonly string[],
  known: Pick<KnownName, 'kind' | 'unit'> | undefined,
): boolean {
  if (!distinct.some((text) => METRES.test(text)) || LENGTH.test(header) || known?.kind === 'money' || known?.unit)
    return false
  const isMoney = currencies.length > 0 || distinct.some((text) => IN_MONEY.test(text))
  return !isMoney && ![header, ...words].some((text) => MONEY.test(text) || currencyNamed(text) !== null)
}

/** What the bands of a column are measured in: as the question asks for it, else as the header or the cells say. */
export function measureOf(header: string, profile: ColumnProfile, known: KnownName | undefined): Measure | null {
  const isLength = LENGTH.test(header) || unitNamed(known?.unit ?? '') === 'm' || /^m$/i.test(known?.unit ?? '')
  const isMetres = isLength && profile.distinct.some((text) => METRES.test(text))
  const said = isMetres ? ['m'] : (profile.units ?? [])
  const named = unitInHeader(header)
  const asked = (known?.unit ?? '')
    .split(/\s+/)
    .map(unitNamed)
    .find((unit) => unit !== null)
  // A header in tonnes over a question in kilograms, or cells that say it themselves.
  const units = said.length > 0 ? said : named && asked && named !== asked ? [named] : []
  const kept = sharedUnit(units, [asked, named])
  if (kept === null) return null
  // In a column of tonnes and kilograms a bare figure may be either: it is told with its cell.
  const bare = kept === 'years' || said.length === 0 ? kept : said.length === 1 ? (said[0] as string) : ''
  return { bare: named && sharedUnit([kept], [named]) === named ? named : bare, kept }
}

/** Ages are in years and people are counted anyway: only what can be measured in two ways is told in the title. */
const PLAIN = new Set(['years', 'seats', 'persons', 'rooms', 'floors', 'vehicles', 'claims'])

export function measuredTitle(title: string, { kept }: Measure): string {
  if (PLAIN.has(kept)) return title
  const words = title.split(/[\s()[\]]+/)
  if (words.some((word) => unitNamed(word) === kept)) return title
  const bare = unitInHeader(title) ? title.replace(/\s*[([（][^)\]）]*[)\]）]/, '') : title
  return `${bare} (${kept})`
}
