/** Spec 9: time skew is corrected by the server's time, because a signature that is minutes off is refused. */
export function createServerClock(now: () => number = Date.now) {
  let offsetMs = 0
  return {
    now: () => now() + offsetMs,
    /** Half of the round trip is taken as the way there. */
    learn(serverTime: number, askedAt: number) {
      offsetMs = Math.round(serverTime - (askedAt + now()) / 2)
    },
  }
}

export type ServerClock = ReturnType<typeof createServerClock>
