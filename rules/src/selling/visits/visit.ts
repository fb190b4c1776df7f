/** What a page tells of itself: shown, left, failed, or slow to answer. */
export const visitEvents = ['seen', 'left', 'error', 'slow'] as const
export type VisitEvent = (typeof visitEvents)[number]

/** And what the server says itself: that it failed. */
export type CountedEvent = VisitEvent | 'serverError'

/** Steps of a journey after the pages of its body, in their order. A page's own id never begins with '@'. */
export const journeySteps = ['@plans', '@addOns', '@summary', '@checkout', '@success'] as const

export const deviceKinds = ['phone', 'tablet', 'desktop'] as const
export type DeviceKind = (typeof deviceKinds)[number]

/** Enough to see that a product is bought on phones; nothing that tells one phone from another. */
export function deviceKindOf(userAgent: string): DeviceKind {
  if (/iPad|Tablet|Android(?!.*Mobile)/i.test(userAgent)) return 'tablet'
  return /Mobi|iPhone|iPod/i.test(userAgent) ? 'phone' : 'desktop'
}

const MACHINES =
  /bot|crawl|spider|slurp|headless|lighthouse|preview|monitor|fetch|curl|wget|python|java\/|go-http|node|axios|facebookexternalhit/i

/** Programs that read pages, and browsers that load one ahead without anybody looking at it: no visit of a person. */
export function isMachine({ userAgent, purpose }: { userAgent: string; purpose: string }): boolean {
  return userAgent === '' || MACHINES.test(userAgent) || /prefetch|prerender|preview/i.test(purpose)
}

/** A body as far as visits need it. */
type Paged = {
  readonly pages: readonly { readonly id: string; readonly questions: readonly { readonly id: string }[] }[]
}

/** Where a page stands in the journey, from 0; null for what is no page of it. */
export function placeOfPage({ pages }: Paged, page: string): number | null {
  const place = pages.findIndex(({ id }) => id === page)
  if (place >= 0) return place
  const step = journeySteps.findIndex((name) => name === page)
  return step >= 0 ? pages.length + step : null
}

/** The question as it is called on that page; '' for one that is not there. */
export const questionOnPage = ({ pages }: Paged, page: string, question: string): string =>
  pages.find(({ id }) => id === page)?.questions.some(({ id }) => id === question) ? question : ''
