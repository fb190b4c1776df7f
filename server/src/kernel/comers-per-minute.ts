const MINUTE_MS = 60_000
/** More addresses than this in a minute are no visitors. */
const MOST_ADDRESSES = 50_000

/**
 * How often an address came in this minute, in this process and in its memory only: page events are no reason to write
 * addresses down anywhere.
 */
export function comersPerMinute(most: number, now: () => Date) {
  let minute = 0
  const counts = new Map<string, number>()
  return function isTooMany(address: string): boolean {
    const current = Math.floor(now().getTime() / MINUTE_MS)
    if (current !== minute) {
      minute = current
      counts.clear()
    }
    const count = (counts.get(address) ?? 0) + 1
    if (count === 1 && counts.size >= MOST_ADDRESSES) return true
    counts.set(address, count)
    return count > most
  }
}
