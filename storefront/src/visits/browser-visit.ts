import { hasAgreed } from './consent'
import { sentBy } from './sent-by'
import { visitTeller, type VisitTeller } from './tell-visit'

const bodyKey = (slug: string) => `visit-body:${slug}`
/** A page that took longer than this to be there is worth knowing of. */
const SLOW_MS = 4_000

/** The teller of this tab. It remembers the body for the page after payment, which has none. */
export function browserVisit(slug: string, hash: string): VisitTeller {
  const tab = storageOf(() => window.sessionStorage)
  tab?.setItem(bodyKey(slug), hash)
  const teller = visitTeller({
    ...{ slug, hash, channel: 'direct', storage: tab, now: Date.now, ...sentBy(slug) },
    hasConsent: hasAgreed,
    newId: () => crypto.randomUUID(),
    send: (address, text) => void navigator.sendBeacon(address, text),
  })
  return teller
}

/** How long the first page took, told once it is known to be seen. */
export function tellSlow(teller: VisitTeller) {
  const [first] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (first && first.domContentLoadedEventEnd > SLOW_MS) teller.slow(first.domContentLoadedEventEnd)
}

/** Bought: told once in a tab, with the body that the journey was walked on. */
export function tellBought(slug: string) {
  const tab = storageOf(() => window.sessionStorage)
  const hash = tab?.getItem(bodyKey(slug))
  if (!hash) return
  browserVisit(slug, hash).seen('@success')
  tab?.removeItem(bodyKey(slug))
}

function storageOf(ask: () => Storage): Storage | null {
  try {
    return ask()
  } catch {
    return null
  }
}
