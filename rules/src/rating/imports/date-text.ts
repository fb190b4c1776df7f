import { dayOf, printDay } from '../../kernel'
import { plainText } from './plain-text'

/** Whether 03/04 is the third of April or the fourth of March. */
export type DateStyle = 'dmy' | 'mdy'
export type DateReading = { date: string; style: DateStyle | 'either' }

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const YEAR_FIRST = /^(\d{4})(?:[-/.]|年)(\d{1,2})(?:[-/.]|月)(\d{1,2})日?(?:[T ]00:00(?::00(?:\.0+)?)?Z?)?$/
const NUMBERS = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})$/
const DAY_NAMED = /^(\d{1,2})(?:st|nd|rd|th)?[-\s]+([a-z]{3,9})\.?,?[-\s]+(\d{4}|\d{2})$/i
const NAMED_DAY = /^([a-z]{3,9})\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})$/i

/** Reads a day as people write it; null when it is none. */
export function readDateText(text: string, preferred: DateStyle): DateReading | null {
  const plain = plainText(text)
  if (plain.length > 24 || !/\d/.test(plain)) return null
  const first = YEAR_FIRST.exec(plain)
  if (first) return reading(Number(first[1]), Number(first[2]), Number(first[3]), 'either')
  const named = DAY_NAMED.exec(plain)
  if (named) return reading(yearOf(named[3] as string), monthOf(named[2] as string), Number(named[1]), 'either')
  const american = NAMED_DAY.exec(plain)
  if (american) return reading(Number(american[3]), monthOf(american[1] as string), Number(american[2]), 'either')
  const numbers = NUMBERS.exec(plain)
  if (!numbers) return null
  const [one, two, year] = [Number(numbers[1]), Number(numbers[2]), yearOf(numbers[3] as string)]
  if (one > 12) return reading(year, two, one, 'dmy')
  if (two > 12) return reading(year, one, two, 'mdy')
  return preferred === 'dmy' ? reading(year, two, one, 'either') : reading(year, one, two, 'either')
}

function reading(year: number, month: number, day: number, style: DateReading['style']): DateReading | null {
  const found = dayOf(year, month, day)
  return found === null ? null : { date: printDay(found), style }
}

const monthOf = (name: string) => MONTHS.indexOf(name.slice(0, 3).toLowerCase()) + 1

/** Two digits: 1950 to 2049, as spreadsheet programs have it nearly. */
const yearOf = (text: string) => (text.length === 4 ? Number(text) : Number(text) + (Number(text) < 50 ? 2000 : 1900))
