import type { RowView } from '@coverwright/contract/tables'
import type { Sheet } from './sheet'

type Window = { rows: RowView[]; total: number; revision: number }
type Fetch = (offset: number, limit: number) => Promise<Window>

export const WINDOW_ROWS = 2_000

/** Brings the rows: first what somebody looks at, then, behind that, all the others, so that they can be searched and sorted. */
export class RowLoader {
  private readonly done = new Set<number>()
  private wanted = 0
  private isRunning = false
  private isStopped = false

  constructor(
    private readonly sheet: Sheet,
    private readonly fetch: Fetch,
    private readonly onError: (error: unknown) => void,
    /** Somebody else changed the rows while they came. */
    private readonly onChanged: (revision: number) => boolean,
  ) {}

  want(place: number): void {
    this.wanted = Math.floor(Math.max(0, place) / WINDOW_ROWS)
    void this.run()
  }

  stop(): void {
    this.isStopped = true
  }

  private async run(): Promise<void> {
    if (this.isRunning) return
    this.isRunning = true
    try {
      for (let window = this.next(); window !== null && !this.isStopped; window = this.next()) {
        const answer = await this.fetch(window * WINDOW_ROWS, WINDOW_ROWS)
        if (this.isStopped || this.onChanged(answer.revision)) return
        this.done.add(window)
        this.sheet.fill(window * WINDOW_ROWS, answer.rows)
      }
    } catch (error) {
      if (!this.isStopped) this.onError(error)
    } finally {
      this.isRunning = false
    }
  }

  /** The one that is looked at, else the first that is missing. */
  private next(): number | null {
    const windows = Math.ceil(this.sheet.rowCount / WINDOW_ROWS)
    if (this.wanted < windows && !this.done.has(this.wanted)) return this.wanted
    for (let window = 0; window < windows; window++) if (!this.done.has(window)) return window
    return null
  }
}
