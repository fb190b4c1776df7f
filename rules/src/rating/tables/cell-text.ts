import { parseDay } from '../../kernel'
import { type DecimalMark, Exact } from '../../money'
import {
  NO_PRICE,
  type noPriceWords,
  parseBandText,
  printBand,
  type Band,
  type Cell,
  type TableColumn,
} from '../pricing'
import { workOut } from './cell-arithmetic'
import { cellRefusal, isDecimal, type CellCode } from './cell-refusal'

export type { DecimalMark }
export type ReadCell = { readonly ok: true; readonly cell: Cell } | { readonly ok: false; readonly code: CellCode }

/** Whether the cells of a column are single numbers. */
export const holdsNumbers = (column: TableColumn): boolean =>
  column.role === 'factor' || column.role === 'amount' || (column.role === 'exact' && column.of === 'number')

/** A cell as a person reads and types it; what is printed is read back as the same cell. */
export function printCell(column: TableColumn, cell: Cell | undefined, mark: DecimalMark = '.'): string {
  if (cell === null || cell === undefined) return ''
  if (typeof cell === 'boolean') return cell ? 'yes' : 'no'
  if (typeof cell === 'string') return mark === ',' && holdsNumbers(column) ? cell.replace('.', ',') : cell
  return column.role === 'band' && column.of === 'date' ? printDateBand(cell) : printNumberBand(cell)
}

export function readCell(column: TableColumn, text: string, mark: DecimalMark = '.'): ReadCell {
  const plain = text.replace(/[\u00a0\u200b\ufeff]/g, ' ').trim()
  if (plain === '') return { ok: true, cell: null }
  if (plain.startsWith('=') && holdsNumbers(column))
    return checked(column, workOut(plain.slice(1), mark)?.toString() ?? plain)
  switch (column.role) {
    case 'exact':
      return checked(column, readExact(column.of, plain, mark))
    case 'band':
      return readBand(column, plain)
    case 'factor':
    case 'amount':
      return checked(column, noPriceIn(plain) ?? plainDecimal(plain, mark))
    case 'any':
    case 'text':
      return checked(column, plain)
  }
}

function checked(column: TableColumn, cell: Cell): ReadCell {
  const code = cellRefusal(column, cell)
  return code ? { ok: false, code } : { ok: true, cell }
}

const ANY = /^(?:any|all|\*|不限|全部)$/i
/** As it is kept, and as the console shows it. */
const NO_PRICES: readonly (readonly [(typeof noPriceWords)[number], RegExp])[] = [
  [NO_PRICE, /^(?:none|no price|無價格|无价格)$/i],
  ['refer', /^(?:refer|轉介|转介)$/i],
  ['decline', /^(?:decline|拒保)$/i],
]
const noPriceIn = (text: string) => NO_PRICES.find(([, words]) => words.test(text))?.[0] ?? null
const YES = /^(?:yes|y|true|1|是|有)$/i
const NO = /^(?:no|n|false|0|否|無|无)$/i

function readExact(of: 'text' | 'number' | 'date' | 'yesNo', text: string, mark: DecimalMark): Cell {
  if (ANY.test(text)) return null
  if (of === 'yesNo') return YES.test(text) ? true : NO.test(text) ? false : text
  if (of === 'number') return plainDecimal(text, mark)
  return of === 'date' ? plainDay(text) : text
}

const CURRENCY = '(?:[A-Z]{0,3}[$€£¥]|[A-Z]{3}|RM|Rp)'
const MARKED = new RegExp(`^${CURRENCY}?\\s*(.*?)\\s*${CURRENCY}?$`)

/**
 * '1,250.00', 'HK$1,250', '1 250.00 €', '(1,250)' and '１２' as decimals; a percentage as the number it means; anything
 * else as it stands, to be refused. Where the comma marks decimals, '1.250,00' is the first of these.
 */
function plainDecimal(text: string, mark: DecimalMark): string {
  const signed = text.normalize('NFKC').replace(/[−–]/g, '-')
  const tidy = mark === '.' ? signed : signed.replace(/[.,]/g, (one) => (one === '.' ? ',' : '.'))
  const [, sign = '', outside = ''] = /^([+-]?)\s*(.*)$/.exec(tidy) ?? []
  const debit = sign === '' ? /^\((.+)\)$/.exec(outside) : null
  const [, bare = ''] = MARKED.exec((debit?.[1] ?? outside).trim()) ?? []
  const percent = /^(.+?)\s*%$/.exec(bare)
  const number = `${debit ? '-' : sign}${withoutGroups(plainExponent(percent?.[1] ?? bare))}`
  if (!isDecimal(number)) return tidy
  return percent ? hundredth(number) : number.replace(/^\+/, '')
}

/** Groups of three by commas, by blanks or by apostrophes; a comma alone may be a decimal point elsewhere, and is refused. */
const withoutGroups = (text: string): string =>
  /^[+-]?[1-9]\d{0,2}(?:([, '’])\d{3})(?:\1\d{3})*(?:\.\d+)?$/.test(text)
    ? text.replace(/[, '’]/g, '')
    : text.replace(/^([+-]?)\./, '$10.')

/** '1.05E-05', as spreadsheets show what is very small. */
function plainExponent(text: string): string {
  if (!/^\d(?:\.\d+)?E[+-]\d{1,2}$/i.test(text)) return text
  return Exact.parse(Number(text).toFixed(15))?.trimmed().toString() ?? text
}

/** Moves the point two places, in text: nothing is lost on the way. */
function hundredth(number: string): string {
  const sign = number.startsWith('-') ? '-' : ''
  const [whole = '0', part = ''] = number.replace(/^[+-]/, '').split('.')
  const digits = `${whole.padStart(3, '0')}${part}`
  const point = whole.padStart(3, '0').length - 2
  const moved = `${digits.slice(0, point)}.${digits.slice(point)}`.replace(/^0+(?=\d)/, '').replace(/\.?0+$/, '')
  return moved === '' ? '0' : `${sign}${moved}`
}

/** '2026/1/5' and '2026.01.05' are the same day as '2026-01-05'. */
function plainDay(text: string): string {
  const match = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(text)
  return match ? `${match[1]}-${match[2]?.padStart(2, '0')}-${match[3]?.padStart(2, '0')}` : text
}

const DATE = '(\\d{4}[-/.]\\d{1,2}[-/.]\\d{1,2})'
const DATE_BAND = new RegExp(`^${DATE}\\s*(?:-|–|to|~|至|\\.\\.)\\s*${DATE}$`, 'i')
const DATE_FROM = new RegExp(`^(?:from\\s+${DATE}|${DATE}\\s*\\+)$`, 'i')
const DATE_TO = new RegExp(`^(?:up\\s*to|until)\\s+${DATE}$`, 'i')

function readBand(column: TableColumn & { role: 'band' }, text: string): ReadCell {
  if (ANY.test(text) || text === '-') return { ok: true, cell: null }
  const band = column.of === 'date' ? dateBand(text) : numberBand(text)
  if (!band) return { ok: false, code: 'tables.cellNotBand' }
  return checked(column, band)
}

function dateBand(text: string): Band | null {
  const both = DATE_BAND.exec(text)
  if (both) return { from: plainDay(both[1] ?? ''), to: plainDay(both[2] ?? '') }
  const from = DATE_FROM.exec(text)
  if (from) return { from: plainDay(from[1] ?? from[2] ?? ''), to: null }
  const to = DATE_TO.exec(text)
  if (to) return { from: null, to: plainDay(to[1] ?? '') }
  const only = plainDay(text)
  return parseDay(only) === null ? null : { from: only, to: only }
}

/** '>18-25': what the general reader of sheets does not take, but what a band that leaves its lower edge out is printed as. */
const OUT_BELOW = /^>\s*([+-]?[\d.,]+)\s*-\s*(<?)\s*([+-]?[\d.,]+)$/

function numberBand(text: string): Band | null {
  const out = OUT_BELOW.exec(text)
  if (out)
    return {
      from: withoutGroups(out[1] ?? ''),
      to: withoutGroups(out[3] ?? ''),
      isFromOut: true,
      ...(out[2] === '<' && { isToOut: true as const }),
    }
  const band = parseBandText(text)
  return band === 'any' ? null : band
}

function printDateBand({ from, to }: Band): string {
  if (from === null) return to === null ? '' : `up to ${to}`
  if (to === null) return `from ${from}`
  return from === to ? from : `${from} to ${to}`
}

const printNumberBand = (band: Band): string => (band.from === null && band.to === null ? '' : printBand(band))
