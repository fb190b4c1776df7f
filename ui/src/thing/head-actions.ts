import type { MenuItem } from '../menu'
import type { ThingAction } from './thing-types'

/** More buttons than these beside the filled one and none is seen. */
const MOST_QUIET = 2

export type HeadActions = { filled: ThingAction | undefined; quiet: ThingAction[]; rest: ThingAction[] }

/** The main one filled, two quiet ones beside it, the rest behind three dots. What takes something away is never a button here. */
export function headActionsOf(actions: readonly ThingAction[], mostQuiet = MOST_QUIET): HeadActions {
  const filled = actions.find(({ isMain, isDanger }) => isMain && !isDanger)
  const left = actions.filter((action) => action !== filled)
  const quiet = left.filter(({ isDanger }) => !isDanger).slice(0, mostQuiet)
  return { filled, quiet, rest: left.filter((action) => !quiet.includes(action)) }
}

/** Actions in a menu; those that take something away stand apart, at its end. */
export function menuOf(actions: readonly ThingAction[]): MenuItem[] {
  const [plain, danger] = [actions.filter(({ isDanger }) => !isDanger), actions.filter(({ isDanger }) => isDanger)]
  const line: MenuItem[] = plain.length > 0 && danger.length > 0 ? [{ key: 'line', separator: true }] : []
  return [...plain.map(itemOf), ...line, ...danger.map(itemOf)]
}

const itemOf = ({ key, label, icon, href, onSelect, isDanger, blocked }: ThingAction): MenuItem => ({
  key,
  label,
  ...(icon === undefined ? {} : { icon }),
  ...(href ? { href } : {}),
  ...(onSelect ? { onSelect } : {}),
  ...(isDanger ? { danger: true } : {}),
  ...(blocked ? { blocked, hint: blocked } : {}),
})
