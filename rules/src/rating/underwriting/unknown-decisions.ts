import type { TableColumn } from '../../design/parts'
import { isMatchColumn, type Row, type TableFinding } from '../pricing'
import { decisionOf } from './decision-words'

const SAID = /decision|verdict|outcome/i
const MOST_WORDS = 20

/** Words of a table that decides which no underwriter's rule knows, each once with its rows: said of a draft already. */
export function unknownDecisions(columns: readonly TableColumn[], rows: readonly Row[]): TableFinding[] {
  const at = decidingColumn(columns, rows)
  const column = columns[at]
  if (!column) return []
  const rowsOf = new Map<string, number[]>()
  rows.forEach((row, place) => {
    const word = wordIn(row, at)
    if (decisionOf(word) === null) rowsOf.set(word, [...(rowsOf.get(word) ?? []).slice(0, 7), place])
  })
  return [...rowsOf].slice(0, MOST_WORDS).map(([word, places]) => ({
    code: 'table.unknownDecision',
    rows: places,
    column: column.id,
    customer: customerOf(columns, rows[places[0] ?? 0] ?? []),
    values: { word: word || 'empty' },
  }))
}

const wordIn = (row: Row, at: number) => String(row[at] ?? '').trim()

/** The column that is called so, or whose words are decisions for the most part. */
function decidingColumn(columns: readonly TableColumn[], rows: readonly Row[]): number {
  const called = columns.findIndex(({ role, title }) => role === 'text' && SAID.test(title))
  if (called >= 0) return called
  return columns.findIndex(
    ({ role }, at) =>
      role === 'text' && rows.filter((row) => decisionOf(wordIn(row, at)) !== null).length * 2 > rows.length,
  )
}

/** Whom the row is for, by the lower edge of a band. */
function customerOf(columns: readonly TableColumn[], row: Row): Record<string, string> {
  const said = columns.flatMap((column, at): [string, string][] => {
    const cell = row[at] ?? null
    if (!isMatchColumn(column) || cell === null) return []
    const value = typeof cell === 'object' ? (cell.from ?? cell.to) : String(cell)
    return value === null ? [] : [[column.id, value]]
  })
  return Object.fromEntries(said)
}
