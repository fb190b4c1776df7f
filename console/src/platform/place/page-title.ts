import type { Place } from './place'

/** What a tab is called: by the thing that it shows, then by the screen where the thing has several. */
export function pageTitle(path: string, screen: string, place: Place | null): string {
  const isItsPage = place?.href.split('?')[0] === path
  const words = place ? [place.thing ?? (isItsPage ? undefined : screen), place.label] : [screen]
  return [...words, 'Coverwright'].filter(Boolean).join(' · ')
}
