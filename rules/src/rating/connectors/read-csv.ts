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
  const separator = separatorOf(text)
  const rows: string[][] = []
  let row: string[] = []
  let count = 0
  let at = 0
  while (at < text.length) {
    const cell = text[at] === '"' ? quoted(text, at) : plain(text, at, separator)
    if (!cell || ++count > MOST_CELLS) return null
    row.push(cell.text)
    at = cell.end
    if (text[at] === separator && at + 1 < text.length) {
      at++
      continue
    }
    if (text[at] === separator) row.push('')
    if (row.length > 1 || row[0] !== '') rows.push(row)
    row = []
    at += text[at] === '\r' && text[at + 1] === '\n' ? 2 : 1
  }
  return rows
}

/** Spreadsheets of half the world write semicolons: whichever the first line has more of. */
function separatorOf(text: string): string {
  const first = text.split(/\r?\n/, 1)[0] ?? ''
  const count = (sign: string) => first.split(sign).length
  return [';', '\t', ','].reduce((best, sign) => (count(sign) > count(best) ? sign : best))
}

function plain(text: string, from: number, separator: string) {
  let end = from
  while (end < text.length && text[end] !== separator && text[end] !== '\n' && text[end] !== '\r') end++
  return { text: text.slice(from, end), end }
}

function quoted(text: string, from: number) {
  let end = from + 1
  for (;;) {
    end = text.indexOf('"', end)
    if (end < 0) return null
    if (text[end + 1] !== '"') break
    end += 2
  }
  return { text: text.slice(from + 1, end).replace(/""/g, '"'), end: end + 1 }
}
