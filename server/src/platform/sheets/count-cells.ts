import type { RowText } from './xlsx-row'

const [LESS, GREATER, SLASH, C, T, V] = [60, 62, 47, 99, 116, 118]

/**
 * How many cells of a row hold something, by one look at each byte; where that is not plain, fewer. In bytes, since each
 * character of a string that was cut from another costs several times as much.
 */
export function countCells({ text, from, to }: RowText): number {
  if (from >= to) return 0
  const bytes = Buffer.from(text.slice(from, to))
  let count = 0
  let isOpen = false
  for (let at = 0; at < bytes.length; at++) {
    if (bytes[at] !== LESS) continue
    const name = bytes[at + 1]
    if (name === C) isOpen = endsName(bytes[at + 2]) || isOpen
    else if (isOpen && (name === V || name === T) && holdsText(bytes, at + 2)) {
      count++
      isOpen = false
    }
  }
  return count
}

const endsName = (code = 0) => code <= 32 || code === GREATER || code === SLASH

/** `<v>1`, and neither `<v/>` nor `<v></v>`. */
function holdsText(bytes: Buffer, from: number): boolean {
  if (bytes[from] === GREATER) return bytes[from + 1] !== LESS
  if (!endsName(bytes[from])) return false
  const end = bytes.indexOf(GREATER, from)
  return bytes[end - 1] !== SLASH && bytes[end + 1] !== LESS
}
