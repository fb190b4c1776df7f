import type { ColumnProfile } from './column-profile'
import type { ColumnRole } from './mapping'
import { currencyNamed } from './number-text'
import type { RegionColumn } from './region'
import { scales, zerosSaid } from './said-scale'

export type Unit = { readonly role: 'factor' | 'amount'; readonly isPlain: boolean }

const SCORE =
  /\b(?:score|scores|points?|pts|rating|grade|rank(?:ing)?|index)\b|評分|评分|分數|分数|積分|积分|skor|nilai risiko/i
const MULTIPLIER = /factor|multipl|relativit|coefficient|系數|系数|因子|faktor/i
const EITHER =
  /loading|load\b|discount|rate\b|rates\b|adjust|surcharge|rebate|bonus|費率|费率|折扣|附加|tarif|diskon|nachlass|rabatt|zuschlag/i
const MONEY =
  /premium|price|amount|fee|levy|stamp|cost|charge|excess|deductible|limit|sum insured|sum assured|benefit|保費|保费|金額|金额|費用|费用|保額|保额|premi|beitrag|prämie|praemie|gebühr|biaya|harga/i

/** From here on a number is hardly multiplied with. */
const LARGE_FACTOR = 20
/** Below this it is hardly a sum of money. */
const SMALL_AMOUNT = 5

/**
 * What the figures of a column are, from their size and from the words around them, the nearest first; not plain where
 * those do not agree or say nothing.
 */
export function unitOf(profile: ColumnProfile, words: readonly string[]): Unit {
  const [header = '', ...around] = words
  if (profile.kind === 'money') return { role: 'amount', isPlain: true }
  if (profile.kind === 'percent') return { role: 'factor', isPlain: true }
  const { least, most } = sizeOf(profile)
  const bySize = most >= LARGE_FACTOR ? 'amount' : 'factor'
  if (zerosSaid(header) < 0) return { role: 'factor', isPlain: true }
  if (SCORE.test(header)) return { role: 'factor', isPlain: true }
  if (currencyNamed(header)) return { role: 'amount', isPlain: true }
  const own = byWords(header, least, most)
  if (own) return own
  for (const text of around) {
    if (SCORE.test(text) || (zerosSaid(text) < 0 && !isMoney(header))) return { role: 'factor', isPlain: true }
    const found = byWords(text, least, most)
    if (found?.isPlain) return found
    if (currencyNamed(text) && most >= SMALL_AMOUNT) return { role: 'amount', isPlain: true }
  }
  return { role: bySize, isPlain: bySize === 'factor' && !profile.isWhole && most < SMALL_AMOUNT }
}

/**
 * What the header says that figures are written in, or else the words around the table. A customer is not asked for
 * thousandths, so what is matched has zeros to add at most; a cell that says % itself is read so anyway.
 */
export function proposedZeros(
  role: ColumnRole,
  { name, profile }: { readonly name: string; readonly profile: Pick<ColumnProfile, 'kind'> },
  around: readonly string[],
): number {
  if (role === 'any' || role === 'text' || role === 'skip' || profile.kind === 'percent') return 0
  const own = zerosSaid(name)
  if (role === 'exact' || role === 'band') return Math.max(0, own)
  if (own || profile.kind === 'money' || isMoney(name)) return own
  return around.map(zerosSaid).find((zeros) => zeros !== 0) ?? 0
}

/** A bare figure of this size is no factor: nobody pays five times as much. */
const LEAST_PERCENT = 5
const MOST_PERCENT = 400

/** The same where a person says what a column gives: whole figures such as 25 and 50 may be percentages as well, unless they are scores. */
export function zerosToAsk(role: ColumnRole, found: Pick<RegionColumn, 'name' | 'profile'>, around: readonly string[]) {
  const said = proposedZeros(role, found, around)
  if (said !== 0 || role !== 'factor') return said
  const { name, profile } = found
  if (profile.kind !== 'number' || !profile.isWhole || SCORE.test(name)) return 0
  const { most } = sizeOf(profile)
  return most >= LEAST_PERCENT && most <= MOST_PERCENT ? scales.percent : 0
}

/** Its header says that it is money, whatever the words around it are about. */
export const isMoney = (header: string): boolean =>
  currencyNamed(header) !== null || (MONEY.test(header) && !EITHER.test(header))

function byWords(words: string, least: number, most: number): Unit | null {
  const size = Math.max(Math.abs(least), Math.abs(most))
  if (MULTIPLIER.test(words))
    return size < LARGE_FACTOR ? { role: 'factor', isPlain: true } : { role: 'factor', isPlain: false }
  if (EITHER.test(words) && !MONEY.test(words))
    return size < SMALL_AMOUNT
      ? { role: 'factor', isPlain: true }
      : { role: size >= LARGE_FACTOR ? 'amount' : 'factor', isPlain: false }
  if (!MONEY.test(words)) return null
  return { role: 'amount', isPlain: size >= SMALL_AMOUNT }
}

function sizeOf({ distinct, numberStyle }: ColumnProfile): { least: number; most: number } {
  const numbers = distinct.flatMap((text) => {
    const plain = numberStyle === 'comma' ? text.replace(/[. ']/g, '').replace(',', '.') : text.replace(/[, ']/g, '')
    const found = /-?\d+(?:\.\d+)?/.exec(plain)
    return found ? [Number(found[0])] : []
  })
  return { least: Math.min(0, ...numbers), most: Math.max(0, ...numbers) }
}
