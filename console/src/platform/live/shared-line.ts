type Parts = {
  /** Opens a line and gives what closes it. */
  open(): () => void
  /** Names the session that a line is opened for. */
  whose(): string
  later(work: () => void, ms: number): void
}

/** A screen that was on its way for so long does not come any more. */
const HELD_WITHIN_MS = 30_000

/**
 * One line for all who listen. It may be opened ahead of them: whatever is asked once it is open needs no asking again, so a
 * screen that is on its way asks once. It is closed when nobody holds it, and never serves another session.
 */
export function shareLine({ open, whose, later }: Parts) {
  let line: { owner: string; close(): void } | undefined
  let holders = 0
  const letGo = () => {
    line?.close()
    line = undefined
  }
  const have = () => {
    if (line && line.owner !== whose()) letGo()
    line ??= { owner: whose(), close: open() }
    return line
  }
  return {
    ahead() {
      if (holders > 0) return
      const own = have()
      later(() => void (holders === 0 && own === line && letGo()), HELD_WITHIN_MS)
    },
    /** Gives what ends it. */
    hold(): () => void {
      have()
      holders++
      return () => void (--holders === 0 && letGo())
    },
  }
}
