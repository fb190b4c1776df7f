import type { RowChange } from '@coverwright/contract/tables'
import type { Sheet } from './sheet'

type Entry = { readonly forth: readonly RowChange[]; readonly back: readonly RowChange[] }

const MOST_ENTRIES = 500

/** Every change goes through here, so that it can be undone, and on to whoever saves it. */
export class EditLog {
  private done: Entry[] = []
  private undone: Entry[] = []

  constructor(
    private readonly sheet: Sheet,
    private readonly save: (changes: readonly RowChange[]) => void,
  ) {}

  get canUndo(): boolean {
    return this.done.length > 0
  }

  get canRedo(): boolean {
    return this.undone.length > 0
  }

  do(changes: readonly RowChange[]): void {
    if (changes.length === 0) return
    const back = this.sheet.apply(changes)
    this.done = [...this.done.slice(-MOST_ENTRIES + 1), { forth: changes, back }]
    this.undone = []
    this.save(changes)
  }

  undo(): RowChange | null {
    const entry = this.done.pop()
    if (!entry) return null
    this.play(entry.back)
    this.undone.push(entry)
    return entry.back[0] ?? null
  }

  redo(): RowChange | null {
    const entry = this.undone.pop()
    if (!entry) return null
    this.play(entry.forth)
    this.done.push(entry)
    return entry.forth[0] ?? null
  }

  private play(changes: readonly RowChange[]): void {
    this.sheet.apply(changes)
    this.save(changes)
  }
}
