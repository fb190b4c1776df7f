import { useEffect } from 'react'
import { askFirst } from '../confirm'

type Leaving = {
  /** Off for what is saved by itself all the same: then only the tab is held. */
  isAsked?: boolean
  /** Somebody left it unsaved, and said so. */
  onLeft?: () => void
}

const open = new Map<symbol, Leaving>()
const ASKED: Leaving = {}

/** Marks something on this page as not yet saved; leaving it, or closing the tab, then asks. Keep `leaving` stable between draws. */
export function useUnsaved(isUnsaved: boolean, leaving: Leaving = ASKED): void {
  useEffect(() => {
    if (!isUnsaved) return
    const mark = Symbol('unsaved')
    open.set(mark, leaving)
    window.addEventListener('beforeunload', holdTab)
    return () => {
      open.delete(mark)
      if (open.size === 0) window.removeEventListener('beforeunload', holdTab)
    }
  }, [isUnsaved, leaving])
}

const holdTab = (event: BeforeUnloadEvent) => event.preventDefault()

export const hasUnsaved = (): boolean => open.size > 0

/** For the router's blocker: true at once when nothing would be lost, else what the person answers. */
export async function mayLeave(): Promise<boolean> {
  const asked = [...open.values()].filter(({ isAsked = true }) => isAsked)
  if (asked.length === 0) return true
  const isLeft = await askFirst({ about: 'unsaved' })
  if (isLeft) for (const { onLeft } of asked) onLeft?.()
  return isLeft
}
