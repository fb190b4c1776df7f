import type { LiveEvent } from '@coverwright/contract/platform'

export type Listening = {
  company: string
  memberId: string
  hear(event: LiveEvent): void
  end(): void
}

type Message = { company: string; topic: string; member?: string; detail?: Record<string, unknown> }

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

  get size(): number {
    return [...this.byCompany.values()].reduce((sum, listeners) => sum + listeners.size, 0)
  }

  /** Ends every stream: their readers come back to another process, or to this one after its restart. */
  endAll() {
    for (const listeners of this.byCompany.values()) for (const listening of listeners) listening.end()
  }

  hear(payload: string) {
    const message = JSON.parse(payload) as Message
    for (const listening of this.byCompany.get(message.company) ?? []) {
      const isMeant = message.member === undefined || message.member === listening.memberId
      if (isMeant) listening.hear({ topic: message.topic, ...(message.detail && { detail: message.detail }) })
    }
  }
}
