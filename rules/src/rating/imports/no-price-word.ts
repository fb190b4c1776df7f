import { type Cell, NO_PRICE } from '../pricing'
import { decisionOf } from '../underwriting'
import type { CellFault } from './convert-problem'

/** 'refer' or 'decline' where a cell says so in place of a rate. */
export function turnedAway(text: string): 'refer' | 'decline' | null {
  const decision = decisionOf(text)
  return decision === 'refer' || decision === 'decline' ? decision : null
}

/** What stands in the table in place of a figure: the word of the sheet is kept, so that underwriting can tell. */
export const wordFor = ({ code }: CellFault, text: string): Cell =>
  (code === 'imports.noRate' ? turnedAway(text) : null) ?? NO_PRICE
