import type { Region } from '@coverwright/rules/rating/imports'

const TRUTH = /^(?:0|1|x|y|n|yes|no|true|false|✓|✔|✗|✘|是|否)$/i
const FIGURE = /^[^\p{L}\d]*(?:[A-Z]{2,3}\$?\s?)?\d[\d.,' ]*\s?%?$/u

/** Why a table is not taken; whatever is not its own fault was somebody's wish. */
export function whyNot(
  { columns, edges, scalars }: Pick<Region, 'columns' | 'edges' | 'scalars'>,
  isHidden: boolean,
): 'hidden' | 'words' | 'mixed' | 'lonely' | 'scalars' | 'truth' | 'wish' {
  if (isHidden) return 'hidden'
  if (scalars) return 'scalars'
  if (columns.slice(1).every(({ profile }) => profile.distinct.every((text) => TRUTH.test(text)))) return 'truth'
  if (!edges.header && edges.body.from === edges.body.to) return 'lonely'
  if (columns.some(({ profile }) => ['number', 'percent', 'money'].includes(profile.kind))) return 'wish'
  return columns.some(({ profile }) => profile.distinct.some((text) => FIGURE.test(text))) ? 'mixed' : 'words'
}
