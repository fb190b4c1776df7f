import type { Steps } from '../../../platform/routes'

/**
 * Undo and redo over several drafts: what was done last is taken back first, whichever of them it was done to. A step that
 * was taken back is not done again over something newer.
 */
export function stepsOf(all: readonly Steps[]) {
  const newest = best(
    all,
    (each) => each.undoneAt,
    (one, other) => one > other,
  )
  const oldest = best(
    all,
    (each) => each.redoneAt,
    (one, other) => one < other,
  )
  const isStale = all.some((each) => each !== oldest && (each.undoneAt ?? 0) > (oldest?.redoneAt ?? 0))
  const redo = isStale ? undefined : oldest
  return {
    canUndo: newest !== undefined,
    canRedo: redo !== undefined,
    undo: () => newest?.undo(),
    redo: () => redo?.redo(),
  }
}

function best(
  all: readonly Steps[],
  at: (steps: Steps) => number | undefined,
  wins: (a: number, b: number) => boolean,
) {
  let found: Steps | undefined
  for (const each of all) {
    const when = at(each)
    const before = found && at(found)
    if (when !== undefined && (before === undefined || wins(when, before))) found = each
  }
  return found
}
