import type { CellRefusalView, RowChange } from '@coverwright/contract/tables'
import type { Cell, Row } from '@coverwright/rules/pricing'
import { cellRefusal } from '@coverwright/rules/tables'
import type { Chunk } from './chunk-text'
import { CHUNK_ROWS, tidyCell } from './chunks'
import type { ChunkRef, StoredColumn } from './tables'

type Working = { ref: ChunkRef | null; ids: number[]; rows: Row[] }

/** What a change did to a cell; `columnId` is empty for a whole row. */
export type CellEdit = { rowId: number; columnId: string; before: unknown; after: unknown }

/** The chunks of a draft while a batch of changes is done to them: those that are not touched stay what they are. */
export class EditedChunks {
  readonly edits: CellEdit[] = []
  readonly refusals: CellRefusalView[] = []
  readonly rowIds: { given: number; id: number }[] = []
  private readonly parts: Working[]
  private readonly partOf = new Map<number, Working>()
  private readonly realId = new Map<number, number>()

  constructor(
    private readonly columns: readonly StoredColumn[],
    refs: readonly ChunkRef[],
    chunks: readonly Chunk[],
    private nextRow: number,
  ) {
    this.parts = chunks.map(({ ids, rows }, at) => ({
      ref: refs[at] as ChunkRef,
      ids: ids as number[],
      rows: rows as Row[],
    }))
    for (const part of this.parts) for (const id of part.ids) this.partOf.set(id, part)
  }

  get next(): number {
    return this.nextRow
  }

  apply(change: RowChange): void {
    switch (change.kind) {
      case 'set':
        return this.set(change.row, change.at, tidyCell(change.cell as Cell))
      case 'insert':
        return this.insert(
          change.row,
          change.after,
          change.cells.map((cell) => tidyCell(cell as Cell)),
        )
      case 'delete':
        return this.delete(change.row)
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

  private set(given: number, at: number, cell: Cell): void {
    const place = this.find(given)
    const column = this.columns[at]
    if (!place || !column) return this.refuse(given, at, place ? 'tables.rowWidth' : 'tables.rowGone')
    const code = cellRefusal(column, cell)
    if (code) return this.refuse(given, at, code)
    const { part, index } = place
    const row = part.rows[index] as Row
    this.touch(part)
    part.rows[index] = row.with(at, cell)
    this.edits.push({ rowId: part.ids[index] as number, columnId: column.id, before: row[at] ?? null, after: cell })
  }

  private insert(given: number, after: number | null, cells: Cell[]): void {
    if (cells.length !== this.columns.length) return this.refuse(given, null, 'tables.rowWidth')
    const wrong = this.columns.findIndex((column, at) => cellRefusal(column, cells[at] ?? null) !== null)
    const column = this.columns[wrong]
    if (column) {
      const code = cellRefusal(column, cells[wrong] ?? null)
      return code ? this.refuse(given, wrong, code) : undefined
    }
    const id = given < 0 ? this.nextRow++ : given
    if (id >= this.nextRow || this.partOf.has(id) || this.realId.has(given))
      return this.refuse(given, null, 'tables.rowTaken')
    const place = after === null ? this.top() : this.find(after)
    if (!place) return this.refuse(given, null, 'tables.rowGone')
    this.touch(place.part)
    place.part.ids.splice(place.index + 1, 0, id)
    place.part.rows.splice(place.index + 1, 0, cells)
    this.partOf.set(id, place.part)
    if (given < 0) {
      this.realId.set(given, id)
      this.rowIds.push({ given, id })
    }
    this.edits.push({ rowId: id, columnId: '', before: null, after: cells })
  }

  private delete(given: number): void {
    const place = this.find(given)
    if (!place) return this.refuse(given, null, 'tables.rowGone')
    const { part, index } = place
    this.touch(part)
    const [id] = part.ids.splice(index, 1)
    const [row] = part.rows.splice(index, 1)
    this.partOf.delete(id as number)
    this.edits.push({ rowId: id as number, columnId: '', before: row ?? null, after: null })
  }

  private find(given: number): { part: Working; index: number } | null {
    const id = this.realId.get(given) ?? given
    const part = this.partOf.get(id)
    return part ? { part, index: part.ids.indexOf(id) } : null
  }

  /** Before the first row of all. */
  private top(): { part: Working; index: number } {
    if (this.parts.length === 0) this.parts.push({ ref: null, ids: [], rows: [] })
    return { part: this.parts[0] as Working, index: -1 }
  }

  /** Chunks are shared by versions and by whoever reads them now: the first change makes a copy. */
  private touch(part: Working): void {
    if (!part.ref) return
    part.ref = null
    part.ids = [...part.ids]
    part.rows = [...part.rows]
  }

  private refuse(row: number, at: number | null, code: CellRefusalView['code']): void {
    if (this.refusals.length < 200) this.refusals.push({ row, at, code })
  }
}
