import { tabStorage } from '../storage'
import { createSessionStore } from './session-store'

/** This tab's session. */
export const session = createSessionStore(tabStorage)
