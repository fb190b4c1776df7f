import type { Grid } from './grid'
import { plainText } from './plain-text'
import type { Region, SheetText } from './region'
import { cellText } from './sheet'

const MOST_TEXTS = 40
const LONGEST = 300

/** Lines of a sheet that no table holds, above it, in it or below it: 'Policy fee HKD 150' in a sheet of notes is read by nobody else. */
export function looseTexts(grid: Grid, tables: readonly Region[], taken: readonly number[]): SheetText[] {
  const texts: SheetText[] = []
  const spans = tables.map(({ edges: { titles, header, body, notes, section } }) => ({
    from: Math.min(titles?.from ?? Infinity, header?.from ?? Infinity, section ?? Infinity, body.from),
    to: Math.max(body.to, notes?.to ?? 0),
  }))
  for (let at = 0; at < grid.rowCount && texts.length < MOST_TEXTS; at++) {
    const span = spans.find(({ from, to }) => at >= from && at <= to)
    if (span) at = span.to
    if (span || taken.includes(at)) continue
    const cells = (grid.row(at)?.cells ?? []).map((cell) => plainText(cellText(cell))).filter((text) => text !== '')
    if (cells.length > 0) texts.push({ row: at, text: cells.join(' · ').slice(0, LONGEST) })
  }
  return texts
}
