/** Small enough that a bad line gets one through, large enough that a film is some two hundred. */
export const PIECE_BYTES = 512 * 1024

/** How many bytes each piece of a file has, in their order. */
export function pieceSizes(size: number): number[] {
  const count = Math.ceil(size / PIECE_BYTES)
  return Array.from({ length: count }, (_, at) => Math.min(PIECE_BYTES, size - at * PIECE_BYTES))
}
