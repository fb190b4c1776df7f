import { saidIn } from '../pricing'
import type { ColumnProfile } from './column-profile'
import { plainText } from './plain-text'

const DASH = /^[-‐-―−]+$/

export const isDash = (text: string): boolean => DASH.test(plainText(text))

/**
 * '0 claims: -' among '+10%' and '+25%' is most likely nothing to add, and may as well be no price: taken for the one,
 * whoever had no claim could not buy. Words are the nearest first: the heading, then what stands around the table.
 */
export const isDashOpen = (role: string, { distinct, isSigned }: ColumnProfile, words: readonly string[]): boolean =>
  (role === 'factor' || role === 'amount') &&
  distinct.some(isDash) &&
  (isSigned || words.map(saidIn).find((said) => said !== null) !== undefined)
