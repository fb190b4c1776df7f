import { type LiveEvent, readEvents } from './read-events'

type Parts = {
  open(signal: AbortSignal): Promise<ReadableStream<Uint8Array>>
  onEvent(event: LiveEvent): void
  /** After a break something may have been missed: whoever shows live things asks again. */
  onReconnect(): void
  wait(ms: number, signal: AbortSignal): Promise<void>
  chance(): number
}

const FIRST_WAIT_MS = 1_000
const LONGEST_WAIT_MS = 60_000

/** Keeps one line to the server open until it is stopped. Waits twice as long after each failure, never all at once. */
export function keepLine(parts: Parts): () => void {
  const stopper = new AbortController()
  void run(parts, stopper.signal)
  return () => stopper.abort()
}

async function run(parts: Parts, signal: AbortSignal) {
  let failures = 0
  let hasBeenOpen = false
  while (!signal.aborted) {
    try {
      const body = await parts.open(signal)
      if (hasBeenOpen || failures > 0) parts.onReconnect()
      hasBeenOpen = true
      for await (const event of readEvents(body)) {
        failures = 0
        parts.onEvent(event)
      }
    } catch {
      failures++
    }
    if (!signal.aborted) await parts.wait(backOff(failures, parts.chance()), signal)
  }
}

/** Half of the wait is chance, so that a restarted server is not met by every console in the same second. */
export function backOff(failures: number, chance: number): number {
  const full = Math.min(FIRST_WAIT_MS * 2 ** failures, LONGEST_WAIT_MS)
  return full / 2 + (full / 2) * chance
}
