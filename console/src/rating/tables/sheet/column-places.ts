import type { Sheet } from './sheet'

/** The most decimals that stand in each column: all figures of it are shown with as many. */
export function columnPlaces(sheet: Sheet): number[] {
  const places = sheet.columns.map(() => 0)
  const shown = sheet.columns.flatMap(({ role }, at) => (role === 'factor' || role === 'amount' ? [at] : []))
  for (let place = 0; place < sheet.rowCount; place++) {
    const cells = sheet.rowAtPlace(place)?.cells
    if (!cells) continue
    for (const at of shown) {
      const cell = cells[at]
      if (typeof cell !== 'string') continue
      const point = cell.indexOf('.')
      if (point >= 0 && cell.length - point - 1 > (places[at] as number)) places[at] = cell.length - point - 1
    }
  }
  return places
}

/** '1.4' with three places is '1.400'; never fewer than it has. */
export function withPlaces(figure: string, places: number): string {
  if (places === 0 || !/^[-+]?\d+(?:\.\d+)?$/.test(figure)) return figure
  const point = figure.indexOf('.')
  const has = point < 0 ? 0 : figure.length - point - 1
  return has >= places ? figure : `${figure}${point < 0 ? '.' : ''}${'0'.repeat(places - has)}`
}
