import type { RoundingRule } from '../../money'

/** A rate that holds from a day to a day (both included); `to` is null while no end is known. */
export type DatedRate = { readonly from: string; readonly to: string | null; readonly rate: string }

type StepHead = {
  /** The result's name in later formulas, unique in the recipe. */
  readonly name: string
  readonly title: string
  /** When it does not hold the step is skipped: what it works on stays as it is. */
  readonly when?: string
}

export const combinations = ['sum', 'product', 'highest', 'lowest', 'average'] as const

/**
 * Looked up for everybody in a group (drivers, vehicles, insured persons): inputs speak of one of them as `item`, and what
 * was found for all becomes one. `times` is an earlier look-up over the same group that each is multiplied with.
 */
export type LookUpEach = {
  readonly of: string
  readonly combine: (typeof combinations)[number]
  readonly times?: string
}

/**
 * `of` is an earlier result (or a money answer); formulas are expressions over answers and earlier results. `skipped` is
 * what a step that gives something gives when it is skipped, where that does not follow from how it is used.
 */
export type Step = StepHead &
  (
    | {
        readonly kind: 'lookUp'
        readonly table: string
        readonly inputs: Readonly<Record<string, string>>
        readonly column: string
        readonly otherwise?: string
        readonly skipped?: string
        /** The column between whose rows a value is worked out in a straight line: a sum insured of 150 between 100 and 200. */
        readonly between?: string
        readonly each?: LookUpEach
      }
    /** `unit` says that its result is an amount of the recipe's currency, where the formula alone gives a plain number. */
    | { readonly kind: 'formula'; readonly formula: string; readonly unit?: 'amount'; readonly skipped?: string }
    | { readonly kind: 'factor'; readonly of: string; readonly by: string }
    | { readonly kind: 'add'; readonly of: string; readonly amount: string }
    /** A least premium: a price below it is none, unless later steps may go below. */
    | { readonly kind: 'minimum'; readonly of: string; readonly least: string; readonly mayGoBelow?: true }
    | { readonly kind: 'maximum'; readonly of: string; readonly most: string }
    | { readonly kind: 'round'; readonly of: string; readonly rounding: RoundingRule }
    /** The place where the terms of underwriting come on: loadings in percent of the amount, then fees. */
    | { readonly kind: 'terms'; readonly of: string; readonly takes: 'loading' | 'fees' | 'both' }
    /** The place where vouchers and coupons come off. */
    | {
        readonly kind: 'discount'
        readonly of: string
        readonly takes: 'voucher' | 'coupon' | 'both'
        readonly rounding: RoundingRule
      }
    | {
        readonly kind: 'tax'
        readonly of: string
        readonly rates: readonly DatedRate[]
        readonly rounding: RoundingRule
      }
    | {
        readonly kind: 'levy'
        readonly of: string
        readonly rates: readonly DatedRate[]
        readonly most?: string
        readonly rounding: RoundingRule
      }
    /** The sum of the chosen add-ons, each by its own steps or its fixed price. */
    | { readonly kind: 'addOns'; readonly per: 'year' | 'month' }
    | {
        readonly kind: 'instalment'
        readonly of: string
        readonly count: number
        readonly loading: string
        /** An amount that comes on top of every part. */
        readonly each?: string
        readonly rounding: RoundingRule
      }
  )

/** In the order in which an editor offers them. */
export const stepKinds = [
  'lookUp',
  'formula',
  'factor',
  'add',
  'minimum',
  'maximum',
  'round',
  'terms',
  'addOns',
  'discount',
  'tax',
  'levy',
  'instalment',
] as const satisfies readonly Step['kind'][]
export type StepKind = Step['kind']
export type StepOf<Kind extends StepKind> = Extract<Step, { kind: Kind }>

/** Its price by the year, and by the month where that is not a twelfth. */
export type AddOnRecipe = {
  readonly addOn: string
  readonly steps: readonly Step[]
  readonly yearly: string
  readonly monthly: string | null
}

/**
 * How a price is worked out. Plans share the steps and differ by `plan`, their covers and the tables' rows. Version 1 is
 * what was published before skipped steps were neutral and a price of nothing was refused: it keeps that meaning
 * (docs/decisions/0026-prices-that-are-not-silently-wrong.md).
 */
export type Recipe = {
  readonly version: 1 | 2
  readonly currency: string
  readonly steps: readonly Step[]
  readonly addOns: readonly AddOnRecipe[]
  readonly outputs: {
    readonly yearly: string
    readonly monthly: string | null
    /** What the customer sees between: net premium, each tax, each levy. */
    readonly parts: readonly string[]
  }
}

/** A draft is always read in today's meaning, whenever it was written; only what is published says which it has. */
export const recipeOfToday = (recipe: Recipe): Recipe => (recipe.version === 2 ? recipe : { ...recipe, version: 2 })
