import type { Value } from '../../design/datasets'
import { Exact } from '../../money'
import { BandTree } from './band-tree'
import { groupIndex, type GroupIndex } from './group-index'
import { KeyCodes } from './key-codes'
import { positionOfExact } from './position'
import { Problems, readBandColumn, readExactColumn, readNumberColumn } from './read-columns'
import type { BandColumn, CellProblem, ExactCodes, NumberCells, TableCode } from './read-columns'
import type { TableColumn } from '../../design/parts'
import { isMatchColumn, isValueColumn, type MatchColumn, type Row, type ValueColumn } from './table'

export const NO_ROW = -1

/** A version of a table, ready to be asked; `inputs` are its matched columns in order. */
export type CompiledTable = {
  readonly columns: readonly TableColumn[]
  readonly inputs: readonly MatchColumn[]
  readonly values: readonly ValueColumn[]
  readonly rows: readonly Row[]
  /** The first row from the top that fits the inputs, or NO_ROW. An input that is not answered fits only 'any' in an exact column, and no band. */
  readonly findRow: (inputs: readonly (Value | undefined)[]) => number
  readonly numberAt: (row: number, value: number) => Exact
  readonly textAt: (row: number, value: number) => string
  /** Whether the row says that there is no price; its number is not asked for then. */
  readonly isNone: (row: number, value: number) => boolean
}

export type TableRefusal = {
  readonly code: TableCode
  readonly column?: string
  readonly problems: readonly CellProblem[]
}
export type CompiledOrRefused =
  | { readonly ok: true; readonly value: CompiledTable }
  | { readonly ok: false; readonly refusal: TableRefusal }

export function compileTable(columns: readonly TableColumn[], rows: readonly Row[]): CompiledOrRefused {
  const refusal = columnsRefusal(columns, rows)
  if (refusal) return { ok: false, refusal }
  const problems = new Problems()
  const places = columns.map((column, at) => ({ column, at }))
  const exact = places.flatMap(({ column, at }) =>
    column.role === 'exact' ? [readExactColumn(rows, at, column, problems)] : [],
  )
  const bands = places.flatMap(({ column, at }) =>
    column.role === 'band' ? [readBandColumn(rows, at, column, problems)] : [],
  )
  const values = places.filter(({ column }) => isValueColumn(column))
  const numbers = values.map(({ column, at }) =>
    column.role === 'text' ? null : readNumberColumn(rows, at, column.id, problems),
  )
  const first = problems.list[0]
  if (first) return { ok: false, refusal: { code: first.code, column: first.column, problems: problems.list } }
  if (exact.reduce((product, { codeOf: codes }) => product * (codes.size + 1), 1) > Number.MAX_SAFE_INTEGER)
    return { ok: false, refusal: { code: 'table.tooManyCombinations', problems: [] } }
  const inputs = columns.filter(isMatchColumn)
  return {
    ok: true,
    value: {
      columns,
      inputs,
      values: values.map(({ column }) => column as ValueColumn),
      rows,
      findRow: rowFinder(inputs, exact, bands, rows.length),
      numberAt: (row, value) => numberAt(numbers[value] ?? null, row),
      isNone: (row, value) => Number.isNaN(numbers[value]?.units[row]),
      textAt: (row, value) => String(rows[row]?.[values[value]?.at ?? -1] ?? ''),
    },
  }
}

type Kept = { readonly columns: readonly TableColumn[]; readonly compiled: CompiledOrRefused }
const kept = new WeakMap<readonly Row[], Kept>()

/** The same rows are compiled once for all who ask, as long as somebody holds them: recipes change by the key, tables do not. */
export function compileTableOnce(columns: readonly TableColumn[], rows: readonly Row[]): CompiledOrRefused {
  const known = kept.get(rows)
  if (known?.columns === columns) return known.compiled
  const compiled = compileTable(columns, rows)
  kept.set(rows, { columns, compiled })
  return compiled
}

function columnsRefusal(columns: readonly TableColumn[], rows: readonly Row[]): TableRefusal | null {
  const twice = columns.find((column, at) => columns.findIndex((other) => other.id === column.id) !== at)
  if (twice) return { code: 'table.columnTwice', column: twice.id, problems: [] }
  if (!columns.some(isMatchColumn)) return { code: 'table.noMatchColumn', problems: [] }
  if (!columns.some(isValueColumn)) return { code: 'table.noValueColumn', problems: [] }
  return rows.length === 0 ? { code: 'table.empty', problems: [] } : null
}

function numberAt(cells: NumberCells | null, row: number): Exact {
  if (!cells) throw new Error('A column of texts has no numbers')
  return Exact.of(cells.units[row] as number, cells.scales[row] as number)
}

/** Rows that leave the same columns at any share one hash; there are as many as the sheet has such patterns, mostly one. */
type Pattern = { readonly parts: readonly number[]; readonly index: GroupIndex; readonly roots: Int32Array }

function rowFinder(
  inputs: readonly MatchColumn[],
  exact: readonly ExactCodes[],
  bands: readonly BandColumn[],
  rowCount: number,
): CompiledTable['findRow'] {
  const tree = new BandTree(bands, rowCount)
  const strides = stridesOf(exact)
  const patterns = patternsOf(exact, rowCount).map(({ parts, rows }) =>
    compilePattern(parts, rows, exact, strides, tree),
  )
  const [only] = patterns.length === 1 ? patterns : []
  const keys = exact.map(({ codeOf }) => new KeyCodes(codeOf))
  const exactAt = inputs.flatMap((column, at) => (column.role === 'exact' ? [at] : []))
  const bandAt = inputs.flatMap((column, at) => (column.role === 'band' ? [at] : []))
  const codes = new Int32Array(exact.length)
  const positions = new Float64Array(bands.length)
  return (given) => {
    for (let part = 0; part < exactAt.length; part++)
      codes[part] = (keys[part] as KeyCodes).of(given[exactAt[part] as number])
    for (let part = 0; part < bandAt.length; part++)
      positions[part] = positionOf(given[bandAt[part] as number], (bands[part] as BandColumn).scale)
    if (only) return findInPattern(only, codes, strides, tree, positions)
    let best = NO_ROW
    for (let at = 0; at < patterns.length; at++) {
      const row = findInPattern(patterns[at] as Pattern, codes, strides, tree, positions)
      if (row >= 0 && (best < 0 || row < best)) best = row
    }
    return best
  }
}

function findInPattern(
  { parts, index, roots }: Pattern,
  codes: Int32Array,
  strides: readonly number[],
  tree: BandTree,
  positions: Float64Array,
): number {
  let key = 0
  for (let at = 0; at < parts.length; at++) {
    const part = parts[at] as number
    const code = codes[part] as number
    if (code === 0) return NO_ROW
    key += code * (strides[part] as number)
  }
  const group = index.get(key)
  return group < 0 ? NO_ROW : tree.find(roots[group] as number, positions)
}

/** NaN compares false with everything: what is not answered lies in no band. */
function positionOf(value: Value | undefined, scale: number): number {
  if (value instanceof Exact) return positionOfExact(value, scale)
  return typeof value === 'number' ? 2 * value : Number.NaN
}

/** Codes of all exact columns become one number: the place of each column in it. */
function stridesOf(exact: readonly ExactCodes[]): number[] {
  const strides: number[] = []
  let stride = 1
  for (const { codeOf: codes } of exact) {
    strides.push(stride)
    stride *= codes.size + 1
  }
  return strides
}

function patternsOf(exact: readonly ExactCodes[], rowCount: number): { parts: number[]; rows: Int32Array }[] {
  if (exact.every(({ codes }) => !codes.includes(0)))
    return [{ parts: exact.map((_, part) => part), rows: allRows(rowCount) }]
  const byPattern = new Map<string, { parts: number[]; rows: number[] }>()
  for (let row = 0; row < rowCount; row++) {
    const parts = exact.flatMap(({ codes }, part) => (codes[row] === 0 ? [] : [part]))
    const pattern = byPattern.get(parts.join()) ?? { parts, rows: [] }
    byPattern.set(parts.join(), pattern)
    pattern.rows.push(row)
  }
  return [...byPattern.values()].map(({ parts, rows }) => ({ parts, rows: Int32Array.from(rows) }))
}

function compilePattern(
  parts: readonly number[],
  rows: Int32Array,
  exact: readonly ExactCodes[],
  strides: readonly number[],
  tree: BandTree,
): Pattern {
  const keyCount = exact.reduce((product, { codeOf }) => product * (codeOf.size + 1), 1)
  const index = groupIndex(keyCount, rows.length)
  const groupOf = new Int32Array(rows.length)
  for (let at = 0; at < rows.length; at++) {
    let key = 0
    for (const part of parts)
      key += ((exact[part] as ExactCodes).codes[rows[at] as number] as number) * (strides[part] as number)
    groupOf[at] = index.intern(key)
  }
  const groups = rowsByGroup(rows, groupOf, index.size)
  const roots = new Int32Array(index.size)
  for (let group = 0; group < index.size; group++) roots[group] = tree.add(groups(group))
  return { parts, index, roots }
}

/** Counting sort: stays in sheet order inside each group. */
function rowsByGroup(rows: Int32Array, groupOf: Int32Array, count: number): (group: number) => number[] {
  const starts = new Int32Array(count + 1)
  for (const group of groupOf) starts[group + 1] = (starts[group + 1] as number) + 1
  for (let group = 0; group < count; group++)
    starts[group + 1] = (starts[group + 1] as number) + (starts[group] as number)
  const next = starts.slice()
  const sorted = new Int32Array(rows.length)
  for (let at = 0; at < rows.length; at++) {
    const group = groupOf[at] as number
    const place = next[group] as number
    next[group] = place + 1
    sorted[place] = rows[at] as number
  }
  return (group) => {
    const inside: number[] = []
    const end = starts[group + 1] as number
    for (let at = starts[group] as number; at < end; at++) inside.push(sorted[at] as number)
    return inside
  }
}

function allRows(count: number): Int32Array {
  const rows = new Int32Array(count)
  for (let row = 0; row < count; row++) rows[row] = row
  return rows
}
