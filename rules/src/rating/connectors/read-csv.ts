import { readRecords, separatorOf } from '../../kernel'
import type { JsonNode } from './json-node'

const MOST_CELLS = 100_000

/** A CSV answer as a list of rows by the names in its first line, so that fields are picked from it as from JSON. */
export function readCsv(text: string): { readonly node: JsonNode } | null {
  const lines = cellsOf(text.replace(/^\uFEFF/, ''))
  const [head, ...rows] = lines ?? []
  if (!head || head.length === 0) return null
  return { node: rows.map((row) => Object.fromEntries(head.map((name, place) => [name.trim(), row[place] ?? '']))) }
}

function cellsOf(text: string): string[][] | null {
  const rows: string[][] = []
  let count = 0
  const fault = readRecords(text, separatorOf(text), (row) => {
    count += row.length
    if (count <= MOST_CELLS && (row.length > 1 || row[0] !== '')) rows.push(row)
  })
  return fault || count > MOST_CELLS ? null : rows
}
