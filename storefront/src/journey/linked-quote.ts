import { deviceStorage, type KeptProgress } from './kept-progress'

type Linked = { kept: KeptProgress; isPaying: boolean; question: string | null }

/** Somebody came by the link of a quote: it stands behind the #, and leaves the address bar at once. */
export async function linkedQuote(slug: string): Promise<Linked | null> {
  const token = /^#q=([\w-]{54})$/.exec(location.hash)?.[1]
  if (token === undefined) return null
  history.replaceState(history.state, '', location.pathname + location.search)
  const { keepToken, quoteDesk } = await import('../checkout')
  const quote = await quoteDesk.get(token).catch(() => null)
  if (!quote || quote.slug !== slug) return null
  keepToken(deviceStorage(), slug, token)
  const { answers, pageId, bodyHash, state, question } = quote
  return { kept: { hash: bodyHash, progress: { answers, pageId } }, isPaying: state !== 'open', question }
}
