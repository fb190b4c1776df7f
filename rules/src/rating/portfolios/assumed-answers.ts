import type { PortfolioAnswer, PortfolioRows } from './portfolio'

/** What stands for an answer that policies of a book do not give. */
export type Assumed = Readonly<Record<string, string | boolean>>

const isMissing = (value: PortfolioAnswer | undefined) => value === null || value === undefined

/** The book with its gaps filled; what a policy says itself is never changed. */
export function withAssumed(rows: PortfolioRows, assumed: Assumed): PortfolioRows {
  const names = Object.keys(assumed)
  if (names.length === 0) return rows
  const filled = names.map((name) => {
    const said = rows.answers[name] ?? []
    return [name, Array.from({ length: rows.count }, (_, at) => (isMissing(said[at]) ? assumed[name]! : said[at]!))]
  })
  return { ...rows, answers: { ...rows.answers, ...Object.fromEntries(filled) } }
}

/** How many policies do not say it. */
export const countMissing = ({ answers, count }: PortfolioRows, name: string): number =>
  Array.from({ length: count }, (_, at) => answers[name]?.[at]).filter(isMissing).length
