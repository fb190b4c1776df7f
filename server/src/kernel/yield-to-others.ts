import { setImmediate } from 'node:timers/promises'

/** Between the pieces of long work: whoever waits for an answer meanwhile is answered first. */
export const yieldToOthers = (): Promise<void> => setImmediate()
