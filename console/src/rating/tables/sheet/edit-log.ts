import type { RowChange } from '@coverwright/contract/rating/tables'
import { firstRowOf, weightOf } from './changes'
import type { Sheet } from './sheet'

/** What was done to cells and rows, both ways; or to the columns, which somebody else does and undoes. */
export type LogEntry =
  | { readonly kind: 'rows'; readonly forth: readonly RowChange[]; readonly back: readonly RowChange[] }
  | { readonly kind: 'columns'; readonly undo: () => void; readonly redo: () => void }

const MOST_ENTRIES = 500
/** Cells that the entries may hold together; the oldest are forgotten first. */
const MOST_CELLS = 4_000_000

type Save = (changes: readonly RowChange[], back: readonly RowChange[]) => void

/** Every change goes through here, so that it can be undone, and on to whoever saves it. */
export class EditLog {
  constructor(
    private readonly sheet: Sheet,
    private readonly save: Save,
    private done: LogEntry[] = [],
    private undone: LogEntry[] = [],
  ) {}

  get canUndo(): boolean {
    return this.done.length > 0
  }

  get canRedo(): boolean {
    return this.undone.length > 0
  }

  do(changes: readonly RowChange[]): void {
    if (changes.length === 0) return
    this.keep({ kind: 'rows', forth: changes, back: this.play(changes) })
  }

  /** Done by somebody else already. */
  keep(entry: LogEntry): void {
    this.done.push(entry)
    this.undone = []
    this.forgetOldest()
  }

  /** What was kept last did not come to pass. */
  drop(): void {
    this.done.pop()
  }

  /** The row to look at afterwards. */
  undo(): number | null {
    return this.replay(this.done, this.undone, 'undo')
  }

  redo(): number | null {
    return this.replay(this.undone, this.done, 'redo')
  }

  /** For a sheet under other columns, whose log goes on from here. */
  handOver(): { done: LogEntry[]; undone: LogEntry[] } {
    return { done: this.done, undone: this.undone }
  }

  forget(): void {
    this.done = []
    this.undone = []
  }

  private replay(from: LogEntry[], to: LogEntry[], way: 'undo' | 'redo'): number | null {
    const entry = from.pop()
    if (!entry) return null
    to.push(entry)
    if (entry.kind === 'columns') {
      entry[way]()
      return null
    }
    const changes = way === 'undo' ? entry.back : entry.forth
    this.play(changes)
    return changes[0] ? firstRowOf(changes[0]) : null
  }

  private play(changes: readonly RowChange[]): RowChange[] {
    const back = this.sheet.apply(changes)
    this.save(changes, back)
    return back
  }

  private forgetOldest(): void {
    let cells = 0
    let keeps = 0
    for (const entry of this.done.toReversed()) {
      cells += entry.kind === 'rows' ? cellsOf(entry) : 1
      if (keeps > 0 && (cells > MOST_CELLS || keeps >= MOST_ENTRIES)) break
      keeps++
    }
    if (keeps < this.done.length) this.done = this.done.slice(-keeps)
  }
}

const cellsOf = ({ back, forth }: Extract<LogEntry, { kind: 'rows' }>): number =>
  [...forth, ...back].reduce((sum, change) => sum + weightOf(change), 0)
