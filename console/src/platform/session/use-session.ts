import { useSyncExternalStore } from 'react'
import { session } from './session'

/** Draws again whenever somebody signs in or out in this tab. */
export const useIsSignedIn = () => useSyncExternalStore(session.subscribe, session.hasToken)
