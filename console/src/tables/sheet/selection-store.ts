import { areaOf, cellAt, type Area, type Selection } from './selection'

/** What is selected, outside of React: a row is drawn anew only when its own part of the selection changed. */
export class SelectionStore {
  private selection: Selection = cellAt(0, 0)
  private area: Area = areaOf(this.selection)
  private readonly listeners = new Set<() => void>()

  readonly listen = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  readonly get = (): Selection => this.selection

  get selected(): Area {
    return this.area
  }

  set(selection: Selection, area: Area = areaOf(selection)): void {
    this.selection = selection
    this.area = area
    for (const listener of this.listeners) listener()
  }

  /** The part of it in one row as a text, so that it compares by value: 'first,last,active', or empty. */
  partOf(row: number): string {
    const { bottom, left, right, top } = this.area
    if (row < top || row > bottom) return ''
    return `${left},${right},${this.selection.row === row ? this.selection.column : -1}`
  }
}
