/** What is shown of a row beside its cells: a problem it has, and how it differs from the version it is compared with. */
export type RowMark = {
  readonly problem?: 'hard' | 'soft'
  readonly change?: 'added' | 'changed'
  /** Columns that were changed, by their ids. */
  readonly columns?: ReadonlySet<string>
}

export type Marks = ReadonlyMap<number, RowMark>

export const NO_MARKS: Marks = new Map()

/** One map from several; later ones add to earlier ones. */
export function joinMarks(...all: Marks[]): Marks {
  const joined = new Map<number, RowMark>()
  for (const marks of all) for (const [id, mark] of marks) joined.set(id, { ...joined.get(id), ...mark })
  return joined
}
