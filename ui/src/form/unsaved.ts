import { useEffect } from 'react'
import { askFirst } from '../confirm'

const open = new Set<symbol>()

/** Marks something on this page as not yet saved; closing the tab then asks. */
export function useUnsaved(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return
    const mark = Symbol('unsaved')
    open.add(mark)
    window.addEventListener('beforeunload', holdTab)
    return () => {
      open.delete(mark)
      if (open.size === 0) window.removeEventListener('beforeunload', holdTab)
    }
  }, [isUnsaved])
}

const holdTab = (event: BeforeUnloadEvent) => event.preventDefault()

export const hasUnsaved = (): boolean => open.size > 0

/** For the router's blocker: true at once when nothing is unsaved, else what the person answers. */
export async function mayLeave(): Promise<boolean> {
  return !hasUnsaved() || askFirst({ about: 'unsaved' })
}
