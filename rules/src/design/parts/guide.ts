import type { Language, Texts } from '../../languages'
import type { Money } from '../../money'

/** From best to worst; the worst of all findings is the decision. */
export const decisions = ['accept', 'acceptWithTerms', 'refer', 'decline'] as const
export type Decision = (typeof decisions)[number]

/** Words for a buyer. A plain text, as older guides and cells have it, is in the product's first language. */
export type TermText = string | Texts

export type Term =
  | { readonly kind: 'loading'; readonly percent: string }
  | { readonly kind: 'fee'; readonly amount: Money }
  | { readonly kind: 'exclusion'; readonly text: TermText }
  | { readonly kind: 'message'; readonly text: TermText }

export type Verdict =
  | { readonly decision: 'accept' }
  | { readonly decision: 'acceptWithTerms'; readonly terms: readonly Term[] }
  | { readonly decision: 'refer' }
  | { readonly decision: 'decline' }

/** When the condition holds, the verdict counts, and the reason is told. */
export type UnderwritingRule = {
  readonly id: string
  readonly title: string
  readonly when: string
  readonly reason: string
  readonly verdict: Verdict
  /** Kept but not asked. */
  readonly isOff?: boolean
}

/** Where exclusions and messages stand in a further language. */
type SpokenPlaces = { readonly language: Language; readonly exclusion?: string; readonly message?: string }

/** A table whose rows decide: a text column holds accept, terms, refer or decline; others the reason and the terms. */
export type UnderwritingTable = {
  readonly id: string
  readonly title: string
  readonly table: string
  readonly inputs: Readonly<Record<string, string>>
  readonly columns: {
    readonly decision: string
    readonly reason?: string
    readonly loading?: string
    readonly exclusion?: string
    readonly message?: string
  }
  /** Columns that say the same in further languages; those above are in the language of the guide. */
  readonly spoken?: readonly SpokenPlaces[]
  /** What holds for a customer whom no row takes. */
  readonly otherwise: 'accept' | 'refer' | 'decline'
  readonly isOff?: boolean
}

/** A decision by API instead of a table: data names that a connector feeds hold the word, the reason and the terms. */
export type UnderwritingAnswer = {
  readonly id: string
  readonly title: string
  readonly names: UnderwritingTable['columns']
  readonly spoken?: readonly SpokenPlaces[]
  readonly isOff?: boolean
}

export type UnderwritingGuide = {
  readonly version: 1
  /** The product's first language when it was written: that of cells and answers which name none. */
  readonly language?: Language
  readonly rules: readonly UnderwritingRule[]
  readonly tables: readonly UnderwritingTable[]
  readonly answers?: readonly UnderwritingAnswer[]
}

export const emptyGuide: UnderwritingGuide = { version: 1, rules: [], tables: [] }
