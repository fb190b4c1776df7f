import { EVENTS_CHANNEL } from '../events'
import type { JobParts } from '../jobs'
import type { Reader } from '../operations'
import { findTurns, readersOf } from './read-events'
import { takeTurn, type Turn } from './take-turn'

/** So many transactions of readers at once in a process; calls need connections too. */
const TURNS_AT_ONCE = 3
/** Events wake readers; this is for what a process that died left, and for notifications that nobody heard. */
const LOOK_EVERY_MS = 20_000

export type RunningReaders = {
  /** Looks for everything that is due: after a gap in the notifications. */
  look(): void
  /** Lets the events that are being handled finish. */
  stop(): Promise<void>
}

/** Reads every company's stream for as long as the process runs. */
export async function startReaders(parts: JobParts): Promise<RunningReaders> {
  const readers = readersOf(parts.rooms)
  const turns = new TurnQueue(parts)
  const look = () =>
    findTurns(parts, readers).then(
      (due) => due.forEach((turn) => turns.want(turn)),
      (error: unknown) => parts.log.error({ err: error }, 'Looking for unread events failed'),
    )
  const stopListening = parts.database.listen(EVENTS_CHANNEL, (payload) =>
    wokenBy(payload, readers).forEach((turn) => turns.want(turn)),
  )
  // What is committed from now on is heard; what was before is found by looking.
  await parts.database.listening()
  void look()
  const timer = setInterval(() => void look(), LOOK_EVERY_MS)
  return {
    look: () => void look(),
    async stop() {
      stopListening()
      clearInterval(timer)
      await turns.stop()
    },
  }
}

/** `<company> <name>,<name>`: the readers that these are something to, or all where no name is said. */
function wokenBy(payload: string, readers: readonly Reader[]): Turn[] {
  const [company = '', names = ''] = payload.split(' ')
  const happened = names.split(',')
  return readers
    .filter(({ handles }) => names === '' || handles.some(({ event }) => happened.includes(event.name)))
    .map((reader) => ({ company, reader }))
}

const keyOf = ({ company, reader }: Turn) => `${company} ${reader.name}`

/** Turns of this process, each at most once at a time; one that is wanted while it runs is taken again afterwards. */
class TurnQueue {
  private readonly waiting = new Map<string, Turn>()
  private readonly running = new Map<string, Promise<void>>()
  private readonly timers = new Set<NodeJS.Timeout>()
  private isStopped = false

  constructor(private readonly parts: JobParts) {}

  want(turn: Turn) {
    this.waiting.set(keyOf(turn), turn)
    this.next()
  }

  async stop() {
    this.isStopped = true
    for (const timer of this.timers) clearTimeout(timer)
    await Promise.all(this.running.values())
  }

  private next() {
    for (const [key, turn] of this.waiting) {
      if (this.isStopped || this.running.size >= TURNS_AT_ONCE) return
      if (this.running.has(key)) continue
      this.waiting.delete(key)
      const run = this.take(turn).finally(() => {
        this.running.delete(key)
        this.next()
      })
      this.running.set(key, run)
    }
  }

  private async take(turn: Turn) {
    try {
      const end = await takeTurn(this.parts, turn, () => this.isStopped)
      if (typeof end === 'object') this.later(turn, end.retryAt)
    } catch (error) {
      this.parts.log.error({ err: error, reader: turn.reader.name }, 'A reader could not read; it looks again soon')
    }
  }

  private later(turn: Turn, at: Date) {
    const wait = Math.max(0, at.getTime() - Date.now())
    const timer = setTimeout(() => {
      this.timers.delete(timer)
      this.want(turn)
    }, wait).unref()
    this.timers.add(timer)
  }
}
