import { useEffect, useSyncExternalStore } from 'react'

/** What a screen is about, where its address alone does not say it: the product, by its name. */
export type Place = {
  label: string
  href: string
  /** What this screen shows of it, by its own name: a table. */ thing?: string | undefined
}

let told: Place | null = null
const listeners = new Set<() => void>()

function tell(place: Place | null) {
  told = place
  for (const listener of listeners) listener()
}

const listen = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Told by the screen, for as long as it is shown and knows it. */
export function useTellPlace(place: Place | null): void {
  const [label, href, thing] = [place?.label, place?.href, place?.thing]
  useEffect(() => {
    if (label === undefined || href === undefined) return
    tell({ label, href, thing })
    return () => tell(null)
  }, [label, href, thing])
}

export const usePlace = (): Place | null => useSyncExternalStore(listen, () => told)
