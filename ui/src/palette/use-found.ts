import { useEffect, useState } from 'react'
import type { PaletteItem, PaletteSource } from './palette-items'

const PAUSE_MS = 140

type Found = { query: string; items: Record<string, PaletteItem[]>; waiting: number }
const nothing: Found = { query: '', items: {}, waiting: 0 }

/** Asks the sources that search, after a pause in typing; a newer question silences the older. */
export function useFound(sources: PaletteSource[], query: string) {
  const [found, setFound] = useState<Found>(nothing)
  useEffect(() => {
    const searching = sources.filter((source) => source.search)
    const wanted = query.trim()
    if (wanted.length < 2 || searching.length === 0) return
    const abort = new AbortController()
    const ask = async (source: PaletteSource) => {
      const items = await source.search!(wanted, abort.signal).catch((): PaletteItem[] => [])
      if (abort.signal.aborted) return
      setFound((now) => ({ ...now, items: { ...now.items, [source.key]: items }, waiting: now.waiting - 1 }))
    }
    const timer = setTimeout(() => {
      setFound({ query: wanted, items: {}, waiting: searching.length })
      // Each answers in its own time, and one that fails has found nothing: nobody waits for them here.
      for (const source of searching) void ask(source)
    }, PAUSE_MS)
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [sources, query])
  const isCurrent = found.query === query.trim()
  return { items: isCurrent ? found.items : {}, isSearching: isCurrent ? found.waiting > 0 : query.trim().length >= 2 }
}
