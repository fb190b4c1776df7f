import type { Batch, BatchOutcome } from './store'

/** Who calls, and the nonce they signed with where the call is signed. */
export type Comer = { subject: string; nonce?: { keyId: string; value: string } }

export type Verdict = 'admitted' | 'seenBefore' | 'limited'

type Waiting = Comer & {
  resolve(verdict: Verdict): void
  reject(error: unknown): void
}

type Options = {
  write(batch: Batch): Promise<BatchOutcome>
  callsPerMinute: number
  clock(): Date
}

const MINUTE_MS = 60_000

/** Whoever is in already is counted this much later at most; what others learn of them meanwhile is within half of the limit. */
const UNHURRIED_MS = 25

/** Up to this share of the limit nobody has to wait for the count: the others are not that quick. */
const FAR_FROM_LIMIT = 0.5

/**
 * Counts calls and uses up nonces, durably and for all processes. Whoever signs nothing, and is known to be far from the
 * limit, is counted without waiting for it. All calls that arrive while a batch is being written
 * go into the next one: under load a call costs a share of one statement instead of one of its own.
 */
export class Gate {
  private waiting: Waiting[] = []
  /** How often who was let in already is still to be counted. */
  private isIn = new Map<string, number>()
  /** How often each came who is not counted yet, let in or waiting. */
  private readonly uncounted = new Map<string, number>()
  private isWriting = false
  private soon: NodeJS.Timeout | null = null
  private writing: Promise<void> = Promise.resolve()
  private isOver = false
  /** What is known of this minute's counts. */
  private known = { minute: 0, calls: new Map<string, number>() }

  constructor(private readonly options: Options) {}

  admit(comer: Comer): Promise<Verdict> {
    if (!comer.nonce && this.admitAtOnce(comer.subject)) return Promise.resolve('admitted')
    return new Promise((resolve, reject) => {
      this.waiting.push({ ...comer, resolve, reject })
      this.came(comer.subject, 1)
      this.write()
    })
  }

  /** Counts whoever is still to be counted, and nobody after that: the connection goes with the process. */
  async end(): Promise<void> {
    this.isOver = true
    if (this.soon) clearTimeout(this.soon)
    this.soon = null
    if (this.isIn.size > 0) this.write()
    await this.writing
  }

  private write() {
    if (!this.isWriting) this.writing = this.writeAll()
  }

  /** Lets in, and counts, who signs nothing and is far from the limit; whoever is not asks with `admit`. */
  admitAtOnce(subject: string): boolean {
    if (!this.isFarFromLimit(subject)) return false
    this.isIn.set(subject, (this.isIn.get(subject) ?? 0) + 1)
    this.came(subject, 1)
    this.writeSoon()
    return true
  }

  /** Nobody waits for it: the statement is shared by all who come meanwhile, or goes with the first who does wait. */
  private writeSoon() {
    if (this.isWriting || this.soon || this.isOver) return
    this.soon = setTimeout(() => {
      this.soon = null
      this.write()
    }, UNHURRIED_MS).unref()
  }

  private isFarFromLimit(subject: string): boolean {
    const minute = Math.floor(this.options.clock().getTime() / MINUTE_MS)
    if (this.known.minute !== minute) this.known = { minute, calls: new Map() }
    const counted = this.known.calls.get(subject)
    const calls = (counted ?? 0) + (this.uncounted.get(subject) ?? 0)
    return counted !== undefined && calls < this.options.callsPerMinute * FAR_FROM_LIMIT
  }

  private came(subject: string, times: number) {
    const left = (this.uncounted.get(subject) ?? 0) + times
    if (left > 0) this.uncounted.set(subject, left)
    else this.uncounted.delete(subject)
  }

  private async writeAll() {
    this.isWriting = true
    // One turn of the event loop, so that requests which arrived together share the first batch too.
    await new Promise((resolve) => setImmediate(resolve))
    do {
      const [comers, isIn] = [this.waiting, this.isIn]
      this.waiting = []
      this.isIn = new Map()
      await this.writeOne(comers, isIn)
    } while (this.waiting.length > 0 || (this.isOver && this.isIn.size > 0))
    this.isWriting = false
    if (this.isIn.size > 0) this.writeSoon()
  }

  private async writeOne(comers: Waiting[], isIn: ReadonlyMap<string, number>) {
    const batch = this.batchOf(comers, isIn)
    try {
      const outcome = await this.options.write(batch)
      this.learn(batch.minute, outcome)
      // Whoever is in already was there before those who waited.
      for (const comer of comers) comer.resolve(this.verdictOf(comer, outcome))
    } catch (error) {
      for (const comer of comers) comer.reject(error)
    } finally {
      batch.subjects.forEach((subject, at) => this.came(subject, -(batch.calls[at] as number)))
    }
  }

  private learn(at: Date, { counts }: BatchOutcome) {
    if (at.getTime() / MINUTE_MS !== this.known.minute) return
    const { calls } = this.known
    for (const [subject, count] of counts) calls.set(subject, Math.max(count, calls.get(subject) ?? 0))
  }

  private batchOf(comers: Waiting[], isIn: ReadonlyMap<string, number>): Batch {
    const at = this.options.clock()
    const nonces = new Map<string, { keyId: string; value: string }>()
    const calls = new Map(isIn)
    for (const { subject, nonce } of comers) {
      if (nonce) nonces.set(nameOf(nonce), nonce)
      calls.set(subject, (calls.get(subject) ?? 0) + 1)
    }
    return {
      at,
      minute: new Date(Math.floor(at.getTime() / MINUTE_MS) * MINUTE_MS),
      keyIds: [...nonces.values()].map((nonce) => nonce.keyId),
      nonces: [...nonces.values()].map((nonce) => nonce.value),
      subjects: [...calls.keys()],
      calls: [...calls.values()],
    }
  }

  /** Those of a batch take their turn from the last: each one leaves the count, and the first fresh nonce, to the rest. */
  private verdictOf(comer: Comer, { fresh, counts }: BatchOutcome): Verdict {
    const calls = counts.get(comer.subject) ?? 0
    counts.set(comer.subject, calls - 1)
    if (comer.nonce && !fresh.delete(nameOf(comer.nonce))) return 'seenBefore'
    return calls > this.options.callsPerMinute ? 'limited' : 'admitted'
  }
}

const nameOf = (nonce: { keyId: string; value: string }) => `${nonce.keyId} ${nonce.value}`
