import { writeFileSync } from 'node:fs'
import { constants, setPriority } from 'node:os'

const BEHIND = 15

/**
 * Whoever waits for an answer goes first on a busy machine. For a process with a session of its own, as each connection
 * of PostgreSQL has: where Linux shares its cores out by session, a process' own priority counts inside of its session
 * alone, and the session's has to be set as well.
 */
export function stepBack(pid: number | null | undefined) {
  if (!pid) return
  ignoring(() => setPriority(pid, BEHIND))
  ignoring(() => writeFileSync(`/proc/${pid}/autogroup`, String(BEHIND)))
}

function ignoring(work: () => void) {
  try {
    work()
  } catch {
    // A system that does not let us or has no such thing, or a process that is gone already: its end says so.
  }
}
