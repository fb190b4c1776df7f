export type Seen = { revision: number; mayEdit: boolean; part: unknown }

/** What to do about another revision of a draft: stay on the old one, move on with the same part, or take the part over. */
export function followed(base: Seen, now: Seen, isChanged: boolean): 'stay' | 'moveOn' | 'takeOver' {
  // Published, or a draft of the next version: revisions begin anew, and there was nothing to change before.
  if (now.mayEdit !== base.mayEdit) return 'takeOver'
  if (now.revision <= base.revision) return 'stay'
  if (JSON.stringify(now.part) === JSON.stringify(base.part)) return 'moveOn'
  return isChanged ? 'stay' : 'takeOver'
}
