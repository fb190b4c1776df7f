import { printDay } from '@coverwright/rules/kernel'

/** 1970-01-01 in Excel's count from 1900 (which has a 29 February that never was) and in its count from 1904. */
const EPOCH_1900 = 25_569
const EPOCH_1904 = 24_107
const LAST_SERIAL = 2_958_465
/** 29 February 1900, which Excel shows and no calendar has. */
const NEVER = 60

/** The day of a serial number; null for what is no day (times alone, numbers out of range, the day that never was). */
export function daySerial(number: string, is1904: boolean): string | null {
  const serial = Math.floor(Number(number))
  if (is1904) {
    const day = serial - EPOCH_1904
    return serial >= 0 && day <= LAST_SERIAL - EPOCH_1900 ? printDay(day) : null
  }
  if (!(serial >= 1) || serial > LAST_SERIAL || serial === NEVER) return null
  return printDay(serial < NEVER ? serial - EPOCH_1900 + 1 : serial - EPOCH_1900)
}
