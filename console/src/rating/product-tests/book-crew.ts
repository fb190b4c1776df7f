import type { MadeUpCustomer } from '@coverwright/rules/rating/rating'
import { rowsBetween } from '@coverwright/rules/rating/portfolios'
import { type BookRun, type Impact, mergeImpacts } from '@coverwright/rules/rating/product-tests'
import type { FromShare, Grown, Opened, OpenShare, Stopped, ToShare, Tried, TryShare } from './book-messages'

type Share = { worker: Worker; offset: number; made: number; waiting: Map<number, (answer: FromShare) => void> }
export type CrewRun = { impact: Impact; people: ReadonlyMap<number, MadeUpCustomer> }
export type CrewOutcome<Value> = { ok: true; value: Value } | { ok: false; why: Stopped }
/** The page only waits meanwhile, so every core works; more than four bring little for books of this size. */
const crewSize = () => Math.max(2, Math.min(4, navigator.hardwareConcurrency || 2))
const spawn = () => new Worker(new URL('./book-worker.ts', import.meta.url), { type: 'module' })

/** Enough for figures that say where it goes. */
const FIRST = 10_000

/** Workers that hold a book between them and answer as one; `close` lets them go. */
export class BookCrew {
  private readonly shares: Share[]
  private readonly listeners = new Set<() => void>()
  private cuts: Opened['cuts'] = []
  private count = 0

  constructor() {
    this.shares = Array.from({ length: crewSize() }, () => this.newShare())
  }

  /** How many customers of the book are made up and worked out. */
  readonly made = (): number => this.shares.reduce((sum, { made }) => sum + made, 0)

  /** Told whenever more of them are. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => void this.listeners.delete(listener)
  }

  /** Answers when the first customers are there; the others come behind, until `onWhole`. */
  async open(book: Omit<OpenShare, 'kind' | 'first'>, onWhole: () => void): Promise<CrewOutcome<null>> {
    const each = Math.ceil(book.count / this.shares.length)
    const first = Math.ceil(Math.min(FIRST, book.count) / this.shares.length)
    for (const share of this.shares) {
      // Whatever the book before still says is heard by nobody.
      share.waiting.clear()
      share.made = 0
    }
    const answers = await Promise.all(
      this.shares.map((share, at) => {
        share.offset = at * each
        const count = Math.max(0, Math.min(each, book.count - at * each))
        const rows = book.rows && rowsBetween(book.rows, at * each, at * each + count)
        return this.ask(share, { ...book, kind: 'open', count, first, seed: book.seed + at, rows }, ({ made }) => {
          share.made = made
          for (const listener of this.listeners) listener()
          if (this.made() >= book.count) onWhole()
        })
      }),
    )
    const stopped = answers.find(isStopped)
    if (stopped) return { ok: false, why: stopped }
    // Every share cuts where the first does: its customers are like all others.
    this.cuts = (answers[0] as Opened).cuts
    return { ok: true, value: null }
  }

  /** On whoever is there; of a large book the first are told as soon as they are worked out. */
  async try(run: BookRun, onFirst: (first: CrewRun) => void): Promise<CrewOutcome<CrewRun>> {
    const isLarge = this.made() > FIRST * 2
    const [first, all] = [isLarge ? this.tryOn(run, true) : null, this.tryOn(run, false)]
    void first?.then((outcome) => outcome.ok && onFirst(outcome.value))
    return all
  }

  private async tryOn(run: BookRun, isFirst: boolean): Promise<CrewOutcome<CrewRun>> {
    const answers = await Promise.all(
      this.shares.map((share) => this.ask(share, { kind: 'try', run, cuts: this.cuts, isFirst })),
    )
    const stopped = answers.find(isStopped)
    if (stopped) return { ok: false, why: stopped }
    const tried = answers as (FromShare & Tried)[]
    const offsets = this.shares.map(({ offset }) => offset)
    const people = tried.flatMap(({ people: shown }, at) =>
      Object.entries(shown).map(([place, person]) => [Number(place) + (offsets[at] ?? 0), person] as const),
    )
    const impact = mergeImpacts(
      tried.map(({ impact: part }) => part),
      offsets,
    )
    return { ok: true, value: { impact, people: new Map(people) } }
  }

  close(): void {
    for (const { worker } of this.shares) worker.terminate()
  }

  private newShare(): Share {
    const share: Share = { worker: spawn(), offset: 0, made: 0, waiting: new Map() }
    share.worker.addEventListener('message', ({ data }: MessageEvent<FromShare>) => share.waiting.get(data.id)?.(data))
    return share
  }

  private ask({ worker, waiting }: Share, message: OpenShare | TryShare, onGrown?: (grown: Grown) => void) {
    const id = this.count++
    return new Promise<FromShare>((resolve) => {
      waiting.set(id, (answer) => {
        if (answer.kind === 'grown') return onGrown?.(answer)
        // A share that is opened goes on to tell how it grows.
        if (!onGrown) waiting.delete(id)
        resolve(answer)
      })
      worker.postMessage({ ...message, id } satisfies ToShare)
    })
  }
}

const isStopped = (answer: FromShare): answer is FromShare & Stopped =>
  answer.kind === 'problems' || answer.kind === 'refused'
