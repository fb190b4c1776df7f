import type { CheckView, TableVersionView } from '@coverwright/contract/rating/tables'

/** How much is wrong with the rows of a version, by what was found now or is known from before; null while nobody looked. */
export function checkCounts(
  { check }: TableVersionView,
  found: CheckView | undefined,
): { hard: number; all: number } | null {
  if (found) {
    const { broken, findings } = found
    const hard = findings.filter(({ isHard }) => isHard).length + broken.length
    return { hard, all: findings.length + broken.length }
  }
  return check && { hard: check.hard + check.broken, all: check.hard + check.soft + check.broken }
}

/** Where nobody is without one clear price there is no problem, only something to look at. */
export const countKey = ({ hard }: { hard: number }) => (hard > 0 ? 'list.problems' : 'list.look')
