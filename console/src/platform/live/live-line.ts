import { LIVE_HEARTBEAT_MS } from '@coverwright/contract/platform'
import { type LiveEvent, readEvents } from './read-events'

type Parts = {
  open(signal: AbortSignal): Promise<ReadableStream<Uint8Array>>
  onEvent(event: LiveEvent): void
  /** Each time the line opens, the first too: what changed before it was open was told to nobody, so all is asked again. */
  onOpen(): void
  wait(ms: number, signal: AbortSignal): Promise<void>
  chance(): number
}

const FIRST_WAIT_MS = 1_000
const LONGEST_WAIT_MS = 60_000
/** A network that went away without a word leaves a line that looks open: one without a beat for so long is none. */
const SILENCE_MS = 2.5 * LIVE_HEARTBEAT_MS

/** Keeps one line to the server open until it is stopped. Waits twice as long after each failure, never all at once. */
export function keepLine(parts: Parts): () => void {
  const stopper = new AbortController()
  void run(parts, stopper.signal)
  return () => stopper.abort()
}

async function run(parts: Parts, signal: AbortSignal) {
  let failures = 0
  while (!signal.aborted) {
    try {
      const body = await parts.open(signal)
      parts.onOpen()
      for await (const event of readEvents(body, SILENCE_MS)) {
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
