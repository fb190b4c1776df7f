import type { KnownName } from '../imports'

/** A file is looked through, mapped by a person, read row by row, and then kept as a book. */
export const portfolioStates = ['reading', 'mapping', 'converting', 'ready', 'failed'] as const
export type PortfolioState = (typeof portfolioStates)[number]

/** What a policy was, beside what its customer said. Amounts and premiums are by the year, in the product's currency. */
export const portfolioFigures = ['exposure', 'premium', 'claims'] as const
export type PortfolioFigure = (typeof portfolioFigures)[number]

export type ColumnTarget =
  | { readonly kind: 'skip' }
  /** The answer of that name; 'plan' is the plan. */
  | { readonly kind: 'answer'; readonly name: string }
  /** Years, where the product asks for a day of birth. */
  | { readonly kind: 'age'; readonly name: string }
  | { readonly kind: 'exposure' }
  | { readonly kind: 'premium' }
  | { readonly kind: 'claims' }

/** What only one column can be. A product may ask how many claims there were, and a policy have claims: two things. */
export const takenAs = (target: ColumnTarget): string => ('name' in target ? `answer ${target.name}` : target.kind)

/** A column of the file as it was found. */
export type FoundColumn = {
  readonly at: number
  readonly title: string
  readonly filled: number
  /** Different texts in it, the first of them. */
  readonly samples: readonly string[]
  readonly numberStyle: 'point' | 'comma'
  readonly dateStyle: 'dmy' | 'mdy'
}

export type MappedPortfolioColumn = {
  readonly at: number
  readonly target: ColumnTarget
  /** What the file calls an answer, to the answer. */
  readonly values: Readonly<Record<string, string>>
}

export type PortfolioProblemCode =
  | 'notNumber'
  | 'notDate'
  | 'notYesNo'
  | 'notAnOption'
  | 'unknownPlan'
  | 'negative'
  | 'tooLong'
  | 'broken'

/** A row that is not in the book, with the cell that keeps it out. Rows count from 1, as spreadsheets do. */
export type PortfolioProblem = {
  readonly row: number
  readonly column: string
  readonly code: PortfolioProblemCode
  readonly text: string
}

export const MAX_PORTFOLIO_PROBLEMS = 1_000
export const MAX_PORTFOLIO_ROWS = 200_000
export const ROWS_PER_PART = 10_000

export type PortfolioAnswer = string | boolean | null

/** Rows of a book, column by column: so they are small, and travel without a shape for each. */
export type PortfolioRows = {
  readonly count: number
  /** By data name; 'plan' is the plan. */
  readonly answers: Readonly<Record<string, readonly PortfolioAnswer[]>>
  /** Years; null where the file says nothing of it. */
  readonly exposure: readonly number[] | null
  /** In coins. */
  readonly premium: readonly number[] | null
  readonly claims: readonly number[] | null
}

/** What a book is in sum. */
export type PortfolioTotals = {
  readonly exposure: number
  readonly premium: number | null
  readonly claims: number | null
}

export type MappingCode =
  | 'portfolios.noAnswer'
  | 'portfolios.targetTwice'
  | 'portfolios.unknownName'
  | 'portfolios.noColumn'

/** Why a mapping cannot be read by, or null. */
export function mappingRefusal(
  columns: readonly MappedPortfolioColumn[],
  found: readonly FoundColumn[],
  names: readonly KnownName[],
): { code: MappingCode; values: Record<string, string> } | null {
  const seen = new Set<string>()
  for (const { at, target } of columns) {
    const column = found.find((each) => each.at === at)
    if (!column) return { code: 'portfolios.noColumn', values: { column: String(at + 1) } }
    if (target.kind === 'skip') continue
    const [name, key] = ['name' in target ? target.name : target.kind, takenAs(target)]
    if ('name' in target && !names.some((known) => known.name === name))
      return { code: 'portfolios.unknownName', values: { name } }
    if (seen.has(key)) return { code: 'portfolios.targetTwice', values: { name } }
    seen.add(key)
  }
  const hasAnswer = columns.some(({ target }) => target.kind === 'answer' || target.kind === 'age')
  return hasAnswer ? null : { code: 'portfolios.noAnswer', values: {} }
}
