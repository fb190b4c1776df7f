import { deviceStorage, type KeptProgress } from './kept-progress'

/** Somebody came by the link of a quote: it stands behind the #, and leaves the address bar at once. */
export async function linkedQuote(slug: string): Promise<{ kept: KeptProgress; isPaying: boolean } | null> {
  const token = /^#q=([\w-]{54})$/.exec(location.hash)?.[1]
  if (token === undefined) return null
  history.replaceState(history.state, '', location.pathname + location.search)
  const { keepToken, quoteDesk } = await import('../checkout')
  const quote = await quoteDesk.get(token).catch(() => null)
  if (!quote || quote.slug !== slug) return null
  keepToken(deviceStorage(), slug, token)
  const { answers, pageId, bodyHash, state } = quote
  return { kept: { hash: bodyHash, progress: { answers, pageId } }, isPaying: state !== 'open' }
}
