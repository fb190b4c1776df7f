import { startTransition, useEffect, useRef, useState } from 'react'
import type { Pages } from './actions/places'

/** Twelve times a second: a title in the outline and on the page follows what is typed, and does not slow it down. */
const BEHIND_MS = 80

/**
 * The form as outline and page show it: what comes, goes or moves at once, what is written within a moment. Of a key only
 * the field that it is typed into is drawn before the letter is seen.
 */
export function useDrawnPages(pages: Pages): Pages {
  const [drawn, setDrawn] = useState(pages)
  const latest = useRef(pages)
  useEffect(() => void (latest.current = pages), [pages])
  const isBehind = drawn !== pages
  useEffect(() => {
    if (!isBehind) return undefined
    const timer = setTimeout(() => startTransition(() => setDrawn(latest.current)), BEHIND_MS)
    return () => clearTimeout(timer)
  }, [isBehind, drawn])
  return haveSameItems(drawn, pages) ? drawn : pages
}

type Item = { readonly id: string; readonly questions?: readonly Item[] }

/** The same pages and questions in the same places, whatever is written in them. */
export function haveSameItems(before: readonly Item[] = [], after: readonly Item[] = []): boolean {
  if (before === after) return true
  return (
    before.length === after.length &&
    before.every((item, at) => {
      const now = after[at]
      return item === now || (item.id === now?.id && haveSameItems(item.questions, now.questions))
    })
  )
}
