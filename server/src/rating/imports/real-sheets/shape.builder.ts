import type { KnownName } from '@coverwright/rules/rating/imports'
import type { TypedSheet } from './write-book.builder'

/** What a person says to a question of the import. */
export type Answer =
  | 'any'
  | 'above'
  | 'amount'
  | 'factor'
  | 'split'
  | 'whole'
  | 'rest'
  | 'none'
  | 'nothing'
  | 'value'
  | 'take'
  | 'leave'
  | 'turn'
  | 'stay'
  | 'scaled'
  | 'ones'
  | 'comma'
  | 'point'
  | 'rows'
  | 'apart'
  | 'from'
  | 'only'
  | 'millions'
  | 'metres'
  /** What headings are called that nothing names, from the top. */
  | { readonly named: readonly string[] }

/** A customer by the titles of the columns that are asked, and what the sheet says for that customer. */
export type Price = {
  readonly table?: string
  readonly of: Readonly<Record<string, string>>
  /** The column that gives it, where a table has several. */
  readonly column?: string
  /** Null where the sheet has no price. */
  readonly is: string | null
}

/** A workbook in one of the shapes that insurers send, with the right prices beside it. */
export type Shape = {
  readonly name: string
  readonly sheets: readonly TypedSheet[]
  readonly names?: readonly KnownName[]
  /** The tables that are ticked unasked; all that are priced where it is not said. */
  readonly tables?: readonly string[]
  /** Everything that must be asked, as 'column: question', with what a person answers. */
  readonly asks?: Readonly<Record<string, Answer>>
  /** What is asked only once those are answered. */
  readonly asksThen?: Readonly<Record<string, Answer>>
  /** What a person does by hand, unasked. */
  readonly byHand?: readonly Hand[]
  readonly prices: readonly Price[]
  /** Rows of the sheet that are no rates, by their first words; each must be listed. */
  readonly aside?: readonly string[]
  /** Rows that are left out with a cell that is wrong, by that cell. */
  readonly faults?: readonly string[]
  /** Cells with a word in place of a rate; each must be listed. */
  readonly noRates?: readonly string[]
  /** Columns that are proposed as left out. */
  readonly leftOut?: readonly string[]
}

export type Hand =
  | { readonly tick: string }
  | { readonly takeRow: string }
  | { readonly turnAcross: { readonly columns: readonly string[]; readonly title: string } }
  | { readonly join: readonly string[]; readonly title: string }

export const is = (of: Price['of'], price: string | null, more: Pick<Price, 'table' | 'column'> = {}): Price => ({
  of,
  is: price,
  ...more,
})

export const choice = (name: string, title: string, ...values: string[]): KnownName => ({
  name,
  kind: 'choice',
  titles: [title],
  options: values.map((value) => ({ value, labels: [value] })),
})
