import { createSessionStore } from './session-store'

/** This tab's session. */
export const session = createSessionStore(globalThis.sessionStorage)
