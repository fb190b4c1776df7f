import type { Decision, Term } from '../../design/parts'

/** Why: which rule or row said what. */
export type Reason = {
  readonly source: 'rule' | 'table' | 'connector'
  readonly id: string
  readonly title: string
  readonly decision: Decision
  readonly text: string
  /** The row of the table, counted from 0. */
  readonly row: number | null
  /** Set where it could not be decided and is therefore referred: a missing answer, a division by zero. */
  readonly trouble: string | null
}

export type Underwritten = {
  readonly decision: Decision
  readonly terms: readonly Term[]
  readonly reasons: readonly Reason[]
}
