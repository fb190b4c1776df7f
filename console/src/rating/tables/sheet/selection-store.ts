import { areaOf, cellAt, type Area, type Selection } from './selection'

/** What is selected, outside of React: a row is drawn anew only when its own part of the selection changed. */
export class SelectionStore {
  private selection: Selection = cellAt(0, 0)
  private area: Area = areaOf(this.selection)
  isFollowed = true
  /** Somebody is led there from elsewhere, and wants to see what stands around it. */
  isLedTo = false
  private readonly listeners = new Set<() => void>()

  readonly listen = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  readonly get = (): Selection => this.selection

  get selected(): Area {
    return this.area
  }

  /** `isFollowed` is false where the far corner is out of sight on purpose: a whole column, everything. */
  set(selection: Selection, area: Area = areaOf(selection), isFollowed = true, isLedTo = false): void {
    this.selection = selection
    this.area = area
    this.isFollowed = isFollowed
    this.isLedTo = isLedTo
    for (const listener of this.listeners) listener()
  }

  /** The part of it in one row as a text, so that it compares by value: 'first,last,active,corner', or empty. */
  partOf(row: number): string {
    const { bottom, left, right, top } = this.area
    if (row < top || row > bottom) return ''
    return `${left},${right},${this.selection.row === row ? this.selection.column : -1},${row === bottom ? right : -1}`
  }
}
