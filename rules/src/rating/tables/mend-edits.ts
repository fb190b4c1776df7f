import type { Mend, MendEdit } from './mend'

type Set = MendEdit & { kind: 'set' }

/** One mend of edits that do the same at every place; none where one of them cannot be, or is another. */
export function sameEverywhere(kind: Mend['kind'], edits: readonly (MendEdit | null)[]): Mend[] {
  const sets = edits.filter((edit): edit is Set => edit?.kind === 'set')
  const [first] = sets
  if (!first || sets.length !== edits.length) return []
  const said = ({ at, cell, was }: Set) => JSON.stringify([at, was, cell])
  return sets.every((edit) => said(edit) === said(first)) ? [{ kind, edits: sets }] : []
}
