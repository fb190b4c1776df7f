import { afterPaint } from './after-paint'
import { useCallback, useEffect, useRef } from 'react'

type Entry = { readonly journeyPage: string | null; readonly depth: number }

const entryOf = (state: unknown): Entry | null =>
  typeof state === 'object' && state !== null && 'journeyPage' in state ? (state as Entry) : null

/** Pages of the journey are steps of the browser's history: its back button is the journey's. */
export function usePageHistory(pageId: string | null, isReady: boolean, onPage: (pageId: string | null) => void) {
  const shown = useRef<string | null | undefined>(undefined)
  /** The step that is still to be written; who goes back before that writes it first. */
  const toWrite = useRef<(() => void) | null>(null)
  useEffect(() => {
    if (!isReady || shown.current === pageId) return
    toWrite.current = () => {
      toWrite.current = null
      const depth = entryOf(history.state)?.depth ?? 0
      const isFirst = shown.current === undefined
      shown.current = pageId
      const entry: Entry = { journeyPage: pageId, depth: isFirst ? depth : depth + 1 }
      if (isFirst) history.replaceState(entry, '')
      else history.pushState(entry, '')
    }
    const callOff = afterPaint(() => toWrite.current?.())
    return () => {
      callOff()
      toWrite.current = null
    }
  }, [pageId, isReady])
  useEffect(() => {
    const onPop = (event: PopStateEvent) => {
      const entry = entryOf(event.state)
      if (!entry) return
      shown.current = entry.journeyPage
      onPage(entry.journeyPage)
    }
    window.addEventListener('popstate', onPop)
    return () => window.removeEventListener('popstate', onPop)
  }, [onPage])
  /** Back through the history where this visit made one, so that the browser's back button does not lead in circles. */
  return useCallback(
    (previous: string | null) => {
      toWrite.current?.()
      if ((entryOf(history.state)?.depth ?? 0) > 0) history.back()
      else onPage(previous)
    },
    [onPage],
  )
}
