import { useSyncExternalStore } from 'react'

const query = '(prefers-reduced-motion: reduce)'

function listen(changed: () => void) {
  const media = window.matchMedia(query)
  media.addEventListener('change', changed)
  return () => media.removeEventListener('change', changed)
}

/** True for people who asked their system for less motion. */
export function useLessMotion(): boolean {
  return useSyncExternalStore(
    listen,
    () => window.matchMedia(query).matches,
    () => true,
  )
}
