/** Runs so many at once and lets so many wait; who comes after that is told 'too busy' at once, not after a time-out. */
export function inTurn({ atOnce, waiting }: { atOnce: number; waiting: number }) {
  let running = 0
  const queue: (() => void)[] = []

  return async function turn<Result>(work: () => Promise<Result>): Promise<Result | 'too busy'> {
    if (running >= atOnce) {
      if (queue.length >= waiting) return 'too busy'
      await new Promise<void>((begin) => queue.push(begin))
    } else running += 1
    try {
      return await work()
    } finally {
      const next = queue.shift()
      if (next) next()
      else running -= 1
    }
  }
}
