import type { Cell, Row, TableFinding } from '../pricing'

/** Rows are counted from 0, as they stand before any of the edits is done. */
export type MendEdit =
  | { readonly kind: 'set'; readonly row: number; readonly at: number; readonly was: Cell; readonly cell: Cell }
  /** Rows that come after the same one follow each other. What they give is left to whoever knows it. */
  | { readonly kind: 'insert'; readonly after: number; readonly cells: Row }
  | { readonly kind: 'delete'; readonly row: number }

export const mendKinds = ['stretch', 'shorten', 'addRow', 'removeRow', 'write', 'between'] as const

/** One way to mend a finding, done whole or not at all. */
export type Mend = {
  readonly kind: (typeof mendKinds)[number]
  readonly edits: readonly MendEdit[]
  /** Nobody pays another price by it. */
  readonly keepsPrices?: true
}

/** What else a mend may need to know of a finding: what it was found by is in the rows. */
export type MendedFinding = Pick<TableFinding, 'code' | 'rows' | 'customer' | 'column' | 'alsoIn' | 'values' | 'alike'>

/** A fault may stand at many places; a press that does more than this is no mend but another table. */
export const MOST_EDITS = 500
