import type { Batch, BatchOutcome } from './store'

/** Who calls, and the nonce they signed with where the call is signed. */
export type Comer = { subject: string; nonce?: { keyId: string; value: string } }

export type Verdict = 'admitted' | 'seenBefore' | 'limited'

type Waiting = Comer & { resolve(verdict: Verdict): void; reject(error: unknown): void }

type Options = {
  write(batch: Batch): Promise<BatchOutcome>
  callsPerMinute: number
  clock(): Date
}

const MINUTE_MS = 60_000

/**
 * Counts calls and uses up nonces, durably and for all processes. All calls that arrive while a batch is being written
 * go into the next one: under load a call costs a share of one statement instead of one of its own.
 */
export class Gate {
  private waiting: Waiting[] = []
  private isWriting = false

  constructor(private readonly options: Options) {}

  admit(comer: Comer): Promise<Verdict> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ ...comer, resolve, reject })
      if (!this.isWriting) void this.writeAll()
    })
  }

  private async writeAll() {
    this.isWriting = true
    // One turn of the event loop, so that requests which arrived together share the first batch too.
    await new Promise((resolve) => setImmediate(resolve))
    while (this.waiting.length > 0) {
      const comers = this.waiting
      this.waiting = []
      await this.writeOne(comers)
    }
    this.isWriting = false
  }

  private async writeOne(comers: Waiting[]) {
    try {
      const outcome = await this.options.write(this.batchOf(comers))
      for (const comer of comers) comer.resolve(this.verdictOf(comer, outcome))
    } catch (error) {
      for (const comer of comers) comer.reject(error)
    }
  }

  private batchOf(comers: Waiting[]): Batch {
    const at = this.options.clock()
    const nonces = new Map<string, { keyId: string; value: string }>()
    const calls = new Map<string, number>()
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
