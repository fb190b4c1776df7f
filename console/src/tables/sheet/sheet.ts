import type { RowChange, RowView } from '@coverwright/contract/tables'
import type { Cell, TableColumn } from '@coverwright/rules/pricing'
import { blocksOf, viewWithBlocks, viewWithoutPlaces, withBlocks, withoutPlaces } from './row-blocks'

/** A row never changes: a change puts another in its place, so that whoever shows it sees by identity that it did. */
export type SheetRow = { readonly id: number; readonly cells: readonly Cell[] }

/**
 * The rows of a version in this browser, outside of React: a hundred thousand of them, of which some may not have come
 * yet. Places count in the table; the view is the list of places that are shown, when rows are sorted or filtered.
 */
export class Sheet {
  private rows: (SheetRow | undefined)[]
  private places: Map<number, number> | null = null
  private readonly realIds = new Map<number, number>()
  private readonly listeners = new Set<() => void>()
  private view: Int32Array | null = null
  private loadedRows = 0
  private lastNewId = 0
  /** Counts what changes the list itself: rows that came or went, another view. */
  structure = 0
  /** Counts every change. */
  version = 0

  constructor(
    readonly columns: readonly TableColumn[],
    rowCount: number,
  ) {
    this.rows = new Array<SheetRow | undefined>(rowCount).fill(undefined)
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

  /** Does the changes, those of a kind together, and gives those that would undo them. */
  apply(changes: readonly RowChange[]): RowChange[] {
    const undo: RowChange[][] = []
    for (let from = 0; from < changes.length;) {
      const { kind } = changes[from] as RowChange
      let to = from
      while (changes[to]?.kind === kind) to++
      undo.push(this.applyRun(changes.slice(from, to)))
      from = to
    }
    this.tell()
    return undo.reverse().flat()
  }

  /** New rows got their ids. */
  rename(rowIds: readonly { given: number; id: number }[]): void {
    for (const { given, id } of rowIds) {
      const place = this.placeOf(given)
      const row = this.rows[place]
      if (row) {
        this.rows[place] = { id, cells: row.cells }
        this.places?.delete(given)
        this.places?.set(id, place)
      }
      this.realIds.set(given, id)
    }
    if (rowIds.length > 0) this.tell()
  }

  private applyRun(run: readonly RowChange[]): RowChange[] {
    switch (run[0]?.kind) {
      case 'set':
        return run.flatMap((change) => (change.kind === 'set' ? this.set(change) : [])).reverse()
      case 'insert':
        return this.insert(run.filter((change) => change.kind === 'insert'))
      case 'delete':
        return this.delete(run.map(({ row }) => row))
      case undefined:
        return []
    }
  }

  private set({ at, cell, row: id }: RowChange & { kind: 'set' }): RowChange[] {
    const place = this.placeOf(id)
    const row = this.rows[place]
    if (!row) return []
    this.rows[place] = { id: row.id, cells: row.cells.with(at, cell as Cell) }
    return [{ kind: 'set', row: id, at, cell: (row.cells[at] ?? null) as never }]
  }

  private insert(run: readonly (RowChange & { kind: 'insert' })[]): RowChange[] {
    const coming = run.map(({ after, cells, row }) => ({
      row: { id: this.resolve(row), cells: cells as Cell[] },
      after: after === null ? null : this.resolve(after),
    }))
    const blocks = blocksOf(coming, (id) => this.placeOf(id))
    this.replace(withBlocks(this.rows, blocks), this.view && viewWithBlocks(this.view, blocks), run.length)
    return run.map(({ row }) => ({ kind: 'delete', row }))
  }

  private delete(ids: readonly number[]): RowChange[] {
    const places = new Set(ids.map((id) => this.placeOf(id)).filter((place) => place >= 0))
    const undo = [...places]
      .sort((one, other) => one - other)
      .map((place): RowChange => {
        const { cells, id } = this.rows[place] as SheetRow
        const after = this.rows[place - 1]?.id ?? null
        return { kind: 'insert', row: id, after, cells: [...cells] as RowView['cells'] }
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
