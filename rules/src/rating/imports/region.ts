import type { ColumnProfile } from './column-profile'

/** Rows from and to, both part of it, counted from 0. */
export type Span = { readonly from: number; readonly to: number }

/** Where a table stands in a sheet. A person can move every edge. */
export type RegionEdges = {
  readonly left: number
  readonly right: number
  readonly titles: Span | null
  readonly header: Span | null
  readonly body: Span
  readonly notes: Span | null
}

export type RegionColumn = {
  readonly at: number
  /** All header rows in one: 'Comprehensive / Private car'. */
  readonly name: string
  /** What each header row says of it, from the top. */
  readonly labels: readonly string[]
  readonly profile: ColumnProfile
}

/** Columns that are one thing written across: a band, a number or a word for each, and one kind of value below. */
export type Cross = {
  readonly columns: readonly number[]
  readonly name: string
  readonly of: 'band' | 'number' | 'text'
  /** Words across can as well be separate values: only bands and numbers are sure. */
  readonly isSure: boolean
}

export type Region = {
  readonly id: string
  readonly title: string
  /** Everything that stands above it, line by line. */
  readonly lines?: readonly string[]
  readonly edges: RegionEdges
  readonly columns: readonly RegionColumn[]
  readonly cross: Cross | null
  /** Where it was found and what its columns were called then, once somebody moved its edges. */
  readonly found?: { readonly edges: RegionEdges; readonly names: readonly string[] }
}

export type SheetSurvey = {
  readonly name: string
  readonly isHidden: boolean
  readonly rowCount: number
  readonly width: number
  readonly regions: readonly Region[]
}
