import type { Measure } from './band-cell'
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

/** A cell with several values in it: each of them matches, or all of it is one value. */
export const listMeanings = ['split', 'whole'] as const
export type ListMeaning = (typeof listMeanings)[number]

/** 'Other' in a matched column: everybody whom no other row names, or an answer that is called so. */
export const restMeanings = ['rest', 'value'] as const
export type RestMeaning = (typeof restMeanings)[number]

/** A day as a heading: it holds from that day on until the next one, or on that day alone. */
export const dayMeanings = ['from', 'only'] as const
export type DayMeaning = (typeof dayMeanings)[number]

/** A combination without a rate, in a table with a row for everybody else: there is no price, or theirs holds. */
export const blankMeanings = ['none', 'rest'] as const
export type BlankMeaning = (typeof blankMeanings)[number]

/** A dash among loadings or discounts: nothing is added or taken off, or there is no price. */
export const dashMeanings = ['nothing', 'none'] as const
export type DashMeaning = (typeof dashMeanings)[number]

/** What a column leaves open: while it stands here, nothing is converted. */
export const columnAsks = ['empty', 'unit', 'list', 'rest', 'scale', 'mark', 'days', 'metres', 'name', 'dash'] as const
export type ColumnAsk = (typeof columnAsks)[number]

/**
 * What a table as a whole leaves open: rows that are hidden, one that lies on its side, headings that may be answers,
 * combinations without a rate above a row for everybody else.
 */
export const tableAsks = ['hidden', 'turned', 'table', 'across', 'blank', 'starts'] as const
export type TableAsk = (typeof tableAsks)[number]

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
  readonly lists?: ListMeaning
  readonly restMeans?: RestMeaning
  /** How many zeros every number of it leaves away: 3 in a column of thousands, -2 in one of percentages. */
  readonly zeros?: number
  /** What its bands are measured in, where the sheet or the question says so. */
  readonly measure?: Measure
  readonly dashMeans?: DashMeaning
  readonly asks?: readonly ColumnAsk[]
  /** What somebody has said of it: it is not asked again, nor next year. */
  readonly answered?: readonly ColumnAsk[]
}

/** A row of the header whose labels become a column. */
export type MappedAxis = {
  /** Which row of the header, from its top; its last when it is not said. */
  readonly row?: number
  readonly title: string
  readonly role: 'exact' | 'band'
  readonly of: MatchedAs
  readonly source: string | null
  /** What all its labels begin with: 'Limit' of 'Limit 5m', 'Limit 10m'. */
  readonly stem?: string
  readonly days?: DayMeaning
  readonly measure?: Measure
}

export type MappedValue = Pick<
  MappedColumn,
  'title' | 'currency' | 'percentAs' | 'numberStyle' | 'zeros' | 'dashMeans'
> & {
  readonly role: 'factor' | 'amount' | 'text'
}

/** Columns that become rows: their labels one column, their cells another. */
export type MappedCross = MappedAxis & {
  readonly columns: readonly number[]
  /** The other row of a header of two that are both matched. */
  readonly upper?: MappedAxis | null
  /** The uppermost row of a header of three that are all matched. */
  readonly top?: MappedAxis | null
  readonly value: MappedValue
  /** Where the other row of the header names what is given: a column for each of its labels, in place of `value`. */
  readonly parts?: readonly (MappedValue & { readonly label: string })[] | null
  readonly asks?: readonly ColumnAsk[]
  readonly answered?: readonly ColumnAsk[]
}

/** The rows of the header that are matched, from the top. */
export const axesOf = (cross: MappedCross): readonly MappedAxis[] => [
  ...(cross.top ? [cross.top] : []),
  ...(cross.upper ? [cross.upper] : []),
  cross,
]

/** What the sheet itself says of all its rows, as a column of the table: sheets of one shape become one table by it. */
export type MappedLabel = { readonly title: string; readonly source: string | null; readonly text: string }

export type RegionMapping = {
  readonly columns: readonly MappedColumn[]
  readonly cross: MappedCross | null
  readonly label?: MappedLabel | null
  /** Rows that were found to be no rates and are taken nevertheless. */
  readonly taken?: readonly number[]
  /** Rows that are hidden in the sheet are rates like the others, or left there. */
  readonly hidden?: 'take' | 'leave'
  /** An empty combination of a cross table that has a row for everybody else: no price, or theirs. */
  readonly blank?: BlankMeaning
  /** Both readings of the day that the sheet says its rates hold from, where it has two. */
  readonly starts?: readonly string[]
  readonly asks?: readonly TableAsk[]
  readonly answered?: readonly TableAsk[]
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
