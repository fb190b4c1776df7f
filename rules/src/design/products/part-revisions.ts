import { same } from '../../drafts'
import type { Body } from './body'
import type { StoredDocument } from './stored-document'

/** Whatever of a body can be changed by itself; the version of its shape is nobody's to change. */
export type RevisedPart = Exclude<keyof Body, 'version'>

/**
 * The revision of the draft that last changed each part; a part that is not in it was never changed. Whoever read the
 * draft at a later revision has the newest of that part, whatever else was changed since.
 */
export type PartRevisions = Readonly<Partial<Record<RevisedPart, number>>>

/** The parts in which a body differs from what was stored. */
export function changedParts(before: Body | StoredDocument, after: Body): RevisedPart[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]) as Set<keyof Body>
  return [...names].filter((name): name is RevisedPart => name !== 'version' && !same(before[name], after[name]))
}

/** Of the parts that are to be changed, those that somebody else changed after the revision that was read. */
export const partsBehind = (parts: readonly RevisedPart[], revisions: PartRevisions, read: number): RevisedPart[] =>
  parts.filter((part) => (revisions[part] ?? 0) > read)

export const withRevision = (
  revisions: PartRevisions,
  parts: readonly RevisedPart[],
  revision: number,
): PartRevisions => ({ ...revisions, ...Object.fromEntries(parts.map((part) => [part, revision])) })
