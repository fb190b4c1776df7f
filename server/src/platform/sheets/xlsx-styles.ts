import { isCurrency } from '@coverwright/rules/money'
import type { NumberLook } from '@coverwright/rules/rating/imports'
import { attributeOf, tagsOf } from './xml-text'

/** How the cells of a style look; 'date' cells hold serial numbers. */
export type CellLook = NumberLook | 'date'

const SIGNS: Readonly<Record<string, string>> = {
  '€': 'EUR',
  '£': 'GBP',
  '¥': 'CNY',
  HK$: 'HKD',
  US$: 'USD',
  NT$: 'TWD',
  S$: 'SGD',
  Rp: 'IDR',
}
const BUILT_IN_DATES = new Set([14, 15, 16, 17, 22, 27, 28, 29, 30, 31, 34, 35, 36, 50, 51, 52, 53, 54, 57, 58])
const BUILT_IN_PERCENT = new Set([9, 10])

/** The look of each style that cells refer to by number. */
export function readStyles(xml: string): CellLook[] {
  const codes = new Map(
    tagsOf(xml, 'numFmt').map((tag) => [Number(attributeOf(tag, 'numFmtId')), attributeOf(tag, 'formatCode') ?? '']),
  )
  return tagsOf(usedStyles(xml), 'xf').map((tag) => {
    const id = Number(attributeOf(tag, 'numFmtId') ?? 0)
    const code = codes.get(id)
    return code === undefined ? builtIn(id) : lookOf(code)
  })
}

function usedStyles(xml: string): string {
  const start = xml.indexOf('<cellXfs')
  const end = xml.indexOf('</cellXfs>', start)
  return start < 0 || end < 0 ? '' : xml.slice(start, end)
}

const builtIn = (id: number): CellLook =>
  BUILT_IN_DATES.has(id) ? 'date' : BUILT_IN_PERCENT.has(id) ? 'percent' : 'plain'

/** As in Excel itself. */
const LONGEST_CODE = 255

/** What a format code shows: the first of its parts decides. */
export function lookOf(code: string): CellLook {
  const [first = ''] = code.slice(0, LONGEST_CODE).split(';')
  const currency = currencyIn(first)
  if (currency) return `currency:${currency}`
  const bare = first.replace(/"[^"]*"|\\.|\[[^\]]*\]|_./g, '')
  if (bare.includes('%')) return 'percent'
  return /[yd]|m(?!.*[h:s])/i.test(bare) && !/^general$/i.test(bare.trim()) ? 'date' : 'plain'
}

function currencyIn(format: string): string | null {
  const inBrackets = /\[\$([^\]-]*)(?:-[^\]]*)?\]/.exec(format)?.[1]?.trim()
  const quoted = /"([^"]+)"/.exec(format)?.[1]?.trim()
  const signed = /[€£¥]/.exec(format)?.[0]
  for (const found of [inBrackets, quoted, signed]) {
    if (!found) continue
    if (SIGNS[found]) return SIGNS[found]
    if (isCurrency(found)) return found
  }
  return null
}
