import type { Sheet } from './sheet'
import { type Pause, slicer } from './slices'

/** The most decimals that stand in each column of some rows: all figures of it are shown with as many. */
export function columnPlaces(sheet: Sheet, rows = sheet.rowCount): number[] {
  const places = sheet.columns.map(() => 0)
  const shown = figuresOf(sheet)
  for (let place = 0; place < Math.min(rows, sheet.rowCount); place++) addRow(sheet, place, shown, places)
  return places
}

/** The same of all rows, in slices: a hundred thousand would hold up the frame that shows them. Null where nobody wants it any more. */
export async function allColumnPlaces(
  sheet: Sheet,
  isWanted: () => boolean,
  pause: Pause = slicer(),
): Promise<number[] | null> {
  const places = sheet.columns.map(() => 0)
  const shown = figuresOf(sheet)
  for (let place = 0; place < sheet.rowCount; place++) {
    addRow(sheet, place, shown, places)
    const wait = pause()
    if (!wait) continue
    await wait
    if (!isWanted()) return null
  }
  return places
}

const figuresOf = ({ columns }: Sheet): number[] =>
  columns.flatMap(({ role }, at) => (role === 'factor' || role === 'amount' ? [at] : []))

function addRow(sheet: Sheet, place: number, shown: readonly number[], places: number[]) {
  const cells = sheet.rowAtPlace(place)?.cells
  if (!cells) return
  for (const at of shown) {
    const cell = cells[at]
    if (typeof cell !== 'string') continue
    const point = cell.indexOf('.')
    if (point >= 0 && cell.length - point - 1 > (places[at] as number)) places[at] = cell.length - point - 1
  }
}

/** '1.4' with three places is '1.400'; never fewer than it has. */
export function withPlaces(figure: string, places: number): string {
  if (places === 0 || !/^[-+]?\d+(?:\.\d+)?$/.test(figure)) return figure
  const point = figure.indexOf('.')
  const has = point < 0 ? 0 : figure.length - point - 1
  return has >= places ? figure : `${figure}${point < 0 ? '.' : ''}${'0'.repeat(places - has)}`
}
