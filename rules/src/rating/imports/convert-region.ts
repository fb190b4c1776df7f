import type { RefusalValues } from '../../kernel'
import type { Cell, Row } from '../pricing'
import { cellReader, figureReader, type FigureReader, pairReader } from './convert-cell'
import { CellFault, type ConvertProblem, MarkedFigure, type RowNoteCode } from './convert-problem'
import { Grid } from './grid'
import type { KnownName, MappedColumn, MappedLabel, RegionMapping } from './mapping'
import { plainText } from './plain-text'
import type { Region } from './region'
import { withoutUnit } from './synonyms'
import { cellName, cellText, type Sheet, type SheetCell, type SheetRow } from './sheet'

/** Where rows and problems go as they come: a table of 100,000 rows is never in two places at once. */
export type ConvertSink = {
  row(row: Row): void
  problem(problem: ConvertProblem): void
  progress?(done: number, of: number): void
}

export type ConvertSummary = {
  readonly read: number
  readonly made: number
  readonly leftOut: number
  readonly noted: number
}

type Column = {
  readonly mapped: MappedColumn
  readonly read: FigureReader
  readonly pair: ReturnType<typeof pairReader> | null
  above: SheetCell
}
type Across = { readonly at: number; readonly label: Cell }

const PLAIN = { currency: null, percentAs: 'points', numberStyle: 'point', dateStyle: 'dmy' } as const
const TEXT_KEPT = 80
const PROGRESS_ROWS = 5_000

/** Turns the rows of a region into rows of a table, one by one; a row with a problem is left out and listed with its cell. */
export function convertRegion(
  sheet: Sheet,
  region: Region,
  mapping: RegionMapping,
  names: readonly KnownName[],
  sink: ConvertSink,
): ConvertSummary {
  return new Conversion(sheet, region, mapping, names, sink).run()
}

class Conversion {
  private readonly columns: Column[]
  private readonly across: Across[] = []
  /** Every column that a rate stands in. */
  private readonly places: readonly number[]
  private readonly readCross: FigureReader | null
  private readonly label: readonly Cell[] | CellFault
  private readonly shown: (row: SheetRow, column: number) => SheetCell
  private counts = { read: 0, made: 0, leftOut: 0, noted: 0 }

  constructor(
    private readonly sheet: Sheet,
    private readonly region: Region,
    private readonly mapping: RegionMapping,
    names: readonly KnownName[],
    private readonly sink: ConvertSink,
  ) {
    const nameOf = (source: string | null) => names.find(({ name }) => name === source) ?? null
    this.columns = mapping.columns
      .filter(({ role }) => role !== 'skip')
      .map((mapped) => ({
        mapped,
        read: figureReader(mapped, nameOf(mapped.source)),
        pair: mapped.toAt === null ? null : pairReader(mapped),
        above: null,
      }))
    this.shown = this.lookup()
    const { cross, label } = mapping
    this.label = label ? this.readLabel(label, nameOf(label.source)) : []
    this.readCross = cross && figureReader({ ...cross.value, of: 'number', dateStyle: 'dmy' }, null)
    if (cross) this.readLabels(cross, nameOf(cross.source))
    this.places = [
      ...this.columns.flatMap(({ mapped }) => (mapped.toAt === null ? [mapped.at] : [mapped.at, mapped.toAt])),
      ...this.across.map(({ at }) => at),
    ]
  }

  run(): ConvertSummary {
    const { from, to } = this.region.edges.body
    const total = to - from + 1
    for (const row of this.sheet.rows) {
      if (row.at < from) continue
      if (row.at > to) break
      this.convertRow(row)
      if ((row.at - from) % PROGRESS_ROWS === 0) this.sink.progress?.(row.at - from, total)
    }
    return this.counts
  }

  /** Merged cells are rare in bodies: without any, a cell is where it is written. */
  private lookup(): (row: SheetRow, column: number) => SheetCell {
    const { from, to } = this.region.edges.body
    if (!this.sheet.merges.some(({ top, bottom }) => bottom >= from && top <= to))
      return (row, column) => row.cells[column] ?? null
    const grid = new Grid(this.sheet)
    return (row, column) => grid.shown(row.at, column)
  }

  /** One that is no answer keeps every row of its sheet out, and is told once. */
  private readLabel({ title, text }: MappedLabel, known: KnownName | null): readonly Cell[] | CellFault {
    const read = cellReader({ ...PLAIN, role: 'exact', of: 'text' }, known)
    const cell = read(text)
    if (!(cell instanceof CellFault)) return [cell]
    const { header, body, left } = this.region.edges
    this.tell(cell, header?.from ?? body.from, left, title, text)
    return cell
  }

  private readLabels(cross: NonNullable<RegionMapping['cross']>, known: KnownName | null) {
    const read = cellReader(
      { ...cross, currency: null, percentAs: 'points', numberStyle: cross.value.numberStyle, dateStyle: 'dmy' },
      known,
    )
    const header = this.region.edges.header?.to ?? this.region.edges.body.from
    for (const at of cross.columns) {
      const text = this.region.columns.find((column) => column.at === at)?.labels.at(-1) ?? ''
      const whole = read(text)
      const label = whole instanceof CellFault ? read(withoutUnit(text)) : whole
      if (label instanceof CellFault) this.tell(label, header, at, cross.title, text)
      else this.across.push({ at, label })
    }
  }

  private convertRow(row: SheetRow) {
    const note = this.noteOn(row)
    if (note === 'empty') return
    this.counts.read++
    if (note) {
      this.counts.noted++
      this.say(
        note,
        row.at,
        this.columns[0]?.mapped.at ?? 0,
        '',
        cellText(this.shown(row, this.columns[0]?.mapped.at ?? 0)),
      )
      return
    }
    const cells: Cell[] = []
    let isWhole = !(this.label instanceof CellFault)
    for (const column of this.columns) {
      const result = this.readColumn(row, column)
      if (result instanceof CellFault) {
        isWhole = false
        this.tell(result, row.at, column.mapped.at, column.mapped.title, cellText(this.shown(row, column.mapped.at)))
      } else cells.push(this.unmarked(result, row, column.mapped.at, column.mapped.title))
    }
    if (!isWhole) this.counts.leftOut++
    else if (this.readCross) this.unpivot(row, cells, this.readCross)
    else this.make(cells)
  }

  private readColumn(row: SheetRow, column: Column): ReturnType<FigureReader> {
    const { mapped, pair } = column
    const cell = this.shown(row, mapped.at)
    if (pair) return pair(cell, this.shown(row, mapped.toAt as number))
    if (mapped.emptyMeans === 'above') {
      if (cell === null || cell === '') return column.read(column.above)
      column.above = cell
    }
    return column.read(cell)
  }

  /** One row for each column of the cross table that has a rate. */
  private unpivot(row: SheetRow, cells: readonly Cell[], read: FigureReader) {
    const { title } = this.mapping.cross?.value ?? { title: '' }
    const made: Row[] = []
    let isWhole = true
    for (const { at, label } of this.across) {
      const cell = this.shown(row, at)
      const value = read(cell)
      if (!(value instanceof CellFault)) made.push([...cells, label, this.unmarked(value, row, at, title)])
      else if (value.code === 'imports.valueMissing') this.say('imports.crossEmpty', row.at, at, title, cellText(cell))
      else {
        isWhole = false
        this.tell(value, row.at, at, title, cellText(cell))
      }
    }
    if (isWhole) made.forEach((each) => this.make(each))
    else this.counts.leftOut++
  }

  /** Never silently: what stood behind a figure is said. */
  private unmarked(read: Cell | MarkedFigure, row: SheetRow, at: number, title: string): Cell {
    if (!(read instanceof MarkedFigure)) return read
    const { figure, mark } = read
    this.say('imports.markTaken', row.at, at, title, cellText(this.shown(row, at)), { figure, mark })
    return figure
  }

  private make(row: Row) {
    this.counts.made++
    this.sink.row(this.label instanceof CellFault || this.label.length === 0 ? row : [...this.label, ...row])
  }

  /** Whether a row is no rate at all: nothing in it, a heading between rates, the header once more. */
  private noteOn(row: SheetRow): 'empty' | RowNoteCode | null {
    const { places } = this
    let filled = 0
    let first: SheetCell = null
    for (const at of places) {
      const cell = row.cells[at] ?? null
      if (cell === null) continue
      filled++
      first ??= cell
    }
    if (filled === 0)
      return this.region.edges.header === null || !this.sheet.merges.length ? 'empty' : this.isShownEmpty(row, places)
    if (
      filled === 1 &&
      places.length >= 3 &&
      typeof first === 'string' &&
      row.cells[places[0] as number] === first &&
      this.shownCount(row, places) <= 1
    )
      return 'imports.headingInside'
    return typeof first === 'string' && this.repeatsHeader(row) ? 'imports.headerAgain' : null
  }

  private isShownEmpty(row: SheetRow, places: readonly number[]): 'empty' | null {
    return this.shownCount(row, places) === 0 ? 'empty' : null
  }

  private shownCount(row: SheetRow, places: readonly number[]): number {
    return places.filter((at) => this.shown(row, at) !== null).length
  }

  private repeatsHeader(row: SheetRow): boolean {
    const { columns, edges } = this.region
    if (!edges.header) return false
    const first = columns[0]
    if (!first || plainText(cellText(row.cells[first.at])) !== first.labels.at(-1)) return false
    const same = columns.filter(
      ({ at, labels }) => labels.includes(plainText(cellText(row.cells[at]))) && labels.at(-1) !== '',
    ).length
    return same >= columns.length * 0.6
  }

  private tell({ code, values }: CellFault, row: number, column: number, title: string, text: string) {
    this.say(code, row, column, title, text, values)
  }

  private say(
    code: ConvertProblem['code'],
    row: number,
    column: number,
    title: string,
    text: string,
    values?: RefusalValues,
  ) {
    this.sink.problem({
      code,
      cell: cellName(this.sheet.name, row, column),
      row,
      column,
      title,
      text: text.slice(0, TEXT_KEPT),
      ...(values && { values }),
    })
  }
}
