import type { VisitEvent } from '@coverwright/rules/selling/visits'

/** What it needs of a browser; a test gives its own. */
export type VisitParts = {
  slug: string
  hash: string
  channel: string
  /** The direct page and the campaign that brought the visitor here; '' for none. */
  from?: string
  campaign?: string
  /** The visitor agreed to be counted as one: only then is there an id, and only for this tab. */
  hasConsent: () => boolean
  storage: Pick<Storage, 'getItem' | 'setItem'> | null
  newId: () => string
  now: () => number
  /** `(address, text) => navigator.sendBeacon(address, text)`: it arrives even when the page is left. */
  send: (address: string, text: string) => void
}

export type VisitTeller = {
  seen(page: string): void
  touched(question: string): void
  failed(): void
  slow(ms: number): void
  /** The page is hidden or closed; whoever comes back goes on. */
  left(): void
}

/** Tells our own server what happens on a journey: no third party, and nothing of what is answered. */
export function visitTeller(parts: VisitParts): VisitTeller {
  const seenBefore = new Set<string>()
  let visit: string | undefined
  let [page, question, since] = ['', '', parts.now()]

  const tell = (event: VisitEvent, ms = 0) => {
    if (page === '') return
    const { hash, channel, from = '', campaign = '' } = parts
    // Whoever agrees in the middle is one visit from then on, and none before.
    if (parts.hasConsent()) visit ??= visitId(parts)
    const sent = { ...(from ? { from } : {}), ...(campaign ? { campaign } : {}) }
    const told = { ...(visit ? { visit } : {}), ...sent, hash, channel, page, question, event, ms: Math.round(ms) }
    try {
      parts.send(`/p/${parts.slug}/seen`, JSON.stringify(told))
    } catch {
      // Nobody's purchase stops because a figure is missing.
    }
  }
  const leave = () => {
    tell('left', parts.now() - since)
    since = parts.now()
  }

  return {
    seen(next) {
      if (next === page) return
      leave()
      ;[page, question] = [next, '']
      if (seenBefore.has(next)) return
      seenBefore.add(next)
      tell('seen')
    },
    touched(next) {
      question = next
    },
    failed: () => tell('error'),
    slow: (ms) => tell('slow', ms),
    left: leave,
  }
}

function visitId({ storage, slug, newId }: VisitParts): string {
  const name = `visit:${slug}`
  try {
    const known = storage?.getItem(name)
    if (known) return known
    const made = newId()
    storage?.setItem(name, made)
    return made
  } catch {
    return newId()
  }
}
