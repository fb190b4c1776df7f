import type { RowView } from '@coverwright/contract/rating/tables'
import type { Sheet } from './sheet'

type Window = { rows: RowView[]; total: number; revision: number }
type Fetch = (offset: number, limit: number) => Promise<Window>

/** Half a megabyte of a wide table. */
export const WINDOW_ROWS = 5_000
/** While one window is read here, the next is made there. */
const AT_ONCE = 2

/** Brings the rows: first what somebody looks at, then, behind that, all the others, so that they can be searched and sorted. */
export class RowLoader {
  private readonly taken = new Set<number>()
  private wanted = 0
  private running = 0
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
    if (this.sheet.isWhole) return
    while (this.running < AT_ONCE && !this.isStopped) {
      const window = this.next()
      if (window === null) return
      void this.run(window)
    }
  }

  stop(): void {
    this.isStopped = true
  }

  private async run(first: number): Promise<void> {
    this.running++
    for (let window: number | null = first; window !== null && !this.isStopped; window = this.next())
      if (!(await this.bring(window))) break
    this.running--
  }

  private async bring(window: number): Promise<boolean> {
    this.taken.add(window)
    try {
      const answer = await this.fetch(window * WINDOW_ROWS, WINDOW_ROWS)
      if (this.isStopped) return false
      if (this.onChanged(answer.revision)) {
        this.stop()
        return false
      }
      this.sheet.fill(window * WINDOW_ROWS, answer.rows)
      return true
    } catch (error) {
      this.taken.delete(window)
      if (!this.isStopped) this.onError(error)
      return false
    }
  }

  /** The one that is looked at, else the first that is missing. */
  private next(): number | null {
    const windows = Math.ceil(this.sheet.rowCount / WINDOW_ROWS)
    if (this.wanted < windows && !this.taken.has(this.wanted)) return this.wanted
    for (let window = 0; window < windows; window++) if (!this.taken.has(window)) return window
    return null
  }
}
