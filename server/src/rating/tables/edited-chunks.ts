import type { ChunkRef } from '@coverwright/rules/design/parts'
import type { CellRefusalView, RowChange } from '@coverwright/contract/rating/tables'
import type { Cell, Row } from '@coverwright/rules/rating/pricing'
import { cellKey, cellRefusal, CHUNK_ROWS, tidyCell } from '@coverwright/rules/rating/tables'
import { ChunkPart, type PartPlace } from './chunk-part'
import type { Chunk } from './chunk-text'
import type { StoredColumn } from './tables'

/** What a change did to a cell; `columnId` is empty for a whole row. */
export type CellEdit = { rowId: number; columnId: string; before: unknown; after: unknown }

/** The chunks of a draft while a batch of changes is done to them: those that are not touched stay what they are. */
export class EditedChunks {
  readonly edits: CellEdit[] = []
  readonly refusals: CellRefusalView[] = []
  readonly rowIds: { given: number; id: number; count: number }[] = []
  private readonly parts: ChunkPart[]
  private readonly realId = new Map<number, number>()
  private last = 0

  constructor(
    private readonly columns: readonly StoredColumn[],
    refs: readonly ChunkRef[],
    chunks: readonly Chunk[],
    private nextRow: number,
  ) {
    this.parts = chunks.map((chunk, at) => new ChunkPart(refs[at] as ChunkRef, chunk))
  }

  get next(): number {
    return this.nextRow
  }

  apply(change: RowChange): void {
    switch (change.kind) {
      case 'set':
        return this.set(change.row, change.at, [change.cell as Cell])
      case 'setMany':
        return change.rows.forEach((row, line) => this.set(row, change.at, (change.cells[line] ?? []) as Cell[]))
      case 'insert':
        return this.insert(change.rows, change.after, change.cells as Cell[][])
      case 'delete':
        return change.rows.forEach((row) => this.delete(row))
    }
  }

  /** Untouched parts by their ref, the others as chunks that are still to be written. */
  finish(): (ChunkRef | Chunk)[] {
    return this.parts.flatMap((part): (ChunkRef | Chunk)[] => {
      if (part.ref) return [part.ref]
      const pieces: Chunk[] = []
      const size = part.rows.length > 2 * CHUNK_ROWS ? CHUNK_ROWS : part.rows.length
      for (let at = 0; at < part.rows.length; at += size)
        pieces.push({ ids: part.ids.slice(at, at + size), rows: part.rows.slice(at, at + size) })
      return pieces
    })
  }

  private set(given: number, from: number, cells: readonly Cell[]): void {
    const place = this.find(given)
    if (!place) return this.refuse(given, from, 'tables.rowGone')
    const { part, index } = place
    const before = part.rows[index] as Row
    const after = [...before]
    for (const [shift, cell] of cells.entries()) {
      const column = this.columns[from + shift]
      const code = column ? cellRefusal(column, cell) : 'tables.rowWidth'
      if (code || !column) return this.refuse(given, from + shift, code ?? 'tables.rowWidth')
      after[from + shift] = tidyCell(cell)
    }
    part.touch()
    part.rows[index] = after
    for (let at = from; at < from + cells.length; at++) this.note(part.ids[index] as number, at, before, after)
  }

  private note(rowId: number, at: number, before: Row, after: Row): void {
    const column = this.columns[at] as StoredColumn
    const [was, is] = [before[at] ?? null, after[at] ?? null]
    if (was === is || (was !== null && is !== null && sameCell(column, was, is))) return
    this.edits.push({ rowId, columnId: column.id, before: was, after: is })
  }

  /** One block into one part: the rows follow each other. */
  private insert(given: readonly number[], after: number | null, cells: readonly Cell[][]): void {
    const place = after === null ? this.top() : this.find(after)
    if (!place) return this.refuse(given[0] as number, null, 'tables.rowGone')
    const ids: number[] = []
    const rows: Row[] = []
    for (const [line, row] of given.entries()) {
      const tidy = (cells[line] ?? []).map(tidyCell)
      const wrong = this.refusalOf(row, tidy)
      if (wrong) this.refuse(row, wrong.at, wrong.code)
      else {
        ids.push(this.idFor(row))
        rows.push(tidy)
      }
    }
    place.part.insert(place.index + 1, ids, rows)
    for (const [line, rowId] of ids.entries())
      this.edits.push({ rowId, columnId: '', before: null, after: rows[line] as Row })
  }

  private refusalOf(given: number, cells: Row): Pick<CellRefusalView, 'at' | 'code'> | null {
    if (cells.length !== this.columns.length) return { at: null, code: 'tables.rowWidth' }
    for (const [at, column] of this.columns.entries()) {
      const code = cellRefusal(column, cells[at] ?? null)
      if (code) return { at, code }
    }
    const isTaken = given < 0 ? this.realId.has(given) : given >= this.nextRow || this.find(given) !== null
    return isTaken ? { at: null, code: 'tables.rowTaken' } : null
  }

  private idFor(given: number): number {
    if (given >= 0) return given
    const id = this.nextRow++
    this.realId.set(given, id)
    const run = this.rowIds.at(-1)
    if (run && run.given - run.count === given && run.id + run.count === id) run.count++
    else this.rowIds.push({ given, id, count: 1 })
    return id
  }

  private delete(given: number): void {
    const place = this.find(given)
    if (!place) return this.refuse(given, null, 'tables.rowGone')
    const rowId = place.part.ids[place.index] as number
    const row = place.part.remove(place.index)
    this.edits.push({ rowId, columnId: '', before: row, after: null })
  }

  /** Changes mostly follow each other: the part that held the last row is asked first. */
  private find(given: number): PartPlace | null {
    const id = this.realId.get(given) ?? given
    for (let step = 0; step < this.parts.length; step++) {
      const at = (this.last + step) % this.parts.length
      const part = this.parts[at] as ChunkPart
      const index = part.indexOf(id)
      if (index < 0) continue
      this.last = at
      return { part, index }
    }
    return null
  }

  /** Before the first row of all. */
  private top(): PartPlace {
    if (this.parts.length === 0) this.parts.push(new ChunkPart(null, { ids: [], rows: [] }))
    return { part: this.parts[0] as ChunkPart, index: -1 }
  }

  private refuse(row: number, at: number | null, code: CellRefusalView['code']): void {
    if (this.refusals.length < 200) this.refusals.push({ row, at, code })
  }
}

const sameCell = (column: StoredColumn, one: Cell, other: Cell) =>
  typeof one === 'object' && cellKey(column, one) === cellKey(column, other)
