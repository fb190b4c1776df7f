import type { Path, Shape } from '@coverwright/rules/drafts'
import { type DraftState, isUnsaved, openDraft, type Read, type Sent } from './draft-state'
import { arrived, chosen, discarded } from './follow'
import { changed, redone, undone } from './history'
import type { KeptDraft } from './kept-draft'
import { answered, unsent, withSent } from './saving'

/** What became of a save that failed: others were first, it goes again by itself, or somebody has to look. */
export type Failure<Document> = { kind: 'behind'; current: Read<Document> } | { kind: 'passing' } | { kind: 'final' }

export type DraftParts<Document> = {
  shape: Shape
  /** Saved a moment after each change, or when somebody says so. */
  saves: 'byItself' | 'whenAsked'
  opened: Read<Document>
  mayEdit: boolean
  /** `base` is what the server has, as far as that is known: what is sent may be the difference. */
  send: (sent: Sent<Document>, base: Document) => Promise<Read<Document>>
  failureOf: (error: unknown) => Failure<Document>
  kept: KeptDraft<Document>
  newKey: () => string
  now: () => number
  /** Does it after so long, unless what it gives is called before. */
  later: (ms: number, work: () => void) => () => void
}

export type Saving = 'saved' | 'unsaved' | 'saving' | 'failed' | 'refused' | 'asked' | 'locked'

/** A draft as a screen shows it; the same object until something of it is another. */
export type DraftView<Document> = {
  readonly document: Document
  /** As the server has it: what an asked-about piece is there. */
  readonly theirs: Document
  /** Of what the server has: what is done to it names this. */
  readonly revision: number
  readonly saving: Saving
  /** Why it could not be saved. */
  readonly error: unknown
  readonly asked: readonly Path[]
  readonly isUnsaved: boolean
  readonly canUndo: boolean
  readonly canRedo: boolean
  /** When the step that would be taken back, or done again, was done: screens of several drafts go by it. */
  readonly undoneAt: number | undefined
  readonly redoneAt: number | undefined
  /** Unsaved work from before is here again. */
  readonly isRestored: boolean
  /** How often something was saved. */
  readonly saves: number
}

/**
 * Keys are pressed faster than saves go: what comes within this time goes together. The next key does not put it off, so
 * whoever types without a pause loses less than a second of it when the browser crashes.
 */
const SAVE_AFTER_MS = 900
const KEEP_AFTER_MS = 400
const FIRST_RETRY_MS = 2_000
const LONGEST_RETRY_MS = 30_000

/**
 * A document that is worked on here and saved on the server: changes and their history, one save after the other, what
 * others save meanwhile, and what is kept in the tab until it is saved. The rules are pure (`draft-state` and its
 * neighbours); what a clock and a line do with them is here.
 */
export class Draft<Document> {
  private state: DraftState<Document>
  private mayEdit: boolean
  private view: DraftView<Document>
  private error: unknown = null
  private failure: 'passing' | 'final' | null = null
  private failures = 0
  private isWanted = false
  private running: Promise<void> | null = null
  private newest: Read<Document> | null = null
  private isRestored: boolean
  /** Opened by somebody who might not change it: what they left before waits in the tab until they may. */
  private isKeptUnread: boolean
  private saves = 0
  private stopSaving: (() => void) | null = null
  private stopKeeping: (() => void) | null = null
  private readonly listeners = new Set<() => void>()

  constructor(private readonly parts: DraftParts<Document>) {
    const { shape, opened, mayEdit, kept, now } = parts
    const left = mayEdit ? kept.read(shape, now()) : null
    this.mayEdit = mayEdit
    this.isKeptUnread = !mayEdit
    this.isRestored = left !== null
    this.state = left ?? openDraft(shape, opened)
    this.view = this.look()
    if (!left) return
    this.arrive(opened, mayEdit)
    if (left.sent || parts.saves === 'byItself') this.saveAfter(0)
  }

  readonly get = (): DraftView<Document> => this.view

  readonly listen = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => void this.listeners.delete(listener)
  }

  readonly change = (edit: (document: Document) => Document, name: string): void =>
    this.do(changed(this.state, edit(this.state.document), { name, at: this.parts.now() }))

  readonly undo = (): void => this.do(undone(this.state))
  readonly redo = (): void => this.do(redone(this.state))

  /** Which of two holds, where others and this person changed the same. */
  readonly choose = (path: Path, side: 'mine' | 'theirs'): void => {
    this.do(chosen(this.state, path, { side, at: this.parts.now() }))
    if (this.isWanted) void this.save()
  }

  readonly discard = (): void => this.do(discarded(this.state, this.parts.now()))

  /** Saves what is unsaved now; resolves when it is saved, or cannot be. */
  readonly save = (): Promise<void> => {
    this.isWanted = true
    return this.flush()
  }

  /** Sends again what could not be sent: the line may be back. */
  readonly retry = (): void => {
    if (this.failure === 'passing') void this.flush()
  }

  /** As the server has it now. While something is on its way this waits for the answer, which may be what has arrived. */
  readonly arrive = (theirs: Read<Document>, mayEdit: boolean): void => {
    const { state, mayEdit: couldEdit } = this
    this.mayEdit = mayEdit
    if (!couldEdit && mayEdit) this.takeKept()
    this.newest = theirs
    this.takeNewest()
    if (this.state !== state || couldEdit !== mayEdit) this.publish()
    if (!couldEdit && mayEdit && this.parts.saves === 'byItself') this.saveAfter(SAVE_AFTER_MS)
  }

  /** The page may go at any moment: what is unsaved stays in the tab. */
  readonly keep = (): void => {
    this.stopKeeping?.()
    this.stopKeeping = null
    if (this.isKeptUnread) return
    this.parts.kept.keep(this.state)
  }

  /** Nobody wants what is unsaved any more. */
  readonly abandon = (): void => {
    this.forgetSaving()
    this.discard()
    this.keep()
  }

  private do(state: DraftState<Document>): void {
    this.state = state
    if (this.failure === 'final') this.forgive()
    if (this.parts.saves === 'byItself' && this.failure === null && !this.stopSaving) this.saveAfter(SAVE_AFTER_MS)
    this.publish()
  }

  private forgive(): void {
    this.error = null
    this.failure = null
  }

  /** Whoever is told only now that they may change it, as the next editor is, finds what they left. */
  private takeKept(): void {
    const { shape, kept, now } = this.parts
    const left = this.isKeptUnread ? kept.read(shape, now()) : null
    this.isKeptUnread = false
    if (!left) return
    this.state = left
    this.isRestored = true
  }

  private takeNewest(): void {
    const { newest, state } = this
    if (!newest || state.sent) return
    this.newest = null
    if (newest.revision > state.base.revision) this.state = arrived(state, newest)
  }

  private saveAfter(ms: number): void {
    this.forgetSaving()
    this.stopSaving = this.parts.later(ms, () => void this.save())
  }

  private forgetSaving(): void {
    this.stopSaving?.()
    this.stopSaving = null
  }

  private flush(): Promise<void> {
    this.forgetSaving()
    this.running ??= this.sendAll().finally(() => {
      this.running = null
      this.publish()
    })
    return this.running
  }

  /** One after the other. What was sent and not answered goes first, as it was: it may have arrived. */
  private async sendAll(): Promise<void> {
    while (this.mayEdit && (this.isWanted || this.state.sent)) {
      const next = withSent(this.state, this.parts.newKey)
      if (!next) break
      // What is changed from here on is saved when it is wanted again.
      if (next !== this.state) this.isWanted = false
      this.state = next
      this.forgive()
      this.publish()
      if (!(await this.sendOnce(next.sent as Sent<Document>))) return
    }
    const { saves } = this.parts
    if (this.state.asked.length === 0) this.isWanted = false
    if (saves === 'byItself' && this.state.asked.length === 0 && isUnsaved(this.state)) this.saveAfter(SAVE_AFTER_MS)
  }

  /** Whether there may be more to send. */
  private async sendOnce(sent: Sent<Document>): Promise<boolean> {
    try {
      const saved = await this.parts.send(sent, this.state.base.document)
      this.state = answered(this.state, saved)
      this.failures = 0
      this.saves++
      this.isRestored = false
      this.takeNewest()
      this.publish()
      return true
    } catch (error) {
      return this.fail(error)
    }
  }

  private fail(error: unknown): boolean {
    const failure = this.parts.failureOf(error)
    if (failure.kind === 'behind' && failure.current.revision > this.state.base.revision) {
      this.state = arrived(unsent(this.state), failure.current)
      this.takeNewest()
      this.isWanted = true
      return true
    }
    this.error = error
    this.failure = failure.kind === 'passing' ? 'passing' : 'final'
    if (this.failure === 'passing') this.saveAgain()
    else this.state = unsent(this.state)
    this.isWanted = false
    return false
  }

  /** Less and less often: a server in trouble must not get more of it. */
  private saveAgain(): void {
    const ms = Math.min(FIRST_RETRY_MS * 2 ** this.failures++, LONGEST_RETRY_MS)
    this.forgetSaving()
    this.stopSaving = this.parts.later(ms, this.retry)
  }

  private publish(): void {
    this.stopKeeping ??= this.parts.later(KEEP_AFTER_MS, this.keep)
    this.view = this.look()
    for (const listener of this.listeners) listener()
  }

  private look(): DraftView<Document> {
    const { document, base, asked, past, future } = this.state
    const isLeft = isUnsaved(this.state)
    return {
      document,
      theirs: base.document,
      revision: base.revision,
      saving: this.saving(isLeft),
      error: this.error,
      asked,
      isUnsaved: isLeft || this.state.sent !== null,
      canUndo: past.length > 0,
      canRedo: future.length > 0,
      undoneAt: past.at(-1)?.at,
      redoneAt: future[0]?.at,
      isRestored: this.isRestored && isLeft,
      saves: this.saves,
    }
  }

  private saving(isLeft: boolean): Saving {
    if (this.state.asked.length > 0) return 'asked'
    if (this.failure) return this.failure === 'passing' ? 'failed' : 'refused'
    if (this.state.sent) return 'saving'
    if (!isLeft) return 'saved'
    return this.mayEdit ? 'unsaved' : 'locked'
  }
}
