import { CellSight, type ColumnProfile, profileColumn } from './column-profile'
import type { Grid } from './grid'
import { plainText } from './plain-text'
import type { Cross, Region, RegionColumn, RegionEdges } from './region'
import { cellText, columnName } from './sheet'

/** So many rows tell what a column is like; every row is looked at when it is converted. */
const SAMPLE_ROWS = 1_000

/** Names, kinds and shape of a table whose edges are known, found or moved by hand. */
export function describeRegion(grid: Grid, id: string, edges: RegionEdges, sight = new CellSight()): Region {
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
  const lines = linesOf(grid, edges)
  return { id, title: titleOf(lines), lines, edges, columns, cross: findCross(columns, sight) }
}

function sampleRows(grid: Grid, { body }: RegionEdges): number[] {
  const count = body.to - body.from + 1
  const step = Math.max(1, count / SAMPLE_ROWS)
  const rows: number[] = []
  for (let place = 0; place < count; place += step) {
    const at = body.from + Math.floor(place)
    if (grid.hasRow(at)) rows.push(at)
  }
  return rows
}

function labelsOf(grid: Grid, { header }: RegionEdges, column: number): string[] {
  if (!header) return []
  const labels: string[] = []
  for (let at = header.from; at <= header.to; at++) labels.push(plainText(cellText(grid.shown(at, column))))
  return labels
}

/** Each label once: one merged downwards is there in every row. */
const joined = (labels: readonly string[]) =>
  labels.filter((label, place) => label !== '' && labels.indexOf(label) === place).join(' / ')

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
const titleOf = (lines: readonly string[]) =>
  lines.find((line) => /table|rate|factor|premium|loading|schedule|費率|费率|表/i.test(line)) ?? lines.at(-1) ?? ''

const VALUES = ['number', 'percent', 'money']
const isValue = ({ kind }: ColumnProfile) => VALUES.includes(kind)

/** The first run of neighbouring value columns whose lowest labels are bands or numbers; else one of words, under one heading or none. */
function findCross(columns: readonly RegionColumn[], sight: CellSight): Cross | null {
  const runs: Cross[] = []
  for (let start = 1; start < columns.length - 1; start++) {
    const run = runFrom(columns, start, sight)
    if (run?.isSure) return run
    if (run) runs.push(run)
  }
  return runs.find(({ name }) => name !== '') ?? runs[0] ?? null
}

function runFrom(columns: readonly RegionColumn[], start: number, sight: CellSight): Cross | null {
  const first = columns[start] as RegionColumn
  const of = labelKind(first, sight)
  const heading = headingOf(first)
  if (!of || !isValue(first.profile)) return null
  let end = start
  while (end + 1 < columns.length && isLike(columns[end + 1] as RegionColumn, first, of, sight)) end++
  if (end === start) return null
  const across = columns.slice(start, end + 1)
  const labels = across.map(({ labels }) => labels.at(-1))
  if (new Set(labels).size !== labels.length) return null
  const bands = across.some((column) => labelKind(column, sight) === 'band')
  const name = heading || cornerName(columns[start - 1]?.name ?? '')
  return { columns: across.map(({ at }) => at), name, of: bands ? 'band' : of, isSure: of !== 'text' }
}

function isLike(column: RegionColumn, first: RegionColumn, of: Cross['of'], sight: CellSight): boolean {
  const kind = labelKind(column, sight)
  const fits = kind === of || (of !== 'text' && (kind === 'band' || kind === 'number'))
  return fits && isValue(column.profile) && headingOf(column) === headingOf(first)
}

function labelKind({ labels }: RegionColumn, sight: CellSight): Cross['of'] | null {
  const last = labels.at(-1) ?? ''
  const { kind } = sight.of(last)
  if (kind === 'band') return 'band'
  if (kind === 'number' || kind === 'percent' || kind === 'money') return 'number'
  return kind === 'text' ? 'text' : null
}

/** What stands over the lowest label. */
const headingOf = ({ labels }: RegionColumn) => joined(labels.slice(0, -1).filter((label) => label !== labels.at(-1)))

/** The corner of a cross table names both ways: 'Age \ Engine size'. */
const cornerName = (corner: string) => /[\\|]\s*(.+)$/.exec(corner)?.[1]?.trim() ?? ''
