import { type Band, parseBandText } from '../pricing'

/** A band of numbers or ages as somebody types it, '18-25' or '65+'; null where it is none. */
export function shareBand(text: string): Band | null {
  const band = parseBandText(text)
  if (band === null || band === 'any') return null
  const { from, to } = band
  return from !== null && to !== null && Number(from) > Number(to) ? null : band
}
