import type { TableColumn } from '../../design/parts'
import { parseDay, type Day } from '../../kernel'

/** From and to, both included unless said otherwise; null is open-ended. Numbers as decimals in text, dates as '2026-01-31'. */
export type Band = {
  readonly from: string | null
  readonly to: string | null
  /** The edge itself is outside: 'more than 25' and 'below 1000'. */
  readonly isFromOut?: true
  readonly isToOut?: true
}

/** Null in a column that is matched means any; numbers are decimals in text so that nothing is lost on the way. */
export type Cell = string | boolean | Band | null

/** In place of a factor or an amount: whoever is taken by the row has no price, also where a row below is for everybody else. */
export const NO_PRICE = 'none'
/** The same, and what becomes of them instead, where the sheet says so: underwriting decides by these words. */
export const noPriceWords = [NO_PRICE, 'refer', 'decline'] as const
export const isNoPrice = (cell: Cell | undefined): boolean => (noPriceWords as readonly unknown[]).includes(cell)

export type MatchColumn = Extract<TableColumn, { role: 'exact' | 'band' }>
export type ValueColumn = Extract<TableColumn, { role: 'factor' | 'amount' | 'text' }>
export type Row = readonly Cell[]

/** Rows of one time; `effectiveTo` is the last day, null while no end is known. */
export type TableVersion = {
  readonly id: string
  readonly effectiveFrom: string
  readonly effectiveTo: string | null
  readonly rows: readonly Row[]
}

export type RateTable = {
  readonly id: string
  readonly name: string
  readonly columns: readonly TableColumn[]
  readonly versions: readonly TableVersion[]
}

export function isMatchColumn(column: TableColumn): column is MatchColumn {
  return column.role === 'exact' || column.role === 'band'
}

export function isValueColumn(column: TableColumn): column is ValueColumn {
  return column.role === 'factor' || column.role === 'amount' || column.role === 'text'
}

/** Of the versions that hold on a day, the one that began last. */
export function versionOn<Version extends Pick<TableVersion, 'effectiveFrom' | 'effectiveTo'>>(
  versions: readonly Version[],
  on: Day,
): Version | null {
  let best: Version | null = null
  let bestFrom = -Infinity
  for (const version of versions) {
    const from = parseDay(version.effectiveFrom) ?? Infinity
    const to = version.effectiveTo === null ? Infinity : (parseDay(version.effectiveTo) ?? -Infinity)
    if (on >= from && on <= to && from >= bestFrom) [best, bestFrom] = [version, from]
  }
  return best
}
