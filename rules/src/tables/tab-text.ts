/** Reads what a spreadsheet puts on the clipboard: tabs between cells, lines between rows, quotes around what holds either. */
export function parseTabText(text: string): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  let at = 0
  while (at <= text.length) {
    const { cell, end } = text[at] === '"' ? quotedCell(text, at) : plainCell(text, at)
    row.push(cell)
    const stop = text[end]
    if (stop === '\t') {
      at = end + 1
      continue
    }
    rows.push(row)
    row = []
    at = stop === '\r' && text[end + 1] === '\n' ? end + 2 : end + 1
  }
  const last = rows.at(-1)
  if (rows.length > 1 && last?.length === 1 && last[0] === '') rows.pop()
  return rows
}

function plainCell(text: string, from: number): { cell: string; end: number } {
  let end = from
  while (end < text.length && text[end] !== '\t' && text[end] !== '\n' && text[end] !== '\r') end++
  return { cell: text.slice(from, end), end }
}

/** A quote that is never closed, or goes on after closing, was only a quote. */
function quotedCell(text: string, from: number): { cell: string; end: number } {
  let cell = ''
  for (let at = from + 1; at < text.length; at++) {
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
