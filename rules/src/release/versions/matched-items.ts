export type Item = Readonly<Record<string, unknown>>

/** Two lists of things, item by item: what stayed, came and went, and which of those that stayed changed places. */
export type Matched = {
  readonly stayed: readonly { readonly before: Item; readonly after: Item; readonly key: string }[]
  readonly added: readonly Item[]
  readonly removed: readonly Item[]
  /** As few as explain the new order; each with the one in front of it. */
  readonly moved: readonly { readonly item: Item; readonly behind: Item | null }[]
}

/** Things are the same by their key; one that has only its key changed is the same thing under another name. */
export function matchItems(before: readonly Item[], after: readonly Item[], key: string): Matched {
  const [was, is] = [keyed(before, key), keyed(after, key)]
  const renamed = renamedKeys(was, is, key)
  const stayed = [...was].flatMap(([name, item]) => {
    const now = is.get(renamed.get(name) ?? name)
    return now ? [{ before: item, after: now, key: name }] : []
  })
  const [kept, found] = [new Set(stayed.map((each) => each.before)), new Set(stayed.map((each) => each.after))]
  return {
    stayed,
    added: after.filter((item) => !found.has(item)),
    removed: before.filter((item) => !kept.has(item)),
    moved: movedItems(
      stayed.map((each) => each.after),
      after,
    ),
  }
}

/** A key twice in one list is possible while it is typed: the second is told apart by its number. */
export function keyed(items: readonly Item[], key: string): Map<string, Item> {
  const found = new Map<string, Item>()
  for (const item of items) {
    const name = String(item[key])
    let free = name
    for (let count = 2; found.has(free); count++) free = `${name}\u0000${count}`
    found.set(free, item)
  }
  return found
}

function renamedKeys(was: ReadonlyMap<string, Item>, is: ReadonlyMap<string, Item>, key: string) {
  const waiting = new Map([...is].filter(([name]) => !was.has(name)).map(([name, item]) => [textOf(item, key), name]))
  const renamed = new Map<string, string>()
  for (const [name, item] of was) {
    const text = textOf(item, key)
    const now = is.has(name) ? undefined : waiting.get(text)
    if (now === undefined) continue
    renamed.set(name, now)
    waiting.delete(text)
  }
  return renamed
}

const textOf = (item: Item, key: string) =>
  JSON.stringify(Object.entries({ ...item, [key]: '' }).sort(([one], [other]) => (one < other ? -1 : 1)))

/** `ordered` are items of `after` in the order that they had before. */
export function movedItems<One>(ordered: readonly One[], after: readonly One[]): { item: One; behind: One | null }[] {
  const placeBefore = new Map(ordered.map((item, at) => [item, at]))
  const stayed = after.filter((item) => placeBefore.has(item))
  const resting = longestRise(stayed.map((item) => placeBefore.get(item) ?? 0))
  return stayed.flatMap((item, at) =>
    resting.has(at) ? [] : [{ item, behind: after[after.indexOf(item) - 1] ?? null }],
  )
}

/** The places of the longest run of numbers that only rises: those did not move, the others moved around them. */
function longestRise(numbers: readonly number[]): ReadonlySet<number> {
  const ends: number[] = []
  const previous: number[] = []
  numbers.forEach((number, at) => {
    let [low, high] = [0, ends.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((numbers[ends[middle] ?? 0] ?? 0) < number) low = middle + 1
      else high = middle
    }
    previous[at] = low > 0 ? (ends[low - 1] ?? -1) : -1
    ends[low] = at
  })
  const rise = new Set<number>()
  for (let at = ends.at(-1) ?? -1; at >= 0; at = previous[at] ?? -1) rise.add(at)
  return rise
}
