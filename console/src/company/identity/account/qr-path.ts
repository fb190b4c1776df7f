type Modules = { size: number; get: (row: number, column: number) => number | boolean }

/** The dark squares of a QR code as one path of an SVG, a square being one unit. */
export function qrPath({ size, get }: Modules): string {
  const places = Array.from({ length: size }, (_, place) => place)
  return places
    .flatMap((row) => places.filter((column) => get(row, column)).map((column) => `M${column} ${row}h1v1h-1z`))
    .join('')
}
