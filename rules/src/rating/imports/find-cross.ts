import type { CellSight, ColumnProfile } from './column-profile'
import { isMonth, joined, labelIn } from './header-labels'
import type { Cross, RegionColumn } from './region'

const VALUES = ['number', 'percent', 'money']
const isValue = ({ kind }: ColumnProfile) => VALUES.includes(kind)

/**
 * The first run of neighbouring value columns whose lowest labels are bands, numbers, months or days; else one whose
 * header has two rows that are asked; else one of words, under one heading or none.
 */
export function findCross(columns: readonly RegionColumn[], sight: CellSight): Cross | null {
  const runs: Cross[] = []
  for (let start = 1; start < columns.length - 1; start++) {
    const run = runFrom(columns, start, sight)
    if (run?.isSure && !standsTwice(columns, run)) return run
    if (run) runs.push(run)
  }
  return findTwoRows(columns) ?? runs.find(({ name }) => name !== '') ?? runs[0] ?? null
}

/** The same labels come again under another heading: a run of its own would miss the others. */
const standsTwice = (columns: readonly RegionColumn[], run: Cross) => {
  const labels = columns.filter(({ at }) => run.columns.includes(at)).map((column) => labelIn(column))
  return columns.some(
    (column) => !run.columns.includes(column.at) && isValue(column.profile) && labels.includes(labelIn(column)),
  )
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
  const labels = across.map((column) => labelIn(column))
  if (new Set(labels).size !== labels.length) return null
  const bands = across.some((column) => labelKind(column, sight) === 'band')
  const areMonths = labels.length >= 3 && labels.every(isMonth)
  const usual = areMonths ? 'Month' : of === 'date' ? 'Date' : ''
  const name = heading || cornerName(columns[start - 1]?.name ?? '') || usual
  return { columns: across.map(({ at }) => at), name, of: bands ? 'band' : of, isSure: of !== 'text' || areMonths }
}

function isLike(column: RegionColumn, first: RegionColumn, of: Cross['of'], sight: CellSight): boolean {
  const kind = labelKind(column, sight)
  const isFigure = of === 'band' || of === 'number'
  const fits = kind === of || (isFigure && (kind === 'band' || kind === 'number'))
  return fits && isValue(column.profile) && headingOf(column) === headingOf(first)
}

function labelKind(column: RegionColumn, sight: CellSight): Cross['of'] | null {
  const { kind } = sight.of(labelIn(column))
  if (kind === 'band' || kind === 'date') return kind
  if (kind === 'number' || kind === 'percent' || kind === 'money') return 'number'
  return kind === 'text' || kind === 'yesNo' ? 'text' : null
}

/** What stands over the lowest label. */
const headingOf = ({ labels }: RegionColumn) => joined(labels.slice(0, -1).filter((label) => label !== labels.at(-1)))

/** The corner of a cross table names both ways: 'Age \\ Engine size'. */
const cornerName = (corner: string) => /[\\|]\s*(.+)$/.exec(corner)?.[1]?.trim() ?? ''

/**
 * A header of two rows where every label of the upper one has the same labels below it: both are asked, or the lower
 * one names what is given. Which of them it is, a person says.
 */
function findTwoRows(columns: readonly RegionColumn[]): Cross | null {
  const values = columns.slice(1).filter(({ profile }) => isValue(profile))
  const rows = values[0]?.labels.map((_, row) => row).filter((row) => varies(values, row)) ?? []
  const [upper, lower] = rows
  if (upper === undefined || lower === undefined || rows.length !== 2) return null
  const groups = new Map<string, string[]>()
  for (const column of values) {
    const key = labelIn(column, upper)
    groups.set(key, [...(groups.get(key) ?? []), labelIn(column, lower)])
  }
  const [first = [], ...others] = [...groups.values()]
  const isWhole = others.length > 0 && first.length > 1 && new Set(first).size === first.length
  if (!isWhole || groups.has('') || first.includes('')) return null
  if (!others.every((labels) => labels.join('\n') === first.join('\n'))) return null
  return { columns: values.map(({ at }) => at), name: '', of: 'text', isSure: false, row: lower, upper }
}

const varies = (columns: readonly RegionColumn[], row: number) =>
  new Set(columns.map((column) => labelIn(column, row)).filter((label) => label !== '')).size > 1
