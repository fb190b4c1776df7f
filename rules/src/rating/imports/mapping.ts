import type { DateStyle } from './date-text'
import type { NumberStyle } from './number-text'

/** What becomes of a column; 'any' is kept for people and not looked at, 'skip' is left in the sheet. */
export const columnRoles = ['exact', 'band', 'any', 'factor', 'amount', 'text', 'skip'] as const
export type ColumnRole = (typeof columnRoles)[number]

export const matchedAs = ['text', 'number', 'date', 'yesNo'] as const
export type MatchedAs = (typeof matchedAs)[number]

/** 15 % is the factor 0.15 (share), a change to 1.15, or the number 15 (points). */
export const percentMeanings = ['share', 'change', 'points'] as const
export type PercentMeaning = (typeof percentMeanings)[number]

/** An empty cell of a matched column: anybody, or the same as the row above. */
export const emptyMeanings = ['any', 'above'] as const
export type EmptyMeaning = (typeof emptyMeanings)[number]

export type MappedColumn = {
  readonly at: number
  /** The column with the end of the band, where from and to stand apart. */
  readonly toAt: number | null
  readonly title: string
  readonly role: ColumnRole
  readonly of: MatchedAs
  /** The data name or formula that a look-up most likely asks it with. */
  readonly source: string | null
  readonly currency: string | null
  readonly percentAs: PercentMeaning
  readonly emptyMeans: EmptyMeaning
  readonly numberStyle: NumberStyle
  readonly dateStyle: DateStyle
}

/** Columns that become rows: their labels one column, their cells another. */
export type MappedCross = {
  readonly columns: readonly number[]
  readonly title: string
  readonly role: 'exact' | 'band'
  readonly of: MatchedAs
  readonly source: string | null
  readonly value: Pick<MappedColumn, 'title' | 'currency' | 'percentAs' | 'numberStyle'> & {
    readonly role: 'factor' | 'amount' | 'text'
  }
}

/** What the sheet itself says of all its rows, as a column of the table: sheets of one shape become one table by it. */
export type MappedLabel = { readonly title: string; readonly source: string | null; readonly text: string }

export type RegionMapping = {
  readonly columns: readonly MappedColumn[]
  readonly cross: MappedCross | null
  readonly label?: MappedLabel | null
}

/** A data name of the product, with everything that a sheet may call it and its answers. */
export type KnownName = {
  readonly name: string
  readonly kind: 'text' | 'number' | 'money' | 'date' | 'yesNo' | 'choice'
  readonly titles: readonly string[]
  readonly options: readonly { readonly value: string; readonly labels: readonly string[] }[]
  /** Of numbers: how many digits behind the point, from where to where, and in what. */
  readonly places?: number
  readonly min?: string
  readonly max?: string
  readonly unit?: string
}

/** How sheets of the same header were mapped before: by header text, since columns move. */
export const headerKey = (name: string): string =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}%]+/gu, ' ')
    .trim()

/** The same for the next upload of the same sheet, whatever its rows say. */
export const regionFingerprint = (names: readonly string[]): string => names.map(headerKey).join('|').slice(0, 2_000)
