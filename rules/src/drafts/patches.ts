import { unreachable } from '../kernel'
import { ORDER, type Path, REST } from './path'
import { type Fields, type FieldsShape, isObject, itemsOf, keysOf, type ListShape, restOf } from './pieces'
import { same } from './same'
import type { Shape } from './shape'

/** Who an item stands between: it is put there again even if others came or went meanwhile. */
export type Place = { readonly after: string | null; readonly before: string | null }

/** One piece that is another now. What is undefined was not there, or is gone. */
export type Patch = {
  readonly path: Path
  readonly before?: unknown
  readonly after?: unknown
  /** Of an item that comes or goes. */
  readonly place?: Place
}

/** What makes of one document the other, piece by piece. Parts that are the same object are not looked into. */
export function patchesBetween(before: unknown, after: unknown, shape: Shape): Patch[] {
  const found: Patch[] = []
  compare(shape, [], before, after, found)
  return found
}

function compare(shape: Shape, path: Path, before: unknown, after: unknown, found: Patch[]): void {
  if (before === after) return
  switch (shape.kind) {
    case 'whole':
      return comparePiece(path, before, after, found)
    case 'fields':
      if (!isObject(before) || !isObject(after)) return comparePiece(path, before, after, found)
      return compareFields(shape, path, before, after, found)
    case 'entries': {
      const [from, to] = [before ?? {}, after ?? {}]
      if (!isObject(from) || !isObject(to)) return comparePiece(path, before, after, found)
      for (const name of new Set([...Object.keys(from), ...Object.keys(to)]))
        compare(shape.of, [...path, name], from[name], to[name], found)
      return
    }
    case 'list': {
      const [from, to] = [itemsOf(before), itemsOf(after)]
      if (!from || !to) return comparePiece(path, before, after, found)
      return compareLists(shape, path, from, to, found)
    }
    default:
      return unreachable(shape)
  }
}

function comparePiece(path: Path, before: unknown, after: unknown, found: Patch[]): void {
  if (!same(before, after)) found.push({ path, before, after })
}

function compareFields(shape: FieldsShape, path: Path, before: Fields, after: Fields, found: Patch[]): void {
  for (const [name, of] of Object.entries(shape.of)) compare(of, [...path, name], before[name], after[name], found)
  comparePiece([...path, REST], restOf(before, shape), restOf(after, shape), found)
}

type Items = readonly unknown[]

/** Changed items first, then those that went, the order of those that stayed, and those that came. */
function compareLists(shape: ListShape, path: Path, before: Items, after: Items, found: Patch[]): void {
  const [was, is] = [keysOf(before, shape), keysOf(after, shape)]
  const [wasAt, isAt] = [placesOf(was), placesOf(is)]
  for (const [at, key] of was.entries()) {
    const now = isAt.get(key)
    if (now !== undefined) compare(shape.of, [...path, key], before[at], after[now], found)
  }
  for (const [at, key] of was.entries())
    if (!isAt.has(key)) found.push({ path: [...path, key], before: before[at], place: between(was, at) })
  const stayed = was.filter((key) => isAt.has(key))
  const ordered = is.filter((key) => wasAt.has(key))
  if (stayed.some((key, at) => ordered[at] !== key))
    found.push({ path: [...path, ORDER], before: stayed, after: ordered })
  for (const [at, key] of is.entries())
    if (!wasAt.has(key)) found.push({ path: [...path, key], after: after[at], place: between(is, at) })
}

const placesOf = (keys: readonly string[]) => new Map(keys.map((key, at) => [key, at]))
const between = (keys: readonly string[], at: number): Place => ({
  after: keys[at - 1] ?? null,
  before: keys[at + 1] ?? null,
})
