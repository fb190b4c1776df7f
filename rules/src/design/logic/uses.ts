import { refusalOf, type Refusal } from '../../kernel'

/** Something that reads data names or points at pages and questions: a rule, a step of a price, a table's column, a mail. */
export type Use = {
  readonly where: string
  readonly id: string
  readonly title: string
  readonly names: readonly string[]
}

export type RemovalRefusal = Refusal<'logic.inUse'> & { readonly usedBy: readonly Use[] }

/** Removing what others use is refused, with the list of those; a group is used where one of its fields is. */
export function removalRefusal(
  thing: { readonly name: string; readonly title: string },
  uses: readonly Use[],
): RemovalRefusal | null {
  const usedBy = usesOf(thing.name, uses)
  if (usedBy.length === 0) return null
  const list = usedBy.map((use) => use.title).join(', ')
  return { ...refusalOf('logic.inUse', { title: thing.title, count: usedBy.length, list }), usedBy }
}

export function usesOf(name: string, uses: readonly Use[]): Use[] {
  return uses.filter((use) => use.names.some((used) => used === name || used.startsWith(`${name}.`)))
}
