import { isDecimal } from './cell-refusal'

/** Larger pages are not looked through: then what is shown is what is pasted. */
const LONGEST_PAGE = 40_000_000

/**
 * The numbers behind what a spreadsheet shows, from the page that it puts beside the text on the clipboard: 1.0473 where
 * the cell shows 1.05, 1250.5 where it shows 1.250,50. Row by row, null where there is none; null for a page without any.
 */
export function sheetNumbers(html: string): Generator<(string | null)[]> | null {
  if (html.length > LONGEST_PAGE || !/\s(?:sdval|x:num|data-sheets-value)=/.test(html)) return null
  return rowsOf(html)
}

function* rowsOf(html: string): Generator<(string | null)[]> {
  for (const [, row = ''] of html.matchAll(/<tr\b[^>]*>([\s\S]*?)(?=<\/tr>|<tr\b|<\/table>)/gi)) {
    const numbers: (string | null)[] = []
    for (const [, marks = ''] of row.matchAll(/<t[dh]\b([^>]*)>/gi)) {
      const span = Number(/\bcolspan="?(\d+)/i.exec(marks)?.[1] ?? 1)
      numbers.push(numberOf(marks), ...new Array<null>(Math.min(span, 1_000) - 1).fill(null))
    }
    yield numbers
  }
}

/** LibreOffice, older Excel and Google Sheets each have their own mark for it. */
function numberOf(marks: string): string | null {
  const plain = /\s(?:sdval|x:num)="?([-+.\dE]+)"?/i.exec(marks)?.[1]
  const packed = plain === undefined ? /\sdata-sheets-value="([^"]*)"/i.exec(marks)?.[1] : undefined
  const value = plain ?? (packed && /&quot;3&quot;:(-?[\d.]+(?:E[-+]?\d+)?)/i.exec(packed)?.[1])
  return value === undefined || value === '' ? null : exactText(value)
}

/** As many digits as a spreadsheet itself holds: what comes after them is the noise of its arithmetic. */
function exactText(value: string): string | null {
  if (isDecimal(value) && value.replace(/[-.]/g, '').length <= 15) return value
  for (const digits of [15, 14, 13]) {
    const text = String(Number(Number(value).toPrecision(digits)))
    if (isDecimal(text)) return text
  }
  return null
}
