import { useLocation, useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { tabStorage } from '../../../platform/storage'

/** What a mail's link carries in its address. */
type Carried = 'link' | 'signUp' | 'email'

/**
 * The secret of a mail's link. It is taken out of the address at once, so that it is neither seen nor handed on, and kept
 * by the tab, so that a reload goes on.
 */
export function useTakenSecret(carried: Carried, keptAs: string): string | null {
  const { history } = useRouter()
  const { search, pathname } = useLocation()
  const given = (search as Partial<Record<Carried, string>>)[carried]
  useEffect(() => {
    if (!given) return
    tabStorage.setItem(keptAs, given)
    history.replace(pathname)
  }, [given, history, keptAs, pathname])
  /** Held for as long as the screen stands, also after it was used up: the screen then tells what came of it. */
  const [held] = useState(() => given ?? tabStorage.getItem(keptAs))
  return given ?? held
}
