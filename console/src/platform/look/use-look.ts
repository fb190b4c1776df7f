import { useSyncExternalStore } from 'react'
import { deviceStorage, tabStorage } from '../storage'
import { createLookStore } from './look-store'

export const look = createLookStore(tabStorage, deviceStorage)

export const useLook = () => useSyncExternalStore(look.subscribe, look.read)
