import type { JourneyDocument } from '@coverwright/player/journey'
import type { Progress } from '@coverwright/rules/design/products'
import { useEffect, useMemo } from 'react'
import { deviceStorage } from './kept-progress'
import type { QuoteKeeper } from '../checkout'

/** Whoever is still typing is saved once, not at every key. */
const PAUSE_MS = 900

/** The quote on the server, whose code is fetched when it is first needed. */
export type ServerQuote = { keeper(): Promise<QuoteKeeper>; forget(): Promise<void> }

/** From the second page on, answers are also kept on the server; what a bad line swallows goes with the next change. */
export function useServerQuote(
  isReady: boolean,
  slug: string,
  journey: JourneyDocument,
  progress: Progress,
): ServerQuote {
  const quote = useMemo(() => serverQuote(slug, journey), [slug, journey])
  const isBegun = progress.pageId !== (journey.body.pages[0]?.id ?? null)
  useEffect(() => {
    if (!isReady || !isBegun || !journey.isPriced) return
    const keep = () =>
      void quote
        .keeper()
        .then((keeper) => keeper.keep(progress))
        .catch(() => undefined)
    const timer = setTimeout(keep, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [isReady, isBegun, quote, journey, progress])
  return quote
}

function serverQuote(slug: string, journey: JourneyDocument): ServerQuote {
  let made: Promise<QuoteKeeper> | null = null
  const keeper = () => {
    made ??= import('../checkout').then((checkout) => new checkout.QuoteKeeper(slug, journey, deviceStorage()))
    made.catch(() => (made = null))
    return made
  }
  return { keeper, forget: async () => (await keeper()).forget() }
}
