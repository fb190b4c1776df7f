import { constants, setPriority } from 'node:os'

/** Whoever waits for an answer goes first on a busy machine. */
export function stepBack(pid: number | null | undefined) {
  try {
    if (pid) setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL)
  } catch {
    // A system that does not let us, or a process that is gone already: its end says so.
  }
}
