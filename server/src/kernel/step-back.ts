import { readdirSync, writeFileSync } from 'node:fs'
import { setPriority } from 'node:os'
import { setFlagsFromString } from 'node:v8'

/** A thirtieth of a core beside one who wants all of it: at 10, a tenth, prices were late beside heavy work; at 19 it nearly stands still. */
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

/** Threads of a Node process come in the order of their ids: the one that answers, then V8's own, a clock and four helpers. */
const HELPERS = { from: 1, to: 6 }

/**
 * The threads that V8 collects garbage with step back behind the one that answers: the four of them have work for some
 * tenths of a second at a time, and on a busy machine of two cores that one got a fifth of a core meanwhile. What it would
 * have to wait for itself, the small collections of every second, it does alone.
 */
export function stepBackHelpers() {
  ignoring(() => {
    const threads = readdirSync('/proc/self/task').map(Number)
    const helpers = threads.sort((a, b) => a - b).slice(HELPERS.from, HELPERS.to)
    for (const helper of helpers) setPriority(helper, BEHIND)
    setFlagsFromString('--no-parallel-scavenge')
  })
}

function ignoring(work: () => void) {
  try {
    work()
  } catch {
    // A system that does not let us or has no such thing, or a process that is gone already: its end says so.
  }
}
