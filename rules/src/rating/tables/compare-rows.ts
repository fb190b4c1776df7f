import { Exact } from '../../money'
import { isMatchColumn, type Cell, type Row, type TableColumn } from '../pricing'

export type ChangedRow = { readonly before: number; readonly after: number; readonly columns: readonly string[] }

/** Rows by their place in each list; `changed` are rows for the same customers with other values. */
export type Comparison = {
  readonly added: readonly number[]
  readonly gone: readonly number[]
  readonly changed: readonly ChangedRow[]
  readonly sameCount: number
}

/** Rows are the same row when they take the same customers; where several do, the first belongs to the first. */
export function compareRows(
  columns: readonly TableColumn[],
  before: readonly Row[],
  after: readonly Row[],
): Comparison {
  const matchAt = columns.flatMap((column, at) => (isMatchColumn(column) ? [at] : []))
  const otherAt = columns.flatMap((column, at) => (isMatchColumn(column) ? [] : [at]))
  const keyOf = (row: Row) => matchAt.map((at) => cellKey(columns[at] as TableColumn, row[at] ?? null)).join('\u0001')
  const waiting = new Map<string, number[]>()
  before.forEach((row, at) => {
    const key = keyOf(row)
    const same = waiting.get(key)
    if (same) same.push(at)
    else waiting.set(key, [at])
  })
  const added: number[] = []
  const changed: ChangedRow[] = []
  let sameCount = 0
  after.forEach((row, at) => {
    const earlier = waiting.get(keyOf(row))?.shift()
    if (earlier === undefined) return void added.push(at)
    const differs = otherAt.filter((place) =>
      differ(columns[place] as TableColumn, before[earlier]?.[place], row[place]),
    )
    if (differs.length === 0) sameCount++
    else
      changed.push({ before: earlier, after: at, columns: differs.map((place) => (columns[place] as TableColumn).id) })
  })
  const gone = [...waiting.values()].flat().sort((a, b) => a - b)
  return { added, gone, changed, sameCount }
}

const differ = (column: TableColumn, one: Cell | undefined, other: Cell | undefined): boolean =>
  one !== other && cellKey(column, one ?? null) !== cellKey(column, other ?? null)

/** Equal cells, one text: 1.5 and 1.50 are one factor. */
export function cellKey(column: TableColumn, cell: Cell): string {
  if (cell === null) return ''
  if (typeof cell === 'boolean') return cell ? 'true' : 'false'
  if (typeof cell === 'string') return isNumeric(column) ? numberKey(cell) : cell
  const edge = (text: string | null) => (text === null ? '' : isNumeric(column) ? numberKey(text) : text)
  return `${cell.isFromOut ? '>' : ''}${edge(cell.from)}\u0002${cell.isToOut ? '<' : ''}${edge(cell.to)}`
}

const isNumeric = (column: TableColumn): boolean =>
  column.role === 'factor' || column.role === 'amount' || ('of' in column && column.of === 'number')

const numberKey = (text: string): string =>
  text.includes('.') || text.startsWith('0') || text.startsWith('-')
    ? (Exact.parse(text)?.trimmed().toString() ?? text)
    : text
