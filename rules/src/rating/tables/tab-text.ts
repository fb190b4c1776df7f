/** Reads what a spreadsheet puts on the clipboard: tabs between cells, lines between rows, quotes around what holds either. */
export const parseTabText = (text: string): string[][] => [...tabRows(text)]

/** The same row by row, for texts of many megabytes. */
export const tabRows = (text: string): Generator<string[]> => (text.includes('"') ? quotedRows(text) : plainRows(text))

/** How many cells each row has, without cutting them out. */
export function* tabWidths(text: string): Generator<number> {
  if (text.includes('"')) for (const row of quotedRows(text)) yield row.length
  else for (const line of plainLines(text)) yield tabsIn(line) + 1
}

function tabsIn(line: string): number {
  let count = 0
  for (let at = line.indexOf('\t'); at >= 0; at = line.indexOf('\t', at + 1)) count++
  return count
}

/** Where nothing is quoted the text is only cut. */
function* plainRows(text: string): Generator<string[]> {
  for (const line of plainLines(text)) yield line.split('\t')
}

function* plainLines(text: string): Generator<string> {
  const lines = text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text
  for (let at = 0; at <= lines.length;) {
    const stop = lines.indexOf('\n', at)
    const end = stop < 0 ? lines.length : stop
    const isEmptyEnd = stop < 0 && end === at && at > 0
    if (!isEmptyEnd) yield lines.slice(at, end)
    at = end + 1
  }
}

function* quotedRows(text: string): Generator<string[]> {
  let row: string[] = []
  let isFirst = true
  let at = 0
  while (at <= text.length) {
    const { cell, end } = text[at] === '"' ? quotedCell(text, at) : plainCell(text, at)
    row.push(cell)
    const stop = text[end]
    if (stop === '\t') {
      at = end + 1
      continue
    }
    const isEmptyEnd = stop === undefined && row.length === 1 && cell === '' && !isFirst
    if (!isEmptyEnd) yield row
    row = []
    isFirst = false
    at = stop === '\r' && text[end + 1] === '\n' ? end + 2 : end + 1
  }
}

const [TAB, LINE, RETURN] = [9, 10, 13]

function plainCell(text: string, from: number): { cell: string; end: number } {
  let end = from
  for (; end < text.length; end++) {
    const code = text.charCodeAt(end)
    if (code === TAB || code === LINE || code === RETURN) break
  }
  return { cell: text.slice(from, end), end }
}

/** No spreadsheet has a longer one; without an end every open quote would be looked for through the whole text. */
const LONGEST_CELL = 40_000

/** A quote that is never closed, or goes on after closing, was only a quote. */
function quotedCell(text: string, from: number): { cell: string; end: number } {
  let cell = ''
  const end = Math.min(text.length, from + LONGEST_CELL)
  for (let at = from + 1; at < end; at++) {
    if (text[at] !== '"') cell += text[at]
    else if (text[at + 1] === '"') {
      cell += '"'
      at++
    } else {
      const after = text[at + 1]
      return after === undefined || '\t\n\r'.includes(after) ? { cell, end: at + 1 } : plainCell(text, from)
    }
  }
  return plainCell(text, from)
}

export function printTabText(rows: readonly (readonly string[])[]): string {
  const quoted = (cell: string) => (/["\t\n\r]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)
  return rows.map((row) => row.map(quoted).join('\t')).join('\n')
}
