import type { Merge } from '@coverwright/rules/rating/imports'

/** The first merged range that lies over another or is turned around: no program can say which value such a cell shows. */
export function clashOf(merges: readonly Merge[]): Merge | null {
  const standing: Merge[] = []
  for (const merge of [...merges].sort((one, other) => one.top - other.top)) {
    if (merge.bottom < merge.top || merge.right < merge.left) return merge
    const place = firstRightOf(standing, merge.left)
    let until = place
    for (let next = standing[until]; next && next.left <= merge.right; next = standing[++until])
      if (next.bottom >= merge.top) return merge
    standing.splice(place, until - place, merge)
  }
  return null
}

/** Ranges side by side, from the left; those that ended above stay until another takes their place. */
function firstRightOf(standing: readonly Merge[], left: number): number {
  let [from, to] = [0, standing.length]
  while (from < to) {
    const middle = (from + to) >> 1
    if ((standing[middle] as Merge).right < left) from = middle + 1
    else to = middle
  }
  return from
}
