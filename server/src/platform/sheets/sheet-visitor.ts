import {
  cellName,
  type Merge,
  PackedRows,
  type Sheet,
  type SheetCell,
  sheetLimits,
  type SheetRow,
} from '@coverwright/rules/rating/imports'
import { clashOf } from './merge-clash'
import { SheetRefused } from './sheet-refused'

/** Whoever reads along: sheet by sheet, row by row, in the order of the file. */
export type SheetVisitor = {
  /** False passes over the sheet. */
  startSheet(name: string, isHidden: boolean): boolean
  row(row: SheetRow): void
  endSheet(merges: readonly Merge[]): void
}

/** Counts for a reader what it hands over, and stops it at the limits with the cell that went over. */
export class SheetCounter {
  private rows = 0
  private emptyRows = 0
  private cells = 0
  private sheet = ''

  constructor(private readonly visitor: SheetVisitor) {}

  startSheet(name: string, isHidden: boolean): boolean {
    this.sheet = name
    this.emptyRows = 0
    return this.visitor.startSheet(name, isHidden)
  }

  row(at: number, cells: SheetCell[], isHidden = false): void {
    this.count(at, cells.length)
    if (cells.length > 0) this.visitor.row(isHidden ? { at, cells, isHidden } : { at, cells })
  }

  /** A row of which is known how many cells it has, and no more. */
  count(at: number, cells: number): void {
    if (cells === 0) {
      if (++this.emptyRows > sheetLimits.maxEmptyRows)
        this.refuse('imports.tooManyEmptyRows', at, 0, sheetLimits.maxEmptyRows)
      return
    }
    if (cells > sheetLimits.maxColumns)
      this.refuse('imports.tooManyColumns', at, sheetLimits.maxColumns, sheetLimits.maxColumns)
    if (++this.rows > sheetLimits.maxRows) this.refuse('imports.tooManyRows', at, 0, sheetLimits.maxRows)
    this.cells += cells
    if (this.cells > sheetLimits.maxCells) this.refuse('imports.tooManyCells', at, 0, sheetLimits.maxCells)
  }

  endSheet(merges: readonly Merge[]): void {
    const clash = clashOf(merges)
    if (clash) this.refuse('imports.brokenCell', clash.top, clash.left)
    this.visitor.endSheet(merges)
  }

  refuse(
    code:
      | 'imports.tooManyRows'
      | 'imports.tooManyEmptyRows'
      | 'imports.tooManyColumns'
      | 'imports.tooManyCells'
      | 'imports.textTooLong'
      | 'imports.quoteOpen'
      | 'imports.brokenCell',
    row: number,
    column: number,
    limit = 0,
  ): never {
    throw new SheetRefused(code, { cell: cellName(this.sheet, row, column), sheet: this.sheet, limit })
  }
}

/** Keeps every sheet that `wants` says, whole. */
export class SheetCollector implements SheetVisitor {
  readonly sheets: Sheet[] = []
  private current: { name: string; isHidden: boolean; rows: PackedRows } | null = null

  constructor(
    private readonly wants: (name: string) => boolean = () => true,
    private readonly tidy: (row: SheetRow) => SheetRow = (row) => row,
  ) {}

  startSheet(name: string, isHidden: boolean): boolean {
    this.current = this.wants(name) ? { name, isHidden, rows: new PackedRows() } : null
    return this.current !== null
  }

  row(row: SheetRow): void {
    this.current?.rows.add(this.tidy(row))
  }

  endSheet(merges: readonly Merge[]): void {
    if (this.current) this.sheets.push({ ...this.current, merges })
    this.current = null
  }
}
