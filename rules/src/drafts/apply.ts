import { ORDER, type Path, REST } from './path'
import type { Patch } from './patches'
import { type Fields, isObject, itemsOf, keysOf, type ListShape, restOf, withField } from './pieces'
import { same } from './same'
import type { Shape } from './shape'

export type Rebased<Document> = {
  readonly document: Document
  /** Where a patch met something else than it was made for; there the document is as it was. */
  readonly met: readonly Path[]
}

/** Puts patches onto a document that others have changed as well. What they do not touch stays the same object. */
export function rebased<Document>(document: Document, patches: readonly Patch[], shape: Shape): Rebased<Document> {
  const met: Path[] = []
  const put = (now: unknown, patch: Patch) => {
    const outcome = new Putting(patch, false).into(shape, now, 0)
    if (outcome instanceof Met) met.push(outcome.path)
    return outcome instanceof Met ? now : outcome
  }
  return { document: patches.reduce(put, document as unknown) as Document, met }
}

/** The same whatever stands there; what has lost its place is left out. */
export function patched<Document>(document: Document, patches: readonly Patch[], shape: Shape): Document {
  const put = (now: unknown, patch: Patch) => {
    const outcome = new Putting(patch, true).into(shape, now, 0)
    return outcome instanceof Met ? now : outcome
  }
  return patches.reduce(put, document as unknown) as Document
}

/** Somebody else has changed this piece, or taken away what it is in. */
class Met {
  constructor(readonly path: Path) {}
}

/** One patch on its way down to its piece. */
class Putting {
  constructor(
    private readonly patch: Patch,
    private readonly isForced: boolean,
  ) {}

  into(shape: Shape, node: unknown, depth: number): unknown {
    const name = this.patch.path[depth]
    if (name === undefined) return this.piece(node)
    if (shape.kind === 'fields') return this.intoFields(shape, node, name, depth)
    if (shape.kind === 'entries') return this.intoField(node ?? {}, name, shape.of, depth)
    if (shape.kind === 'list') return this.intoList(shape, node, name, depth)
    return this.meets(depth)
  }

  private meets(depth: number): Met {
    return new Met(this.patch.path.slice(0, depth))
  }

  private piece(now: unknown): unknown {
    const { before, after, path } = this.patch
    if (same(now, after)) return now
    return this.isForced || same(now, before) ? after : new Met(path)
  }

  private intoFields(shape: Extract<Shape, { kind: 'fields' }>, node: unknown, name: string, depth: number): unknown {
    if (!isObject(node)) return this.meets(depth)
    if (name !== REST) return this.intoField(node, name, shape.of[name] as Shape, depth)
    const now = restOf(node, shape)
    const rest = this.piece(now)
    if (rest instanceof Met || rest === now) return rest instanceof Met ? rest : node
    const own = Object.fromEntries(Object.entries(node).filter(([each]) => each in shape.of))
    return { ...(rest as Fields), ...own }
  }

  private intoField(node: unknown, name: string, shape: Shape, depth: number): unknown {
    if (!isObject(node)) return this.meets(depth)
    const value = this.into(shape, node[name], depth + 1)
    return value instanceof Met ? value : withField(node, name, value)
  }

  private intoList(shape: ListShape, node: unknown, name: string, depth: number): unknown {
    const items = itemsOf(node)
    if (!items) return this.meets(depth)
    const keys = keysOf(items, shape)
    if (name === ORDER) return this.order(items, keys)
    const at = keys.indexOf(name)
    const isLast = depth === this.patch.path.length - 1
    if (at < 0 && !isLast) return this.meets(depth + 1)
    const item = isLast ? this.piece(items[at]) : this.into(shape.of, items[at], depth + 1)
    if (item instanceof Met || item === items[at]) return item instanceof Met ? item : node
    if (at >= 0)
      return item === undefined ? without(items, at) : items.map((each, place) => (place === at ? item : each))
    return inserted(items, placeIn(keys, this.patch), item)
  }

  /** Items that the order does not speak of stay behind the one they stand behind. */
  private order(items: readonly unknown[], keys: readonly string[]): unknown {
    const { path } = this.patch
    const [from, to] = [this.patch.before as string[], this.patch.after as string[]]
    const spoken = new Set(to)
    const now = keys.filter((key) => spoken.has(key))
    const here = new Set(now)
    if (
      isOrder(
        now,
        to.filter((key) => here.has(key)),
      )
    )
      return items
    if (
      !this.isForced &&
      !isOrder(
        now,
        from.filter((key) => here.has(key)),
      )
    )
      return new Met(path)
    const followers = followersOf(items, keys, spoken)
    return [...(followers.get(null) ?? []), ...to.flatMap((key) => followers.get(key) ?? [])]
  }
}

const isOrder = (one: readonly string[], other: readonly string[]) => one.every((key, at) => other[at] === key)

/** Each item that an order speaks of with those behind it that it does not; the first ones are nobody's. */
function followersOf(items: readonly unknown[], keys: readonly string[], spoken: ReadonlySet<string>) {
  const followers = new Map<string | null, unknown[]>()
  let leader: string | null = null
  for (const [at, key] of keys.entries()) {
    if (spoken.has(key)) leader = key
    followers.set(leader, [...(followers.get(leader) ?? []), items[at]])
  }
  return followers
}

function placeIn(keys: readonly string[], { place }: Patch): number {
  if (!place) return keys.length
  const after = place.after === null ? -1 : keys.indexOf(place.after)
  if (after >= 0) return after + 1
  const before = place.before === null ? -1 : keys.indexOf(place.before)
  if (before >= 0) return before
  return place.after === null ? 0 : keys.length
}

const without = (items: readonly unknown[], at: number) => items.filter((_, place) => place !== at)
const inserted = (items: readonly unknown[], at: number, item: unknown) => [
  ...items.slice(0, at),
  item,
  ...items.slice(at),
]
