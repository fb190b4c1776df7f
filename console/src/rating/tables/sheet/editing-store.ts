import type { Cell } from '@coverwright/rules/rating/pricing'

/** A cell with an open field: which one, what its row held when it was opened, and what stands in the field first. */
export type Editing = {
  readonly row: number
  readonly rowId: number
  readonly cells: readonly Cell[]
  readonly column: number
  readonly text: string
  readonly isWhole: boolean
}

/** Which cell is being edited, outside of React: only its row is drawn again. */
export class EditingStore {
  private editing: Editing | null = null
  private readonly listeners = new Set<() => void>()

  readonly listen = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  readonly get = (): Editing | null => this.editing

  set(editing: Editing | null): void {
    this.editing = editing
    for (const listener of this.listeners) listener()
  }

  of(row: number): Editing | null {
    return this.editing?.row === row ? this.editing : null
  }
}
