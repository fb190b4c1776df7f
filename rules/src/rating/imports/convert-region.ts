import type { RefusalValues } from '../../kernel'
import { type Cell, NO_PRICE, type Row } from '../pricing'
import { CellSight } from './column-profile'
import { type AcrossReader, readAcross } from './convert-across'
import { cellReader } from './convert-cell'
import { type Column, columnOf, eachOf, type PlacedList } from './convert-column'
import type { KeyRead } from './convert-key'
import { CellFault, CellList, type ConvertProblem, MarkedFigure, RestCell } from './convert-problem'
import { Grid } from './grid'
import type { KnownName, MappedLabel, RegionMapping } from './mapping'
import { convertScalars } from './convert-scalars'
import type { ConvertSink, ConvertSummary } from './convert-sink'
import type { Region, RegionEdges } from './region'
import { rowsUnder } from './region-rows'
import { RowKinds, type RowKind } from './row-kind'
import { explainedMarks } from './plain-text'
import { cellName, cellText, type Sheet, type SheetCell, type SheetRow } from './sheet'
import { turnedAway, wordFor } from './no-price-word'
import { turnedTable } from './turned-table'

const PLAIN = { currency: null, percentAs: 'points', numberStyle: 'point', dateStyle: 'dmy' } as const
const TEXT_KEPT = 80
const PROGRESS_ROWS = 5_000
/** More rows than this of one row of the sheet are no list. */
const MOST_OF_ONE = 2_000

const GIVEN: readonly string[] = ['factor', 'amount', 'text']

const NOTES = {
  heading: 'imports.headingInside',
  header: 'imports.headerAgain',
  total: 'imports.totalInside',
  note: 'imports.noteInside',
} as const

/** Turns the rows of a region into rows of a table, one by one; a row with a problem is left out and listed with its cell. */
export function convertRegion(
  sheet: Sheet,
  region: Region,
  mapping: RegionMapping,
  names: readonly KnownName[],
  sink: ConvertSink,
): ConvertSummary {
  if (region.scalars) return convertScalars(sheet, region.scalars, mapping, sink)
  return new Conversion(sheet, region, mapping, names, sink).run()
}

class Conversion {
  private readonly sheet: Sheet
  private readonly edges: RegionEdges
  private readonly columns: Column[]
  /** Every column that a rate stands in. */
  private readonly places: readonly number[]
  private readonly across: AcrossReader | null
  private readonly label: readonly Cell[] | CellFault
  private readonly shown: (row: SheetRow, column: number) => SheetCell
  /** Rows for everybody else hold only where no other does: they come last. */
  private readonly later: { row: Row; rests: number }[] = []
  /** Combinations without a rate: they are said in the table only where a row for everybody else would take them. */
  private readonly unpriced: { row: Row; last: Last }[] = []
  private readonly said = { refer: 0, decline: 0, other: 0 }
  private counts = { read: 0, made: 0, leftOut: 0, noted: 0 }

  constructor(
    sheet: Sheet,
    private readonly region: Region,
    private readonly mapping: RegionMapping,
    names: readonly KnownName[],
    private readonly sink: ConvertSink,
  ) {
    const upright = region.edges.isTurned ? turnedTable(sheet, region.edges) : { sheet, edges: region.edges }
    this.sheet = upright.sheet
    this.edges = upright.edges
    const nameOf = (source: string | null) => names.find(({ name }) => name === source) ?? null
    const explained = explainedMarks((region.asides ?? []).map(({ cells }) => cells.find((text) => text !== '') ?? ''))
    this.columns = mapping.columns
      .filter(({ role }) => role !== 'skip')
      .map((mapped) => columnOf(mapped, region, nameOf(mapped.source), explained))
    this.shown = this.lookup()
    const { cross, label } = mapping
    this.label = label ? this.readLabel(label, nameOf(label.source)) : []
    const header = this.edges.header?.to ?? this.edges.body.from
    this.across =
      cross && readAcross(region, cross, names, (fault, at, title, text) => this.tell(fault, header, at, title, text))
    this.places = [
      ...this.columns.flatMap(({ mapped }) => (mapped.toAt === null ? [mapped.at] : [mapped.at, mapped.toAt])),
      ...(this.across?.all.flatMap(({ places }) => places) ?? []),
    ]
  }

  run(): ConvertSummary {
    const { from, to } = this.edges.body
    const grid = new Grid(this.sheet)
    const kinds = new RowKinds(grid, this.edges, new CellSight())
    const taken = new Set(this.mapping.taken)
    for (const row of rowsUnder(grid, this.edges)) {
      const isInside = row.at >= from && row.at <= to
      const kind = kinds.of(row)
      if (kind === 'empty') continue
      const isLeft = row.isHidden === true && this.mapping.hidden === 'leave'
      const isRate = (isInside && kind === 'rate' && !isLeft) || taken.has(row.at)
      if (isRate && this.hasMapped(row)) this.convertRow(row)
      else this.note(row, isInside ? kind : 'empty')
      if ((row.at - from) % PROGRESS_ROWS === 0) this.sink.progress?.(row.at - from, to - from + 1)
    }
    this.keepUnpriced()
    this.later.sort((one, other) => one.rests - other.rests).forEach(({ row }) => this.make(row))
    const { said } = this
    return said.refer + said.decline > 0 ? { ...this.counts, said } : this.counts
  }

  /** Merged cells are rare in bodies: without any, a cell is where it is written. */
  private lookup(): (row: SheetRow, column: number) => SheetCell {
    const { from, to } = this.edges.body
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
    const { header, body, left } = this.edges
    this.tell(cell, header?.from ?? body.from, left, title, text)
    return cell
  }

  /** Words beside the table alone, in columns that are left out, are no rate. */
  private hasMapped(row: SheetRow): boolean {
    for (const at of this.places) {
      const cell = this.shown(row, at)
      if (cell !== null && cell !== '') return true
    }
    return false
  }

  private note(row: SheetRow, kind: RowKind) {
    this.counts.noted++
    if (kind === 'empty' || kind === 'rate') return
    const at = this.columns[0]?.mapped.at ?? 0
    this.say(NOTES[kind], row.at, at, '', cellText(this.shown(row, at)))
  }

  private convertRow(row: SheetRow) {
    this.counts.read++
    const { columns } = this
    const cells = new Array<Cell>(columns.length)
    const lists: PlacedList[] = []
    let isWhole = !(this.label instanceof CellFault)
    let [rests, keys, anys, times] = [0, 0, 0, 1]
    let [given, missing, isFaulty] = [0, 0, false]
    for (let place = 0; place < columns.length; place++) {
      const column = columns[place] as Column
      let result = this.readColumn(row, column)
      if (column.isKey) keys++
      if (GIVEN.includes(column.mapped.role)) given++
      if (typeof result === 'string') {
        cells[place] = result
        continue
      }
      const { at, title } = column.mapped
      if (result instanceof CellList && (times *= result.cells.length) > MOST_OF_ONE)
        result = new CellFault('imports.listTooLong', { limit: MOST_OF_ONE })
      if (result instanceof CellFault) {
        if (result.code !== 'imports.noRate') isFaulty = true
        // A value alone is missing: the others of its row hold.
        if (column.isFigure) missing++
        else isWhole = false
        cells[place] = wordFor(result, cellText(this.shown(row, at)))
        this.tell(result, row.at, at, title, cellText(this.shown(row, at)))
        continue
      }
      if (result instanceof RestCell) rests++
      if (column.isKey && (result === null || result instanceof RestCell)) anys++
      if (result instanceof CellList) lists.push({ place, cells: result.cells })
      else cells[place] = this.unmarked(result, row, at, title)
    }
    const last =
      rests > 0 || (keys > 0 && anys === keys) ? { rests: keys > 0 && anys === keys ? Infinity : rests } : null
    const rows = lists.length === 0 ? [cells] : eachOf(cells, lists)
    if (isWhole && this.across) isFaulty = this.unpivot(row, rows, this.across, last) || isFaulty
    // 'Refer' alone is said as well: whoever is asked can answer so, and is told that there is no price.
    else if (isWhole && (missing < given || !isFaulty)) rows.forEach((each) => this.put(each, last))
    else if (isWhole) rows.forEach((each) => this.unpriced.push({ row: each, last }))
    if (isFaulty || !isWhole) this.counts.leftOut++
  }

  private readColumn(row: SheetRow, column: Column): KeyRead {
    const { mapped, pair } = column
    const cell = this.shown(row, mapped.at)
    if (pair) return pair(cell, this.shown(row, mapped.toAt as number))
    if (mapped.emptyMeans === 'above') {
      if (cell === null || cell === '') return column.read(column.above)
      column.above = cell
    }
    return column.read(cell)
  }

  /** One row for each combination of the cross table that has a rate; tells whether a cell is wrong. */
  private unpivot(row: SheetRow, keys: readonly Cell[][], { all, values, titles }: AcrossReader, last: Last): boolean {
    let isFaulty = false
    for (const { labels, places } of all) {
      const given = places.map((at, place) => ({
        at,
        title: titles[place] ?? '',
        value: values[place]!(this.shown(row, at)),
      }))
      const isEmpty = given.every(({ value }) => value instanceof CellFault && value.code === 'imports.valueMissing')
      if (isEmpty) {
        this.say(
          'imports.crossEmpty',
          row.at,
          places[0] ?? 0,
          titles[0] ?? '',
          cellText(this.shown(row, places[0] ?? 0)),
        )
        if (this.mapping.blank !== 'rest')
          keys.forEach((key) => this.unpriced.push({ row: [...key, ...labels, ...given.map(() => NO_PRICE)], last }))
        continue
      }
      const wrong = given.filter(({ value }) => value instanceof CellFault)
      wrong.forEach(({ at, title, value }) =>
        this.tell(value as CellFault, row.at, at, title, cellText(this.shown(row, at))),
      )
      const isSaid = wrong.every(({ value }) => (value as CellFault).code === 'imports.noRate')
      if (!isSaid) isFaulty = true
      const cells = given.map(({ at, title, value }) =>
        value instanceof CellFault
          ? wordFor(value, cellText(this.shown(row, at)))
          : this.unmarked(value, row, at, title),
      )
      const rows = keys.map((key) => [...key, ...labels, ...cells])
      if (isSaid || wrong.length < given.length) rows.forEach((each) => this.put(each, last))
      else rows.forEach((each) => this.unpriced.push({ row: each, last }))
    }
    return isFaulty
  }

  /** Without a row for everybody else, no row at all says the same. */
  private keepUnpriced() {
    if (this.later.length > 0) this.unpriced.forEach(({ row, last }) => this.put(row, last))
  }

  /** Never silently: what stood behind a figure is said. */
  private unmarked(read: Cell | RestCell | MarkedFigure, row: SheetRow, at: number, title: string): Cell {
    if (read instanceof RestCell) return null
    if (!(read instanceof MarkedFigure)) return read
    const { cell, figure, mark } = read
    this.say('imports.markTaken', row.at, at, title, cellText(this.shown(row, at)), { figure, mark })
    return cell
  }

  private put(row: Row, last: Last) {
    if (last) this.later.push({ row, rests: last.rests })
    else this.make(row)
  }

  private make(row: Row) {
    this.counts.made++
    this.sink.row(this.label instanceof CellFault || this.label.length === 0 ? row : [...this.label, ...row])
  }

  private tell({ code, values }: CellFault, row: number, column: number, title: string, text: string) {
    if (code === 'imports.noRate') this.said[turnedAway(text) ?? 'other']++
    if (code === 'imports.valueMissing') this.said.other++
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
    const [at, across] = this.region.edges.isTurned ? [column, row] : [row, column]
    this.sink.problem({
      code,
      cell: cellName(this.sheet.name, at, across),
      row: at,
      column: across,
      title,
      text: text.slice(0, TEXT_KEPT),
      ...(values && { values }),
    })
  }
}

type Last = { readonly rests: number } | null
