import type { Refusal } from '@coverwright/rules/kernel'
import {
  type KnownName,
  type MadeColumn,
  type RegionMapping,
  tableColumnsOf,
  withPlaces,
} from '@coverwright/rules/rating/imports'
import type { Row } from '@coverwright/rules/rating/pricing'
import { CHUNK_ROWS, type PrintedPart, printRows, rowsRefusal } from '@coverwright/rules/rating/tables'

/** A row that the table cannot hold: none of the file's tables is made. */
export class RowRefused extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.code)
    this.name = 'RowRefused'
  }
}

/** Looks at the rows of a table and writes them down as they are kept, so that the server only passes them on. */
export class MadeRows {
  private rows: Row[] = []
  private told = 0
  private columns: MadeColumn[]

  constructor(
    mapping: RegionMapping,
    private readonly names: readonly KnownName[],
    private readonly tell: (part: PrintedPart) => void,
  ) {
    this.columns = tableColumnsOf(mapping)
  }

  add(row: Row) {
    this.rows.push(row)
    if (this.rows.length === CHUNK_ROWS) this.flush()
  }

  /** The columns, with the places that the rows are written with. */
  end(): MadeColumn[] {
    this.flush()
    return this.columns
  }

  private flush() {
    const { rows } = this
    this.columns = withPlaces(this.columns, rows, this.names)
    if (rows.length === 0) return
    const refusal = rowsRefusal(this.columns, rows, this.told + 1)
    if (refusal) throw new RowRefused(refusal)
    this.tell({ text: printRows(rows), count: rows.length })
    this.told += rows.length
    this.rows = []
  }
}
