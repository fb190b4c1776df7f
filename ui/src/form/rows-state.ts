import type { FormState, Values } from './form-types'
import { joinPath, writeAt } from './paths'
import { rowsAt } from './shown-fields'

export type RowChange = { add: Values } | { remove: number } | { move: number; to: number }

/** Which row is which: those that were there before keep their key, whoever changed the list. */
export function rowKeysOf({ rowKeys, values }: Pick<FormState, 'rowKeys' | 'values'>, name: string): number[] {
  const kept = rowKeys[name] ?? []
  const next = Math.max(-1, ...kept) + 1
  return rowsAt(values, name).map((_, at) => kept[at] ?? next + at - kept.length)
}

/** Adds, removes or moves a row, and takes along what is known of its fields. Whoever did so is done with the list itself. */
export function changeRows(state: FormState, name: string, change: RowChange): FormState {
  const [rows, keys] = [rowsAt(state.values, name), rowKeysOf(state, name)]
  const order = orderAfter(rows.length, change)
  const added = 'add' in change
  const placeOf = (path: string) => placeAfter(path, name, order)
  return {
    ...state,
    values: writeAt(state.values, name, [...order.map((at) => rows[at]), ...(added ? [change.add] : [])]),
    rowKeys: {
      ...state.rowKeys,
      [name]: [...order.map((at) => keys[at]!), ...(added ? [Math.max(-1, ...keys) + 1] : [])],
    },
    left: new Set([...state.left].flatMap((path) => placeOf(path) ?? [])).add(name),
  }
}

/** Where the rows stood that are there afterwards, in their new order. */
function orderAfter(count: number, change: RowChange): number[] {
  const all = Array.from({ length: count }, (_, at) => at)
  if ('remove' in change) return all.filter((at) => at !== change.remove)
  return 'move' in change ? all.filter((at) => at !== change.move).toSpliced(change.to, 0, change.move) : all
}

/** The path of the same field afterwards; nothing when its row is gone. */
function placeAfter(path: string, name: string, order: readonly number[]): string | undefined {
  if (!path.startsWith(`${name}.`)) return path
  const [at = '', ...rest] = path.slice(name.length + 1).split('.')
  const place = order.indexOf(Number(at))
  return place < 0 ? undefined : joinPath(name, place, ...rest)
}
