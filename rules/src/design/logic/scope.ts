import type { DataName, Dataset } from '../datasets'
import { DATE, logicTypeOf, type LogicType } from './logic-type'

/** The names that an expression may use, each with its place in the frame. */
export type Scope = {
  readonly slots: ReadonlyMap<string, { readonly slot: number; readonly type: LogicType }>
  readonly size: number
}

/** Dataset names take the first slots in their order, then `today`, then what the caller adds (steps of a recipe, a plan). */
export function scopeOf(dataset: Dataset, extra: readonly { name: string; type: LogicType }[] = []): Scope {
  const entries = [
    ...dataset.names.map(({ name, type }: DataName) => ({ name, type: logicTypeOf(type) })),
    { name: 'today', type: DATE },
    ...extra,
  ]
  const slots = new Map(entries.map(({ name, type }, slot) => [name, { slot, type }]))
  return { slots, size: entries.length }
}

export function addName(scope: Scope, name: string, type: LogicType): Scope {
  return { slots: new Map([...scope.slots, [name, { slot: scope.size, type }]]), size: scope.size + 1 }
}
