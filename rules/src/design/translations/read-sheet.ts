import { readRecords, separatorOf, withoutGuard } from '../../kernel'
import { isLanguage, type Language } from '../../languages'
import type { Body } from '../products'
import { ABOUT_COLUMN, KEY_COLUMN, SOURCE_COLUMN } from './print-sheet'
import type { TextChange } from './set-text'
import { type BodyText, textsOf } from './texts-of'

export type TextSheetCode =
  | 'unread'
  | 'noKeys'
  | 'noLines'
  | 'wrongLanguage'
  | 'languageTwice'
  | 'unknownKey'
  | 'keyTwice'
  | 'sourceChanged'
  | 'tooLong'

export type TextSheetProblem = {
  readonly code: TextSheetCode
  /** As a spreadsheet counts its rows: 1 is the head, 0 the sheet itself. */
  readonly row: number
  readonly column: string
  readonly cell: string
}

export type TextSheetRead = {
  /** What would be another text then; what is empty in the sheet stays as it is. */
  readonly changes: readonly (TextChange & { readonly before: string; readonly row: number })[]
  readonly problems: readonly TextSheetProblem[]
}

type Column = { readonly of: 'key' | 'nothing' } | { readonly of: 'source' | 'language'; readonly language: Language }

/** A translated sheet, held against the body as it is now. As long as there is one problem nothing of it is to be saved. */
export function readTextSheet(sheet: string, body: Body): TextSheetRead {
  const { rows, isWhole } = rowsOf(sheet)
  const problem = (code: TextSheetCode, row = 0, column = '', cell = ''): TextSheetProblem => ({
    ...{ code, row, column, cell: cell.slice(0, 120) },
  })
  if (!isWhole) return { changes: [], problems: [problem('unread', rows.length + 1)] }
  const [head = [], ...lines] = rows
  const { columns, wrong } = columnsOf(head, body)
  if (!columns.some(({ of }) => of === 'key')) return { changes: [], problems: [problem('noKeys', 1)] }
  const reader = new SheetLines(columns, head, body)
  lines.forEach((cells, at) => reader.take(cells, at + 2))
  const isEmpty = wrong.length === 0 && reader.count === 0
  return {
    changes: reader.changes,
    problems: [...wrong, ...(isEmpty ? [problem('noLines')] : []), ...reader.problems],
  }
}

/** More than any product has. */
const MOST_CHARACTERS = 5_000_000

function rowsOf(sheet: string): { rows: string[][]; isWhole: boolean } {
  const text = (sheet.startsWith('\uFEFF') ? sheet.slice(1) : sheet).slice(0, MOST_CHARACTERS)
  const rows: string[][] = []
  const take = (record: string[]) =>
    void rows.push(record.map((cell) => withoutGuard(cell.replaceAll('\r\n', '\n')).trim()))
  return { rows, isWhole: readRecords(text, separatorOf(text), take) === null }
}

function columnsOf(head: readonly string[], body: Body): { columns: Column[]; wrong: TextSheetProblem[] } {
  const wrong: TextSheetProblem[] = []
  const seen = new Set<string>()
  const columns = head.map((cell): Column => {
    const word = cell.toLowerCase()
    const [, source] = /^source\s+(\S+)$/.exec(word) ?? []
    const language = source ?? word
    if (word === KEY_COLUMN) return { of: 'key' }
    if (word === ABOUT_COLUMN || word === '') return { of: 'nothing' }
    const isKnown = isLanguage(language) && body.languages.includes(language)
    if (isKnown && !seen.has(language)) {
      seen.add(language)
      return { of: source ? SOURCE_COLUMN : 'language', language }
    }
    wrong.push({ code: isKnown ? 'languageTwice' : 'wrongLanguage', row: 1, column: cell, cell })
    return { of: 'nothing' }
  })
  return { columns, wrong }
}

/** The lines of a sheet one after the other; what is wrong with one stops all. */
class SheetLines {
  readonly changes: TextSheetRead['changes'][number][] = []
  readonly problems: TextSheetProblem[] = []
  count = 0
  private readonly known: ReadonlyMap<string, BodyText>
  private readonly seen = new Set<string>()

  constructor(
    private readonly columns: readonly Column[],
    private readonly head: readonly string[],
    body: Body,
  ) {
    this.known = new Map(textsOf(body).map((each) => [each.key, each]))
  }

  take(cells: readonly string[], row: number): void {
    if (cells.every((cell) => cell === '')) return
    this.count++
    const key = cells[this.columns.findIndex(({ of }) => of === 'key')] ?? ''
    const text = this.known.get(key)
    if (!text) return this.refuse('unknownKey', row, KEY_COLUMN, key)
    if (this.seen.has(key)) return this.refuse('keyTwice', row, KEY_COLUMN, key)
    this.seen.add(key)
    this.columns.forEach((column, at) => {
      if (column.of === 'source' || column.of === 'language') this.read(text, column, cells[at] ?? '', { row, at })
    })
  }

  private read(text: BodyText, column: Column & { language: Language }, cell: string, { row, at }: CellPlace): void {
    const { key, texts, max } = text
    const before = texts[column.language] ?? ''
    const isSame = cell === plain(before)
    if (column.of === 'source') return isSame ? undefined : this.refuse('sourceChanged', row, this.head[at], cell)
    if (isSame || cell === '') return undefined
    if (cell.length > max) return this.refuse('tooLong', row, this.head[at], cell)
    this.changes.push({ key, language: column.language, text: cell, before, row })
  }

  private refuse(code: TextSheetCode, row: number, column = '', cell: string): void {
    this.problems.push({ code, row, column, cell: cell.slice(0, 120) })
  }
}

type CellPlace = { readonly row: number; readonly at: number }

const plain = (text: string) => text.replaceAll('\r\n', '\n').trim()
