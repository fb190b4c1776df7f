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
  /** The row with the title of this block, where blocks follow each other under one header. */
  readonly section?: number | null
  /** It lies on its side: its header is its first column, and its columns are its rows. */
  readonly isTurned?: boolean
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
  readonly of: 'band' | 'number' | 'text' | 'date'
  /** Words across can as well be separate values: only bands, numbers, months and days are sure. */
  readonly isSure: boolean
  /** Which row of the header its labels are in; its last when it is not said. */
  readonly row?: number
  /** The other row of the header, where its labels repeat: 'Male, Female' over 'Smoker, Non-smoker'. */
  readonly upper?: number
  /** The uppermost of three such rows. */
  readonly top?: number
  /** What all its labels begin with: 'Zone' of 'Zone 1', 'Zone 2'. */
  readonly stem?: string
}

/** Why a row under the header is no rate. */
export const asideReasons = ['note', 'heading', 'total', 'header', 'apart'] as const
export type AsideReason = (typeof asideReasons)[number]
/** A row under the header that is not taken, with what stands in it. */
export type Aside = { readonly row: number; readonly why: AsideReason; readonly cells: readonly string[] }

/** Rows whose cells are empty in the same columns: how many, and the first of them. */
export type Blank = { readonly columns: readonly number[]; readonly count: number; readonly rows: readonly number[] }

/** A cell that is for everybody else; not sure where it may be an answer that is called so. */
export type Rest = { readonly at: number; readonly text: string; readonly isSure: boolean; readonly row: number }

/** An amount alone in a cell, with what it is called. */
export type Scalar = { readonly row: number; readonly column: number; readonly name: string; readonly text: string }

export type Region = {
  readonly id: string
  readonly title: string
  /** Everything that stands above it, line by line. */
  readonly lines?: readonly string[]
  readonly edges: RegionEdges
  readonly columns: readonly RegionColumn[]
  readonly cross: Cross | null
  /** Rows under the header that are no rates; the first of them, and how many there are. */
  readonly asides?: readonly Aside[]
  readonly asideCount?: number
  readonly blanks?: readonly Blank[]
  /** Columns in which a cell says 'Other' or the like. */
  readonly rests?: readonly Rest[]
  /** How many of its rows are hidden in the sheet, and the first of them. */
  readonly hidden?: { readonly count: number; readonly rows: readonly number[] }
  /** It is no table but amounts that stand alone. */
  readonly scalars?: readonly Scalar[]
  /** They were listed under a header as charges, and the name of each says what it does to a price. */
  readonly isCharges?: boolean
  /** Where it was found and what its columns were called then, once somebody moved its edges. */
  readonly found?: { readonly edges: RegionEdges; readonly names: readonly string[] }
}

export type SheetSurvey = {
  readonly name: string
  readonly isHidden: boolean
  readonly rowCount: number
  readonly width: number
  readonly regions: readonly Region[]
  /** Lines that are in no table, nor above or below one: the first of them. */
  readonly texts?: readonly SheetText[]
}

export type SheetText = { readonly row: number; readonly text: string }
