import { CellSight, profileColumn } from './column-profile'
import { Grid } from './grid'
import { plainText } from './plain-text'
import { findCross } from './find-cross'
import { joined } from './header-labels'
import type { Region, RegionColumn, RegionEdges } from './region'
import { rowsOf } from './region-rows'
import { spreadHeadings } from './spread-headings'
import { cellText, columnName, type SheetCell } from './sheet'
import { turnedTable } from './turned-table'

/** So many rows tell what a column is like; every row is looked at when it is converted. */
const SAMPLE_ROWS = 1_000

/** Names, kinds and shape of a table whose edges are known, found or moved by hand. */
export function describeRegion(grid: Grid, id: string, edges: RegionEdges, sight = new CellSight()): Region {
  if (!edges.isTurned) return describeUpright(grid, id, edges, sight)
  const turned = turnedTable(grid.sheet, edges)
  return { ...describeUpright(new Grid(turned.sheet), id, turned.edges, sight), edges, ...titled(linesOf(grid, edges)) }
}

function describeUpright(grid: Grid, id: string, edges: RegionEdges, sight: CellSight): Region {
  const rows = sampleRows(grid, edges)
  const columns: RegionColumn[] = []
  for (let at = edges.left; at <= edges.right; at++) {
    const labels = labelsOf(grid, edges, at)
    const profile = profileColumn(
      rows.map((row) => grid.shown(row, at)),
      sight,
    )
    const name = joined(labels)
    if (name === '' && profile.kind === 'empty') continue
    columns.push({ at, name: name || columnName(at), labels, profile })
  }
  const spread = spreadHeadings(columns)
  const titles = titled(linesOf(grid, edges))
  const own =
    (edges.section ?? null) === null
      ? {}
      : { title: plainText(cellText(firstIn(grid, edges.section ?? 0, edges))).slice(0, MAX_LINE) }
  return {
    id,
    ...titles,
    ...own,
    edges,
    columns: spread,
    cross: findCross(spread, sight),
    ...rowsOf(grid, edges, sight),
  }
}

const titled = (lines: readonly string[]) => ({ title: titleOf(lines), lines })

function firstIn(grid: Grid, row: number, { left, right }: RegionEdges): SheetCell {
  for (let at = left; at <= right; at++) if (grid.written(row, at) !== null) return grid.written(row, at)
  return null
}

function sampleRows(grid: Grid, { body }: RegionEdges): number[] {
  const count = body.to - body.from + 1
  const step = Math.max(1, count / SAMPLE_ROWS)
  const rows: number[] = []
  for (let place = 0; place < count; place += step) {
    const at = body.from + Math.floor(place)
    if (grid.row(at)) rows.push(at)
  }
  return rows
}

function labelsOf(grid: Grid, { header }: RegionEdges, column: number): string[] {
  if (!header) return []
  const labels: string[] = []
  for (let at = header.from; at <= header.to; at++) labels.push(plainText(cellText(grid.shown(at, column))))
  return labels
}

function linesOf(grid: Grid, { titles, left, right }: RegionEdges): string[] {
  const lines: string[] = []
  if (!titles) return lines
  for (let at = titles.from; at <= titles.to; at++)
    for (let column = left; column <= right; column++) {
      const text = plainText(cellText(grid.written(at, column)))
      if (text !== '') {
        lines.push(text.slice(0, MAX_LINE))
        break
      }
    }
  return lines.slice(-MAX_LINES)
}

const [MAX_LINES, MAX_LINE] = [10, 200]

/** The nearest line above, else nothing: the sheet's name then serves. */
function titleOf(lines: readonly string[]): string {
  const naming = lines.filter((line) => !SINCE.test(line))
  const told = naming.find((line) => /table|rate|factor|premium|loading|schedule|費率|费率|表/i.test(line))
  return told ?? naming.at(-1) ?? ''
}

/** It says from when on rates hold, and names nothing. */
const SINCE = /^(?:effective|valid|in force|applicable|gültig|berlaku|生效)/i
