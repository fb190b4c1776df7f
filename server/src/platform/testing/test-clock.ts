/** A clock that stands still until a test moves it. */
export function testClock(start = '2026-03-01T09:00:00Z') {
  const clock = {
    now: new Date(start),
    read: () => clock.now,
    later: (ms: number) => (clock.now = new Date(clock.now.getTime() + ms)),
    /** Mails of one moment have no order: whoever looks for the newest lets a second pass first. */
    tick: () => clock.later(1000),
  }
  return clock
}
