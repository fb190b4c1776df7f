import type { RowChange, SavedCells } from '@coverwright/contract/tables'

export type SaveState = 'saved' | 'waiting' | 'saving' | 'failed'

type Parts = {
  revision: number
  send: (baseRevision: number, changes: RowChange[]) => Promise<SavedCells>
  /** An id as it is now: rows that were new got theirs. */
  resolve: (id: number) => number
  onSaved: (saved: SavedCells) => void
  onState: (state: SaveState, error?: unknown) => void
}

/** Keys are pressed faster than saves go: what comes within this time goes together. */
const WAIT_MS = 600
/** As many as fit into one call, which may have a megabyte. */
const BATCH = 10_000
const BATCH_LETTERS = 600_000

/** Saves changes in their order, one batch at a time, each on the revision that the last one made. */
export class SaveQueue {
  private waiting: RowChange[] = []
  private timer: ReturnType<typeof setTimeout> | undefined
  private sending: Promise<void> | null = null
  private revision: number
  private hasFailed = false

  constructor(private readonly parts: Parts) {
    this.revision = parts.revision
  }

  get isEmpty(): boolean {
    return this.waiting.length === 0 && !this.sending
  }

  get base(): number {
    return this.revision
  }

  add(changes: readonly RowChange[]): void {
    for (const change of changes) this.waiting.push(change)
    if (this.hasFailed) return
    if (!this.sending) this.parts.onState('waiting')
    clearTimeout(this.timer)
    this.timer = setTimeout(() => void this.flush(), WAIT_MS)
  }

  /** Sends all there is; resolves when it is saved, or has failed. */
  async flush(): Promise<boolean> {
    clearTimeout(this.timer)
    this.hasFailed = false
    while (!this.hasFailed && (this.sending || this.waiting.length > 0)) {
      this.sending ??= this.sendNext()
      await this.sending
    }
    return !this.hasFailed
  }

  private async sendNext(): Promise<void> {
    const batch = this.waiting.slice(0, batchSize(this.waiting))
    this.parts.onState('saving')
    try {
      const saved = await this.parts.send(
        this.revision,
        batch.map((change) => this.resolved(change)),
      )
      if (saved.refusals.length > 0) throw new RefusedCells(saved)
      this.waiting = this.waiting.slice(batch.length)
      this.revision = saved.revision
      this.parts.onSaved(saved)
      this.sending = null
      this.parts.onState(this.waiting.length > 0 ? 'waiting' : 'saved')
    } catch (error) {
      this.sending = null
      this.hasFailed = true
      this.parts.onState('failed', error)
    }
  }

  private resolved(change: RowChange): RowChange {
    const row = this.parts.resolve(change.row)
    if (change.kind !== 'insert') return { ...change, row }
    return { ...change, row, after: change.after === null ? null : this.parts.resolve(change.after) }
  }
}

function batchSize(changes: readonly RowChange[]): number {
  let letters = 0
  let size = 0
  for (; size < Math.min(changes.length, BATCH) && letters < BATCH_LETTERS; size++)
    letters += JSON.stringify(changes[size]).length
  return size
}

/** The server took none of a batch, and said which cells it minded. */
export class RefusedCells extends Error {
  constructor(readonly saved: SavedCells) {
    super('cells were refused')
  }
}
