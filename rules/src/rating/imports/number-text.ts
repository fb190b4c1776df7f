import { isCurrency } from '../../money'
import { hasFootnote, plainText } from './plain-text'
import { type NumberLook, shiftPoint } from './sheet'

/** Whether a point or a comma parts the whole from the fraction. */
export type NumberStyle = 'point' | 'comma'

/** A number read from text; `isSigned` when it says + or - itself, as loadings and discounts do. */
export type NumberReading = { number: string; look: NumberLook; style: NumberStyle | 'either'; isSigned: boolean }

const SIGNS: readonly (readonly [string, string])[] = [
  ['HK$', 'HKD'],
  ['US$', 'USD'],
  ['NT$', 'TWD'],
  ['S$', 'SGD'],
  ['A$', 'AUD'],
  ['RMB', 'CNY'],
  ['Rp.', 'IDR'],
  ['Rp', 'IDR'],
  ['RM', 'MYR'],
  ['Rs.', 'INR'],
  ['Rs', 'INR'],
  ['₹', 'INR'],
  ['€', 'EUR'],
  ['£', 'GBP'],
  ['¥', 'CNY'],
  ['元', 'CNY'],
  ['$', ''],
]

/** The currency that a header names: 'Base £', 'Premium (EUR)'; null when it names none. */
export function currencyNamed(header: string): string | null {
  const plain = plainText(header)
  const [, code] = /(?:^|\S.*?[\s(/[])([A-Z]{3})[)\]]?$/.exec(plain) ?? []
  if (code && isCurrency(code) && !(code === plain && WORDS_TOO.has(code))) return code
  return SIGNS.find(([sign, currency]) => currency !== '' && isSignIn(plain, sign))?.[1] ?? null
}

/** Codes that are words: alone in a header they name no currency. */
const WORDS_TOO: ReadonlySet<string> = new Set(['ALL', 'TOP', 'TRY'])

/** Letters are a sign only where they stand alone: 'RM' is none in 'Form'. */
const isSignIn = (text: string, sign: string) =>
  /[A-Za-z]/.test(sign) && !sign.endsWith('$') ? text.split(/[\s()[\]/]+/).includes(sign) : text.includes(sign)

type Priced = { rest: string; currency: string | null }

/** Takes a currency off either end: 'HKD 1,200.50', '1.200,50 €', '$5'. A bare dollar is a currency without a name. */
function takeCurrency(text: string): Priced {
  const code = /^([A-Z]{3})\s*(?=[\d(+.-])|(?<=[\d)])\s*([A-Z]{3})$/.exec(text)
  const found = code?.[1] ?? code?.[2]
  if (code && found && isCurrency(found)) return { rest: text.replace(code[0], ''), currency: found }
  const minus = /^[+-]\s*/.exec(text)?.[0] ?? ''
  const bare = text.slice(minus.length)
  for (const [sign, currency] of SIGNS) {
    if (bare.startsWith(sign)) return { rest: minus.trim() + bare.slice(sign.length).trim(), currency }
    if (bare.endsWith(sign)) return { rest: minus.trim() + bare.slice(0, -sign.length).trim(), currency }
  }
  return { rest: text, currency: null }
}

const DIGITS = /\d/
const MAX_NUMBER_TEXT = 48

/** Reads a number as people type it in three parts of the world; null when it is none. */
export function readNumberText(text: string, preferred: NumberStyle): NumberReading | null {
  if (text.length > MAX_NUMBER_TEXT || !DIGITS.test(text.normalize('NFKC')) || hasFootnote(text)) return null
  const { rest, currency } = takeCurrency(plainText(text).replace(/[−‐‑‒–](?=[\d.])/g, '-'))
  const isPercent = /%\)?$/.test(rest)
  const bare = rest
    .replace(/%(\)?)$/, '$1')
    .replace(/^[x×]\s*|\s*[x×]$/i, '')
    .trim()
  const inBrackets = /^\((.+)\)$/.exec(bare)
  const signed = /^([+-]?)\s*(.+)$/.exec(inBrackets?.[1] ?? bare)
  if (!signed) return null
  const unsigned = readUnsigned(signed[2] as string, preferred)
  if (!unsigned) return null
  const isNegative = signed[1] === '-' || inBrackets !== null
  const number = isNegative && /[1-9]/.test(unsigned.number) ? `-${unsigned.number}` : unsigned.number
  const look: NumberLook = isPercent ? 'percent' : currency ? `currency:${currency}` : 'plain'
  return {
    number: isPercent ? shiftPoint(number, -2) : number,
    look,
    style: unsigned.style,
    isSigned: signed[1] !== '' && signed[1] !== undefined,
  }
}

const POINT_GROUPED = /^[1-9]\d{0,2}(?:[, ']\d{3})+(?:\.\d+)?$/
/** '12,34,567' is 1,234,567 in lakhs and crores. */
const LAKH_GROUPED = /^[1-9]\d?(?:,\d{2})+,\d{3}(?:\.\d+)?$/
const COMMA_GROUPED = /^[1-9]\d{0,2}(?:[. ']\d{3})+(?:,\d+)?$/
/** A group of thousands never begins with a nought: '0,985' is less than one in any part of the world. */
const ONE_GROUP = /^[1-9]\d{0,2}[.,]\d{3}$/

function readUnsigned(text: string, preferred: NumberStyle): { number: string; style: NumberStyle | 'either' } | null {
  if (/^\d+$/.test(text)) return { number: trimZeros(text), style: 'either' }
  if (ONE_GROUP.test(text)) return { number: inStyle(text, preferred), style: 'either' }
  if (POINT_GROUPED.test(text) && COMMA_GROUPED.test(text)) return { number: inStyle(text, preferred), style: 'either' }
  if (LAKH_GROUPED.test(text)) return { number: inStyle(text, 'point'), style: 'point' }
  if (POINT_GROUPED.test(text) || /^\d*\.\d+$/.test(text)) return { number: inStyle(text, 'point'), style: 'point' }
  if (COMMA_GROUPED.test(text) || /^\d*,\d+$/.test(text)) return { number: inStyle(text, 'comma'), style: 'comma' }
  return null
}

function inStyle(text: string, style: NumberStyle): string {
  const bare = text.replace(/[ ']/g, '')
  const plain = style === 'point' ? bare.replaceAll(',', '') : bare.replaceAll('.', '').replace(',', '.')
  return trimZeros(plain.startsWith('.') ? `0${plain}` : plain)
}

const trimZeros = (number: string) => number.replace(/^0+(?=\d)/, '')
