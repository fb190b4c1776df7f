import { createHash, timingSafeEqual } from 'node:crypto'

const hash = (text: string) => createHash('sha256').update(text).digest()

/** Hashed first, so that neither length nor first difference shows in the time it takes. */
export const isSameSecret = (given: string, wanted: string): boolean => timingSafeEqual(hash(given), hash(wanted))
