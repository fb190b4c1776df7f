import type { Row } from '../pricing'
import type { ConvertProblem } from './convert-problem'

/** Where rows and problems go as they come: a table of 100,000 rows is never in two places at once. */
export type ConvertSink = {
  row(row: Row): void
  problem(problem: ConvertProblem): void
  progress?(done: number, of: number): void
}

/** Counted from the sheet: every row under the header is read or noted, and every one that is read is made or left out. */
export type ConvertSummary = {
  readonly read: number
  readonly made: number
  readonly leftOut: number
  readonly noted: number
  /** Cells that say 'Refer' or 'Decline' in place of a rate, and others without one; left out where none says it. */
  readonly said?: { readonly refer: number; readonly decline: number; readonly other?: number }
}
