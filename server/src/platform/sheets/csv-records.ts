import { sheetLimits } from '@coverwright/rules/rating/imports'

const [QUOTE, LINE, RETURN] = [34, 10, 13]
/** As many columns as Excel has; who writes more separators than that writes no table. */
const MOST_CELLS = 16_384

/** Why reading stops, and in which record and cell. */
export type CsvFault = { what: 'textTooLong' | 'tooManyCells' | 'quoteOpen'; at: number; column: number }

/**
 * Record by record, as spreadsheet programs write them: cells in quotation marks may hold separators, line ends and doubled
 * quotation marks; lines end in any of three ways. One look at each character, and no further than a limit.
 */
export function readRecords(
  text: string,
  separator: string,
  take: (record: string[], at: number) => void,
): CsvFault | null {
  const reader = new RecordReader(text, separator.charCodeAt(0))
  for (let at = 0; reader.hasMore(); at++) {
    const record: string[] = []
    const what = reader.read(record)
    if (what) return { what, at, column: record.length }
    take(record, at)
  }
  return null
}

class RecordReader {
  private place = 0

  constructor(
    private readonly text: string,
    private readonly separator: number,
  ) {}

  hasMore(): boolean {
    return this.place < this.text.length
  }

  /** Fills the record to the end of its line; the reason when it cannot. */
  read(record: string[]): CsvFault['what'] | null {
    const { separator, text } = this
    for (;;) {
      const quoted = text.charCodeAt(this.place) === QUOTE ? this.readQuoted() : ''
      if (typeof quoted !== 'string') return quoted.what
      const value = this.readRest(quoted)
      if (value.length > sheetLimits.maxTextLength) return 'textTooLong'
      record.push(value)
      if (text.charCodeAt(this.place) !== separator) break
      this.place++
      if (record.length > MOST_CELLS) return 'tooManyCells'
    }
    const isPair = text.charCodeAt(this.place) === RETURN && text.charCodeAt(this.place + 1) === LINE
    this.place += isPair ? 2 : 1
    return null
  }

  private readQuoted(): string | { what: 'quoteOpen' | 'textTooLong' } {
    let value = ''
    for (let from = this.place + 1; ; from = this.place) {
      const end = this.text.indexOf('"', from)
      if (end < 0) return { what: 'quoteOpen' }
      const isDoubled = this.text.charCodeAt(end + 1) === QUOTE
      value += this.text.slice(from, isDoubled ? end + 1 : end)
      this.place = end + (isDoubled ? 2 : 1)
      if (value.length > sheetLimits.maxTextLength) return { what: 'textTooLong' }
      if (!isDoubled) return value
    }
  }

  /** What stands behind a closing quotation mark belongs to the cell. */
  private readRest(quoted: string): string {
    const { separator, text } = this
    let end = this.place
    for (; end < text.length; end++) {
      const code = text.charCodeAt(end)
      if (code === separator || code === LINE || code === RETURN) break
    }
    const rest = text.slice(this.place, end)
    this.place = end
    return quoted ? quoted + rest : rest
  }
}
