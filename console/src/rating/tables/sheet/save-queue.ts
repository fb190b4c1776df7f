import type { RowChange, SavedCells } from '@coverwright/contract/rating/tables'
import { cutAfter, resolved, rowsWithin } from './changes'
import { nextTask } from './slices'

export type SaveState = 'saved' | 'waiting' | 'saving' | 'failed'

/** What was done and not saved yet, with what would undo it: there stands what it was before. */
export type Pending = { readonly change: RowChange; readonly back: readonly RowChange[] }

/** What became of a save that failed: others were first, it goes again by itself, or somebody has to look. */
export type Failure = 'behind' | 'passing' | 'final'

type Parts = {
  revision: number
  /** The same key for the same batch until it is answered: what arrived and was not heard of is not done twice. */
  send: (baseRevision: number, changes: RowChange[], key: string) => Promise<SavedCells>
  /** An id as it is now: rows that were new got theirs. */
  resolve: (id: number) => number
  failureOf: (error: unknown) => Failure
  onSaved: (saved: SavedCells) => void
  onState: (state: SaveState, error?: unknown) => void
  onBehind: () => void
}

/** What was sent, or is about to be, as it goes over the wire: sent again it must be the same under its key. */
export type Batch = {
  readonly base: number
  readonly pending: readonly Pending[]
  readonly changes: readonly RowChange[]
  readonly key: string
}

/** All that is not known to be saved: what was sent and not answered, and what has not gone yet. */
export type Unsaved = { readonly sent: Batch | null; readonly waiting: readonly Pending[] }

/** Keys are pressed faster than saves go: what comes within this time goes together. */
const WAIT_MS = 600
/** A call may have a megabyte; less is put into words, signed and sent between two frames, and takes no longer in all. */
const BATCH_BYTES = 400_000
const BATCH_CHANGES = 10_000
const FIRST_RETRY_MS = 2_000
const LONGEST_RETRY_MS = 30_000

/** Saves changes in their order, one batch at a time, each on the revision that the last one made. */
export class SaveQueue {
  private waiting: Pending[] = []
  private batch: Batch | null = null
  /** The batch is of another page: its answer is news to the rows here. */
  private isCarried = false
  private timer: ReturnType<typeof setTimeout> | undefined
  private sending: Promise<void> | null = null
  private revision: number
  private hasFailed = false
  private failures = 0

  constructor(private readonly parts: Parts) {
    this.revision = parts.revision
  }

  get isEmpty(): boolean {
    return this.waiting.length === 0 && !this.batch
  }

  get base(): number {
    return this.revision
  }

  /** Everything that is not saved, in order. */
  get pending(): Pending[] {
    return [...(this.batch?.pending ?? []), ...this.waiting]
  }

  /** The same for another page to go on with: under its key, what arrives meanwhile does not come twice. */
  get unsaved(): Unsaved {
    return { sent: this.batch, waiting: [...this.waiting] }
  }

  get isCarrying(): boolean {
    return this.isCarried
  }

  /** Rows that still have to go. */
  get left(): number {
    return this.pending.reduce((sum, { change }) => sum + (change.kind === 'set' ? 1 : change.rows.length), 0)
  }

  add(changes: readonly RowChange[], back: readonly RowChange[]): void {
    for (const change of changes) this.waiting.push({ change, back })
    if (this.hasFailed) return
    if (!this.sending) this.parts.onState('waiting')
    this.after(WAIT_MS)
  }

  /** Sends all there is; resolves when it is saved, or has failed. */
  async flush(): Promise<boolean> {
    clearTimeout(this.timer)
    this.hasFailed = false
    while (!this.hasFailed && (this.sending || !this.isEmpty)) {
      this.sending ??= this.sendNext()
      await this.sending
      // A key that came while the last answer was taken in is answered before the next batch is made.
      if (!this.isEmpty) await nextTask()
    }
    return !this.hasFailed
  }

  /** Nothing goes until it is told to go on. */
  hold(): void {
    clearTimeout(this.timer)
    this.hasFailed = true
  }

  /** Takes over from another page. Nothing goes until it is told to. */
  carry({ sent, waiting }: Unsaved): void {
    this.hold()
    this.batch = sent
    this.isCarried = sent !== null
    this.waiting = [...waiting]
  }

  get isSending(): boolean {
    return this.sending !== null
  }

  /** Everything that is not saved, in order, for whoever brings it onto another revision. Only while nothing is sent. */
  takeBack(): Pending[] {
    const taken = this.pending
    clearTimeout(this.timer)
    this.waiting = []
    this.batch = null
    this.isCarried = false
    return taken
  }

  putBack(pending: readonly Pending[]): void {
    this.waiting = [...pending, ...this.waiting]
  }

  /** Goes on from a revision with what was taken back. */
  goOn(revision: number, pending: readonly Pending[]): void {
    this.revision = revision
    this.hasFailed = false
    this.putBack(pending)
    this.parts.onState(this.isEmpty ? 'saved' : 'waiting')
    if (!this.isEmpty) this.after(0)
  }

  private after(ms: number): void {
    clearTimeout(this.timer)
    this.timer = setTimeout(() => void this.flush(), ms)
  }

  private async sendNext(): Promise<void> {
    const isNew = this.batch === null
    const batch = (this.batch ??= this.nextBatch())
    this.parts.onState('saving')
    try {
      if (isNew) await nextTask()
      // Whoever takes everything back meanwhile brings it in elsewhere.
      if (this.batch !== batch) return void (this.sending = null)
      const saved = await this.parts.send(batch.base, [...batch.changes], batch.key)
      if (saved.refusals.length > 0) throw new RefusedCells(saved)
      this.batch = null
      this.failures = 0
      this.revision = saved.revision
      this.parts.onSaved(saved)
      this.sending = null
      if (this.isCarried) return this.landed()
      this.parts.onState(this.waiting.length > 0 ? 'waiting' : 'saved')
    } catch (error) {
      this.sending = null
      this.hasFailed = true
      this.fail(error)
    }
  }

  /** What another page sent is saved: the rows come as they are now, and what waited goes onto them. */
  private landed(): void {
    this.isCarried = false
    this.hasFailed = true
    this.parts.onBehind()
  }

  private fail(error: unknown): void {
    const failure = error instanceof RefusedCells ? 'final' : this.parts.failureOf(error)
    if (failure === 'behind' || (failure === 'final' && this.isCarried)) return this.parts.onBehind()
    this.parts.onState('failed', error)
    if (failure === 'passing') this.after(Math.min(FIRST_RETRY_MS * 2 ** this.failures++, LONGEST_RETRY_MS))
  }

  /** From the front as much as fits; a change that is too large is cut. */
  private nextBatch(): Batch {
    const pending: Pending[] = []
    let bytes = BATCH_BYTES
    let taken = 0
    while (taken < this.waiting.length && pending.length < BATCH_CHANGES) {
      const { back, change } = this.waiting[taken] as Pending
      const fits = rowsWithin(change, bytes)
      if (fits.rows === 0 && pending.length > 0) break
      const cut = cutAfter(change, Math.max(1, fits.rows))
      pending.push({ change: cut ? cut[0] : change, back })
      if (cut) {
        this.waiting[taken] = { change: cut[1], back }
        break
      }
      bytes -= fits.bytes
      taken++
    }
    this.waiting = this.waiting.slice(taken)
    const changes = pending.map(({ change }) => resolved(change, this.parts.resolve))
    return { base: this.revision, pending, changes, key: crypto.randomUUID() }
  }
}

/** The server took none of a batch, and said which cells it minded. */
export class RefusedCells extends Error {
  constructor(readonly saved: SavedCells) {
    super('cells were refused')
  }
}
