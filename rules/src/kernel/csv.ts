const [QUOTE, LINE, RETURN] = [34, 10, 13]
const SEPARATORS = [',', ';', '\t'] as const
/** How much of the file is looked at to find the separator. */
const SAMPLE_LINES = 40
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
  maxTextLength = Number.POSITIVE_INFINITY,
): CsvFault | null {
  const reader = new RecordReader(text, separator.charCodeAt(0), maxTextLength)
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
    private readonly maxTextLength: number,
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
      if (value.length > this.maxTextLength) return 'textTooLong'
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
      if (value.length > this.maxTextLength) return { what: 'textTooLong' }
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

/** The one that cuts the most lines into the same number of cells, quoted ones left alone. */
export function separatorOf(text: string): string {
  const lines = text
    .slice(0, 65_536)
    .replace(/"(?:[^"]|"")*"/g, '')
    .split(/\r\n|\r|\n/)
    .filter((line) => line.trim() !== '')
    .slice(0, SAMPLE_LINES)
  const scored = SEPARATORS.map((separator) => {
    const counts = lines.map((line) => line.split(separator).length - 1).filter((count) => count > 0)
    const usual = Math.max(
      0,
      ...counts.map((count) => counts.filter((other) => other === count).length * Math.min(count, 8)),
    )
    return { separator, usual }
  })
  return scored.reduce((best, each) => (each.usual > best.usual ? each : best)).separator
}
