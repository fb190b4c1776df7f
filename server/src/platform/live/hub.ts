import type { LiveEvent } from '@coverwright/contract/platform'

export type Listening = {
  company: string
  memberId: string
  sessionId: string
  hear(event: LiveEvent): void
  end(): void
}

type Change = { company: string; topic: string; member?: string; detail?: Record<string, unknown> }
/** Sessions that are over: their streams end at once instead of at their next heartbeat. */
type Ended = { ended: string[]; topic: string }

/** Only tabs that are looked at hold a stream; more than this is not a person with many windows. */
export const MAX_STREAMS_EACH = 20

/** Hands what PostgreSQL notified to the open streams of this process: of that company, that member. */
export class LiveHub {
  private readonly byCompany = new Map<string, Set<Listening>>()

  /** Returns the function that stops it. */
  add(listening: Listening): () => void {
    const listeners = this.byCompany.get(listening.company) ?? new Set()
    this.byCompany.set(listening.company, listeners)
    listeners.add(listening)
    return () => {
      listeners.delete(listening)
      if (listeners.size === 0) this.byCompany.delete(listening.company)
    }
  }

  /** Whether this person may listen once more. */
  hasRoomFor(company: string, memberId: string): boolean {
    const own = [...(this.byCompany.get(company) ?? [])].filter((listening) => listening.memberId === memberId)
    return own.length < MAX_STREAMS_EACH
  }

  get size(): number {
    return [...this.byCompany.values()].reduce((sum, listeners) => sum + listeners.size, 0)
  }

  /** Ends every stream: their readers come back to another process, or to this one after its restart. */
  endAll() {
    for (const listeners of this.byCompany.values()) for (const listening of listeners) listening.end()
  }

  hear(payload: string) {
    const message = JSON.parse(payload) as Change | Ended
    if ('ended' in message) return this.endSessions(message)
    for (const listening of this.byCompany.get(message.company) ?? []) {
      const isMeant = message.member === undefined || message.member === listening.memberId
      if (isMeant) listening.hear({ topic: message.topic, ...(message.detail && { detail: message.detail }) })
    }
  }

  /** They are told first: a tab that is still looked at asks then, and learns that it is over. */
  private endSessions({ ended, topic }: Ended) {
    const over = new Set(ended)
    for (const listening of [...this.byCompany.values()].flatMap((listeners) => [...listeners])) {
      if (!over.has(listening.sessionId)) continue
      listening.hear({ topic })
      listening.end()
    }
  }
}
