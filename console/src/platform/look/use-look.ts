import { useSyncExternalStore } from 'react'
import { createLookStore } from './look-store'

export const look = createLookStore(globalThis.sessionStorage, globalThis.localStorage)

export const useLook = () => useSyncExternalStore(look.subscribe, look.read)
