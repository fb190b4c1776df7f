import type { RowChange, RowView } from '@coverwright/contract/rating/tables'
import type { Cell, TableColumn } from '@coverwright/rules/rating/pricing'
import { viewWithBlock, viewWithoutPlaces, withBlock, withoutPlaces } from './row-blocks'
import type { SheetRow } from './sheet-row'

/**
 * The rows of a version in this browser, outside of React: a hundred thousand of them, of which some may not have come
 * yet. Places count in the table; the view is the list of places that are shown, when rows are sorted or filtered.
 */
export class Sheet {
  private rows: (SheetRow | undefined)[]
  private places: Map<number, number> | null = null
  private readonly listeners = new Set<() => void>()
  private view: Int32Array | null = null
  private loadedRows = 0
  private lastNewId = 0
  /** Counts what changes the list itself: rows that came or went, another view. */
  structure = 0
  /** Counts every change. */
  version = 0

  /** `realIds` are those that rows got under other columns: what was done there can still be undone here. */
  constructor(
    readonly columns: readonly TableColumn[],
    rowCount: number,
    private readonly realIds = new Map<number, number>(),
  ) {
    this.rows = new Array<SheetRow | undefined>(rowCount).fill(undefined)
    for (const given of realIds.keys()) this.lastNewId = Math.min(this.lastNewId, given)
  }

  get count(): number {
    return this.view?.length ?? this.rows.length
  }

  get rowCount(): number {
    return this.rows.length
  }

  get loaded(): number {
    return this.loadedRows
  }

  get isWhole(): boolean {
    return this.loadedRows === this.rows.length
  }

  /** Whether all rows of a part of the view have come: what is done to them would leave out the others. */
  isHere(top: number, bottom: number): boolean {
    if (this.isWhole) return true
    for (let at = top; at <= bottom && at < this.count; at++) if (!this.rowAt(at)) return false
    return true
  }

  get newIds(): Map<number, number> {
    return this.realIds
  }

  get isViewed(): boolean {
    return this.view !== null
  }

  readonly listen = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  /** What stands at a place of the view; undefined while it has not come. */
  rowAt(at: number): SheetRow | undefined {
    return this.rows[this.placeAt(at)]
  }

  /** From a place of the view to one of the table. */
  placeAt(at: number): number {
    return this.view ? (this.view[at] ?? -1) : at
  }

  rowAtPlace(place: number): SheetRow | undefined {
    return this.rows[place]
  }

  /** Where a row is shown now; -1 when it is not. */
  showsAt(id: number): number {
    const place = this.placeOf(id)
    return this.view && place >= 0 ? this.view.indexOf(place) : place
  }

  /** New rows have negative ids until they are saved; both lead to the row. */
  placeOf(id: number): number {
    const real = this.resolve(id)
    if (!this.places) {
      this.places = new Map()
      for (const [place, row] of this.rows.entries()) if (row) this.places.set(row.id, place)
    }
    return this.places.get(real) ?? -1
  }

  resolve(id: number): number {
    return this.realIds.get(id) ?? id
  }

  /** New rows of before keep their ids: none of them is given again. */
  passNewIds(ids: readonly number[]): void {
    for (const id of ids) this.lastNewId = Math.min(this.lastNewId, id)
  }

  newId(): number {
    return --this.lastNewId
  }

  /** Rows as they came from the server; those that are here already stay, they may have been changed meanwhile. */
  fill(offset: number, rows: readonly RowView[]): void {
    rows.forEach((row, index) => {
      const place = offset + index
      if (place >= this.rows.length || this.rows[place]) return
      this.rows[place] = row as SheetRow
      this.places?.set(row.id, place)
      this.loadedRows++
    })
    this.tell()
  }

  setView(view: Int32Array | null): void {
    this.view = view
    this.structure++
    this.tell()
  }

  /** Does the changes in their order and gives those that would undo them. */
  apply(changes: readonly RowChange[]): RowChange[] {
    const undo: RowChange[] = []
    for (const change of changes) undo.unshift(...this.applyOne(change))
    this.tell()
    return undo
  }

  /** All rows anew, as others left them. */
  replaceAll(rows: readonly RowView[]): void {
    this.replace([...rows] as SheetRow[], null, rows.length - this.loadedRows)
    this.tell()
  }

  /**
   * New rows got their ids: a run of them goes down where they are given, and up where they are kept. They mostly stand
   * together, so each is looked for under the one before, and the whole list only where it is not there.
   */
  rename(runs: readonly { given: number; id: number; count: number }[]): void {
    for (const run of runs) {
      let place = this.rows.findIndex((row) => row?.id === run.given)
      for (let at = 0; at < run.count; at++, place++) {
        const [given, id] = [run.given - at, run.id + at]
        if (this.rows[place]?.id !== given) place = this.placeOf(given)
        const row = this.rows[place]
        if (row) {
          this.rows[place] = { id, cells: row.cells }
          this.places?.delete(given)
          this.places?.set(id, place)
        }
        this.realIds.set(given, id)
      }
    }
    if (runs.length > 0) this.tell()
  }

  private applyOne(change: RowChange): RowChange[] {
    switch (change.kind) {
      case 'set':
        return this.set(change)
      case 'setMany':
        return this.setMany(change)
      case 'insert':
        return this.insert(change)
      case 'delete':
        return this.delete(change.rows)
    }
  }

  private set({ at, cell, row: id }: RowChange & { kind: 'set' }): RowChange[] {
    const place = this.placeOf(id)
    const row = this.rows[place]
    if (!row) return []
    this.rows[place] = { id: row.id, cells: row.cells.with(at, cell as Cell) }
    return [{ kind: 'set', row: id, at, cell: (row.cells[at] ?? null) as never }]
  }

  private setMany({ at, cells, rows }: RowChange & { kind: 'setMany' }): RowChange[] {
    const before: Cell[][] = []
    const touched: number[] = []
    for (const [line, id] of rows.entries()) {
      const place = this.placeOf(id)
      const row = this.rows[place]
      const coming = cells[line]
      if (!row || !coming) continue
      const after = [...row.cells]
      for (const [shift, cell] of coming.entries()) after[at + shift] = cell as Cell
      this.rows[place] = { id: row.id, cells: after }
      touched.push(id)
      before.push(row.cells.slice(at, at + coming.length))
    }
    return touched.length === 0 ? [] : [{ kind: 'setMany', rows: touched, at, cells: before as never }]
  }

  /** A row that it should come after may be gone: then it comes last. */
  private insert({ after, cells, rows }: RowChange & { kind: 'insert' }): RowChange[] {
    const place = after === null ? -1 : this.placeOf(after)
    const at = after !== null && place < 0 ? this.rows.length - 1 : place
    const coming = rows.map((id, line): SheetRow => ({ id: this.resolve(id), cells: cells[line] as Cell[] }))
    this.replace(withBlock(this.rows, at, coming), this.view && viewWithBlock(this.view, at, rows.length), rows.length)
    return [{ kind: 'delete', rows }]
  }

  private delete(ids: readonly number[]): RowChange[] {
    const places = new Set(ids.map((id) => this.placeOf(id)).filter((place) => place >= 0))
    if (places.size === 0) return []
    const undo = runsOf([...places].sort((one, other) => one - other)).map((run): RowChange => {
      const rows = run.map((place) => this.rows[place] as SheetRow)
      const after = this.rows[(run[0] as number) - 1]?.id ?? null
      return {
        kind: 'insert',
        rows: rows.map(({ id }) => id),
        after,
        cells: rows.map(({ cells }) => cells) as RowView['cells'][],
      }
    })
    this.replace(withoutPlaces(this.rows, places), this.view && viewWithoutPlaces(this.view, places), -places.size)
    return undo
  }

  private replace(rows: (SheetRow | undefined)[], view: Int32Array | null, by: number): void {
    this.rows = rows
    this.view = view
    this.loadedRows += by
    this.places = null
    this.structure++
  }

  private tell(): void {
    this.version++
    for (const listener of this.listeners) listener()
  }
}

/** Places that follow each other, together. */
function runsOf(places: readonly number[]): number[][] {
  const runs: number[][] = []
  for (const place of places) {
    const run = runs.at(-1)
    if (run && run.at(-1) === place - 1) run.push(place)
    else runs.push([place])
  }
  return runs
}
