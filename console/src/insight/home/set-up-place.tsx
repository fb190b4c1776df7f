import { useLayoutEffect, useRef, useState } from 'react'
import { deviceStorage } from '../../platform/storage'

const NAME = 'setUpHeight'

/** Kept for the set-up while it is on its way, so that nothing moves from under a pointer: as high as it was the last time. */
export function SetUpPlace() {
  const [kept] = useState(() => deviceStorage.getItem(NAME))
  if (kept === '0') return null
  return <div className="home-set-up home-set-up-waiting" style={kept === null ? {} : { height: Number(kept) }} />
}

/** Of what stands there in the end; nothing is 0. */
export function useKeptHeight(isThere: boolean) {
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => deviceStorage.setItem(NAME, String(place.current?.offsetHeight ?? 0)), [isThere])
  return place
}
