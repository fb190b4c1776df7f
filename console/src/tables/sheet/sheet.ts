import type { RowChange, RowView } from '@coverwright/contract/tables'
import type { Cell, TableColumn } from '@coverwright/rules/pricing'

/** A row never changes: a change puts another in its place, so that whoever shows it sees by identity that it did. */
export type SheetRow = { readonly id: number; readonly cells: readonly Cell[] }

/**
 * The rows of a version in this browser, outside of React: a hundred thousand of them, of which some may not have come
 * yet. Places count in the table; the view is the list of places that are shown, when rows are sorted or filtered.
 */
export class Sheet {
  private readonly rows: (SheetRow | undefined)[]
  private places: Map<number, number> | null = null
  private readonly realIds = new Map<number, number>()
  private readonly listeners = new Set<() => void>()
  private view: Int32Array | null = null
  private loadedRows = 0
  private lastNewId = 0
  /** Where a row came or went last: the next one of a block is beside it, so that a block costs one look at the list. */
  private lastPlace = -2
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
    for (let place = this.lastPlace + 1; place >= this.lastPlace - 1; place--)
      if (this.rows[place]?.id === real) return place
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

  /** Does the changes and gives those that would undo them. */
  apply(changes: readonly RowChange[]): RowChange[] {
    const undo: RowChange[] = []
    for (const change of changes) {
      const back = this.applyOne(change)
      if (back) undo.push(back)
    }
    this.tell()
    return undo.reverse()
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

  private applyOne(change: RowChange): RowChange | null {
    const place = change.kind === 'insert' ? -1 : this.placeOf(change.row)
    const row = this.rows[place]
    switch (change.kind) {
      case 'set': {
        if (!row) return null
        this.rows[place] = { id: row.id, cells: row.cells.with(change.at, change.cell as Cell) }
        return { kind: 'set', row: change.row, at: change.at, cell: (row.cells[change.at] ?? null) as never }
      }
      case 'insert': {
        const after = change.after === null ? -1 : this.placeOf(change.after)
        this.splice(after + 1, 0, { id: this.resolve(change.row), cells: change.cells as Cell[] })
        return { kind: 'delete', row: change.row }
      }
      case 'delete': {
        if (!row) return null
        const before = this.rows[place - 1]
        this.splice(place, 1)
        const cells = [...row.cells] as RowView['cells']
        return { kind: 'insert', row: row.id, after: before?.id ?? null, cells }
      }
    }
  }

  private splice(place: number, gone: number, ...come: SheetRow[]): void {
    this.rows.splice(place, gone, ...come)
    this.loadedRows += come.length - gone
    this.places = null
    this.lastPlace = place
    this.structure++
    if (this.view) this.view = shifted(this.view, place, come.length - gone)
  }

  private tell(): void {
    this.version++
    for (const listener of this.listeners) listener()
  }
}

/** A view after a row went from a place, or came to it: the rows that it shows are the same. */
function shifted(view: Int32Array, place: number, by: number): Int32Array {
  const kept = by < 0 ? view.filter((shown) => shown !== place) : view
  return kept.map((shown) => (shown >= place ? shown + by : shown))
}
