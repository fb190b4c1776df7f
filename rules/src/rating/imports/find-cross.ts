import type { CellSight, ColumnProfile } from './column-profile'
import { isMonth, joined, labelIn } from './header-labels'
import type { Cross, RegionColumn } from './region'
import { headerSense, synonymGroup, withoutUnit } from './synonyms'

const VALUES = ['number', 'percent', 'money']
const isValue = ({ kind }: ColumnProfile) => VALUES.includes(kind)
/** A column that says 'Decline' all the way down is none the less one of those it stands among. */
const isGiving = (profile: ColumnProfile) => isValue(profile) || profile.isNoFigure === true

/**
 * The first run of neighbouring value columns whose lowest labels are bands, numbers, months or days; else one whose
 * header has two rows that are asked; else one of words, under one heading or none.
 */
export function findCross(columns: readonly RegionColumn[], sight: CellSight): Cross | null {
  const runs: Cross[] = []
  for (let start = 1; start < columns.length - 1; start++) {
    const run = runFrom(columns, start, sight)
    if (run?.isSure && !standsTwice(columns, run)) return withOddHeadings(columns, run, sight)
    if (run) runs.push(run)
  }
  const found = findNumerals(columns) ?? findStemmed(columns, sight) ?? findRows(columns)
  return found ?? runs.find(({ name }) => name !== '') ?? runs[0] ?? null
}

/** '8 weeks - 1 year' beside '1 - 5 yrs': it begins like a band, and cannot be told in what the others are. */
const LIKE_BAND =
  /^(?:[<>≤≥]=?|(?:up to|under|over|from|below|above|less than|more than|at least|ab|bis|unter|über|未滿|未满|超過|超过)\s*)?\d/i

/** A heading that cannot be read with its neighbours is none the less one of them: all are words then, and asked about. */
function withOddHeadings(columns: readonly RegionColumn[], run: Cross, sight: CellSight): Cross {
  if (run.of !== 'band' && run.of !== 'number') return run
  const places = columns.map(({ at }) => at)
  const first = columns[places.indexOf(run.columns[0]!)] as RegionColumn
  const belongs = (column: RegionColumn | undefined) =>
    column !== undefined &&
    isGiving(column.profile) &&
    headingOf(column) === headingOf(first) &&
    headerSense(labelIn(column)) === null &&
    (LIKE_BAND.test(labelIn(column)) || isLike(column, first, run.of, sight))
  let [left, right] = [places.indexOf(run.columns[0]!), places.indexOf(run.columns.at(-1)!)]
  while (left > 1 && belongs(columns[left - 1])) left--
  while (belongs(columns[right + 1])) right++
  const all = columns.slice(left, right + 1)
  return all.length === run.columns.length
    ? run
    : { ...run, columns: all.map(({ at }) => at), of: 'text', isSure: false }
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
  if (!of || !(of === 'text' ? isValue : isGiving)(first.profile)) return null
  let end = start
  while (end + 1 < columns.length && isLike(columns[end + 1] as RegionColumn, first, of, sight)) end++
  if (end === start) return null
  const across = columns.slice(start, end + 1)
  if (!across.some(({ profile }) => isValue(profile))) return null
  const labels = across.map((column) => labelIn(column))
  if (new Set(labels).size !== labels.length) return null
  const bands = across.some((column) => labelKind(column, sight) === 'band')
  const areMonths = labels.length >= 3 && labels.every(isMonth)
  const areSexes = labels.every((label) => SEX.test(withoutUnit(label)))
  const usual = areMonths ? 'Month' : areSexes ? 'Gender' : of === 'date' ? 'Date' : ''
  const name = heading || cornerName(columns[start - 1]?.name ?? '') || usual
  return {
    columns: across.map(({ at }) => at),
    name,
    of: bands ? 'band' : of,
    isSure: of !== 'text' || areMonths || areSexes || synonymGroup(heading) !== null,
  }
}

const SEX =
  /^(?:males?|females?|m|f|men|women|boys?|girls?|männlich|weiblich|pria|wanita|laki-laki|perempuan|男性?|女性?)$/i

function isLike(column: RegionColumn, first: RegionColumn, of: Cross['of'], sight: CellSight): boolean {
  const kind = labelKind(column, sight)
  const isFigure = of === 'band' || of === 'number'
  const fits = kind === of || (isFigure && (kind === 'band' || kind === 'number'))
  // Beside words without a heading over them, a column of words may say something of its row.
  const isOne = of === 'text' && headingOf(first) === '' ? isValue : isGiving
  return fits && isOne(column.profile) && headingOf(column) === headingOf(first)
}

function labelKind(column: RegionColumn, sight: CellSight): Cross['of'] | null {
  const { kind } = sight.of(labelIn(column))
  if (kind === 'band' || kind === 'date') return kind
  if (kind === 'dateBand') return 'date'
  if (kind === 'number' || kind === 'percent' || kind === 'money') return 'number'
  return kind === 'text' || kind === 'yesNo' ? 'text' : null
}

/** What stands over the lowest label. */
const headingOf = ({ labels }: RegionColumn) => joined(labels.slice(0, -1).filter((label) => label !== labels.at(-1)))

/** A heading that nobody merged stands over the first column alone. */
const isUnder = (column: RegionColumn, first: RegionColumn) => ['', headingOf(first)].includes(headingOf(column))

/** The corner of a cross table names both ways: 'Age \\ Engine size'. */
export const cornerName = (corner: string) => /[\\|]\s*(.+)$/.exec(corner)?.[1]?.trim() ?? ''

const NUMERAL = /^(?:x{0,3})(?:ix|iv|v?i{0,3})$/i
const WORTH: Readonly<Record<string, number>> = { i: 1, v: 5, x: 10 }

/** What a Roman numeral up to 39 is worth; null for anything else. */
function worthOf(label: string): number | null {
  const signs = withoutUnit(label).toLowerCase()
  if (signs === '' || !NUMERAL.test(signs)) return null
  const worths = [...signs].map((sign) => WORTH[sign] ?? 0)
  return worths.reduce((sum, worth, at) => sum + (worth < (worths[at + 1] ?? 0) ? -worth : worth), 0)
}

/** 'I', 'II', 'III', 'IV': neighbours that count on from each other are classes, whatever single letters may be. */
function findNumerals(columns: readonly RegionColumn[]): Cross | null {
  let [best, run]: [RegionColumn[], RegionColumn[]] = [[], []]
  for (const column of columns.slice(1)) {
    const [last, worth] = [run.at(-1), worthOf(labelIn(column))]
    const isNext = last && worth === worthOf(labelIn(last))! + 1 && isUnder(column, run[0]!)
    run = !isGiving(column.profile) || worth === null ? [] : isNext ? [...run, column] : [column]
    if (run.length > best.length) best = run
  }
  if (best.length < 2 || !best.some(({ profile }) => isValue(profile))) return null
  return {
    columns: best.map(({ at }) => at),
    name: headingOf(best[0]!) || cornerName(columns[columns.indexOf(best[0]!) - 1]?.name ?? ''),
    of: 'text',
    isSure: true,
  }
}

/** Words that number what they name: 'Zone 1' is an answer as it stands, 'Limit 5m' is five millions. */
const CODED =
  /^(?:zone|class|group|plan|tier|region|area|category|cat|band|level|option|territory|grade|type|section|table|scheme|package|program(?:me)?)s?$/i
const NUMBERED = /^(.*?\p{L}[\p{L}.\s]*?)[\s:#.-]*(\d.*|[A-Z]|[IVX]+)$/u

/** Neighbours whose labels are one word and a number or a letter each: 'Limit 5m', 'SI 5,00,000', 'Plan A (HKD)'. */
function findStemmed(columns: readonly RegionColumn[], sight: CellSight): Cross | null {
  let best: { stem: string; columns: RegionColumn[] } | null = null
  let run: RegionColumn[] = []
  let last = ''
  for (const column of columns.slice(1)) {
    const stem = isGiving(column.profile) ? (stemIn(labelIn(column))?.stem ?? '') : ''
    run = stem !== '' && stem === last && isUnder(column, run[0]!) ? [...run, column] : [column]
    last = stem
    if (stem !== '' && run.length > Math.max(1, best?.columns.length ?? 0)) best = { stem, columns: run }
  }
  if (!best?.columns.some(({ profile }) => isValue(profile))) return null
  const rests = best.columns.map((column) => stemIn(labelIn(column))!.rest)
  if (new Set(rests).size !== rests.length) return null
  const kinds = rests.map((rest) => sight.of(rest).kind)
  const isFigures =
    !CODED.test(best.stem) && kinds.every((kind) => ['number', 'money', 'percent', 'band'].includes(kind))
  const of = !isFigures ? 'text' : kinds.includes('band') ? 'band' : 'number'
  return {
    columns: best.columns.map(({ at }) => at),
    name: headingOf(best.columns[0]!) || best.stem,
    of,
    isSure: true,
    stem: best.stem,
  }
}

/** What a label begins with and what follows; null where it names what is given, or nothing is numbered. */
function stemIn(label: string): { stem: string; rest: string } | null {
  const [, stem = '', rest = ''] = NUMBERED.exec(withoutUnit(label)) ?? []
  return stem.trim() === '' || rest === '' || headerSense(stem) !== null || isMonth(withoutUnit(label))
    ? null
    : { stem: stem.trim(), rest }
}

/**
 * A header of two or three rows where every label of an upper one has the same labels below it: all are asked, or the
 * lowest names what is given. Which of them it is, a person says.
 */
const findRows = (columns: readonly RegionColumn[]): Cross | null =>
  rowsOver(columns.slice(1).filter(({ profile }) => isValue(profile))) ??
  rowsOver(columns.slice(1).filter(({ profile }) => isGiving(profile)))

function rowsOver(values: readonly RegionColumn[]): Cross | null {
  const rows = values[0]?.labels.map((_, row) => row).filter((row) => varies(values, row)) ?? []
  if (rows.length < 2 || rows.length > 3 || !isWhole(values, rows)) return null
  const [row, upper, top] = rows.toReversed() as [number, number, number?]
  const across = { columns: values.map(({ at }) => at), name: '', of: 'text', isSure: false } as const
  return { ...across, row, upper, ...(top !== undefined && { top }) }
}

/** Every combination of its labels stands there once. */
function isWhole(values: readonly RegionColumn[], rows: readonly number[]): boolean {
  const labels = rows.map((row) => new Set(values.map((column) => labelIn(column, row))))
  if (labels.some((each) => each.has('') || each.size < 2)) return false
  const found = new Set(values.map((column) => JSON.stringify(rows.map((row) => labelIn(column, row)))))
  return found.size === values.length && found.size === labels.reduce((product, each) => product * each.size, 1)
}

const varies = (columns: readonly RegionColumn[], row: number) =>
  new Set(columns.map((column) => labelIn(column, row)).filter((label) => label !== '')).size > 1
