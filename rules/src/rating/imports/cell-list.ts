import { readBandText, readDateBand } from './band-cell'
import { readDateText } from './date-text'
import { readNumberText } from './number-text'
import { meansAny, plainText } from './plain-text'

const SEPARATORS = [/\s*[;；]\s*/, /\s*\|\s*/, /\s*、\s*/, /\s*[,，]\s*/, /\s*\/\s*/] as const
const [LONGEST_LIST, LONGEST_PART, MOST_PARTS] = [400, 40, 200]

/** The values of a list in a cell, 'CA, NY, VA' or '1;2;5-9'; null where the cell is one value. */
export function listIn(text: string): readonly string[] | null {
  if (text.length > LONGEST_LIST || !/[;；|、,，/]/.test(text)) return null
  const plain = plainText(text)
  if (isOneValue(plain)) return null
  for (const separator of SEPARATORS) {
    const parts = plain.split(separator).filter((part) => part !== '')
    if (parts.length < 2) continue
    const isList = parts.length <= MOST_PARTS && parts.every((part) => part.length <= LONGEST_PART)
    return isList ? parts : null
  }
  return null
}

const isOneValue = (text: string) =>
  meansAny(text) ||
  readNumberText(text, 'point') !== null ||
  readDateText(text, 'dmy') !== null ||
  readDateBand(text, 'dmy') !== null ||
  readBandText(text, 'point') !== null

/** Short signs without a space, or figures: nobody writes names or sentences so. */
export const areCodes = (parts: readonly string[]): boolean =>
  parts.every((part) => /^[\p{L}\p{N}]{1,4}$/u.test(part) || isFigure(part))

const isFigure = (part: string) => readNumberText(part, 'point') !== null || readBandText(part, 'point') !== null

/** 'A-C' in a list of letters is A, B and C. */
export function lettersIn(part: string): readonly string[] {
  const [, from, to] = /^([A-Za-z])\s*[-–]\s*([A-Za-z])$/.exec(part) ?? []
  if (!from || !to || from >= to) return [part]
  const first = from.charCodeAt(0)
  return Array.from({ length: to.charCodeAt(0) - first + 1 }, (_, place) => String.fromCharCode(first + place))
}
