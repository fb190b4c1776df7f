import { useEffect, useEffectEvent } from 'react'
import { asksForPalette } from '../early-palette'

/** Ctrl or Cmd K opens the palette anywhere; '[' folds the rail unless one is writing. */
export function useFrameKeys({ onRail, onPalette }: { onRail: () => void; onPalette: () => void }) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (asksForPalette(event)) {
      event.preventDefault()
      onPalette()
    } else if (event.key === '[' && !event.ctrlKey && !event.metaKey && !event.altKey && !isWriting(event.target)) {
      event.preventDefault()
      onRail()
    }
  })
  useEffect(() => {
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}

function isWriting(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
}
