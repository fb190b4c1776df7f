import { type DayLimit, sayLimit } from '../../design/forms'
import { isTexts } from '../../languages'
import type { Told } from './difference'

/** A longer text is shown by its beginning: a sentence says what changed, it does not repeat a page. */
export const MAX_TOLD = 300

/** A value in one line, or undefined where that would say nothing to anybody. */
export function toldValue(value: unknown): Told | undefined {
  if (value === undefined || value === null) return null
  if (typeof value === 'number' || typeof value === 'boolean') return value
  if (typeof value === 'string') return cut(value)
  if (isDayLimit(value)) return toldLimit(value)
  if (isMoney(value)) return { minor: value.minor, currency: value.currency }
  const line = lineOf(value)
  return line === null ? undefined : cut(line)
}

type MoneyLike = { minor: number; currency: string }

export function isMoney(value: unknown): value is MoneyLike {
  if (typeof value !== 'object' || value === null || Object.keys(value).length !== 2) return false
  const { minor, currency } = value as Partial<MoneyLike>
  return typeof minor === 'number' && typeof currency === 'string'
}

const LIMITS = ['on', 'daysFromToday', 'monthsFromToday', 'yearsFromToday']

/** A limit of a date is one thing, whichever way it is counted. */
export function isDayLimit(value: unknown): value is DayLimit {
  if (typeof value !== 'object' || value === null) return false
  const [name = '', ...others] = Object.keys(value)
  return others.length === 0 && LIMITS.includes(name)
}

const toldLimit = (limit: DayLimit): Told => {
  if ('on' in limit) return limit.on
  const said = sayLimit(limit)
  return said === 'today' ? { side: 'after', count: 0, unit: 'days' } : said
}

const cut = (text: string) => (text.length > MAX_TOLD ? `${text.slice(0, MAX_TOLD - 1)}…` : text)

/** 'when age > 70, toPage health': lists and small objects as they are written down. */
function lineOf(value: unknown): string | null {
  if (Array.isArray(value)) {
    const lines = value.map(lineOf)
    return lines.includes(null) ? null : lines.join(' · ')
  }
  if (isTexts(value)) return Object.values(value).join(' / ')
  if (typeof value !== 'object' || value === null) return String(value)
  const parts = Object.entries(value).map(([name, part]) => {
    const isPlain = typeof part !== 'object' || part === null
    return isPlain ? `${name} ${String(part)}` : null
  })
  return parts.includes(null) ? null : parts.join(', ')
}
