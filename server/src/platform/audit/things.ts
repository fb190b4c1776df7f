/** Something that an entry is about: one product, one member. */
export type Thing = { kind: string; id: string }

/**
 * The things that an entry names. An id stands under its kind (`memberId`), several under its plural (`roleIds`), and one
 * that has a part in what happened under that too (`toMemberId`): all of these are found again by kind and id.
 */
export function thingsIn(about: Record<string, unknown>): Thing[] {
  const found = new Map<string, Thing>()
  for (const [name, value] of Object.entries(about)) {
    const kind = kindOf(name)
    if (kind === null) continue
    for (const id of [value].flat())
      if (isId(id)) found.set(`${kind} ${id.toLowerCase()}`, { kind, id: id.toLowerCase() })
  }
  return [...found.values()]
}

function kindOf(name: string): string | null {
  const kind = /^(?:(?:from|to)(?=[A-Z]))?(.+)Ids?$/.exec(name)?.[1]
  return kind ? kind.charAt(0).toLowerCase() + kind.slice(1) : null
}

const isId = (value: unknown): value is string =>
  typeof value === 'string' && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(value)
