import { type ColumnTarget, portfolioFigures } from '@coverwright/rules/rating/portfolios'

/** What a column is, as one word of a list. */
export const wordOf = (target: ColumnTarget): string =>
  'name' in target ? `${target.kind}:${target.name}` : target.kind

export function targetOf(word: string): ColumnTarget {
  const figure = portfolioFigures.find((each) => each === word)
  if (figure) return { kind: figure }
  const [kind, name] = word.split(':')
  if (name !== undefined && (kind === 'answer' || kind === 'age')) return { kind, name }
  return { kind: 'skip' }
}
