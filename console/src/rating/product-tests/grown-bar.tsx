import { useTexts } from '@coverwright/ui/locales'
import { useSyncExternalStore } from 'react'
import type { BookCrew } from './book-crew'

/** How far the book is, until it is whole. It listens by itself: the page around it is not drawn anew with every batch. */
export function GrownBar({ crew, count }: { crew: BookCrew; count: number }) {
  const t = useTexts('product-tests')
  const made = useSyncExternalStore(crew.subscribe, crew.made)
  if (made >= count) return null
  return <progress max={count} value={made} aria-label={t('impact.grown')} />
}
