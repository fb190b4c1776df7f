import type { Shape } from './shape'

export type Fields = Readonly<Record<string, unknown>>
export type FieldsShape = Extract<Shape, { kind: 'fields' }>
export type ListShape = Extract<Shape, { kind: 'list' }>

export const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** What was never begun has no items yet. */
export const itemsOf = (value: unknown): readonly unknown[] | null =>
  value === undefined ? [] : Array.isArray(value) ? value : null

/** A name twice in one list is possible while it is typed: the second is told apart by its number. */
export function keysOf(items: readonly unknown[], { keyOf }: ListShape): string[] {
  const seen = new Map<string, number>()
  return items.map((item) => {
    const key = keyOf(item)
    const count = (seen.get(key) ?? 0) + 1
    seen.set(key, count)
    return count === 1 ? key : `${key}\u0001${count}`
  })
}

export const restOf = (object: Fields, { of }: FieldsShape): Fields =>
  Object.fromEntries(Object.entries(object).filter(([name]) => !(name in of)))

/** The object with one field another, or without it; the same object where nothing changes. */
export function withField(object: Fields, name: string, value: unknown): Fields {
  if (object[name] === value) return object
  const { [name]: _before, ...others } = object
  return value === undefined ? others : { ...object, [name]: value }
}
