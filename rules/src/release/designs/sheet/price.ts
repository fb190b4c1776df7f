import type { Recipe, Step } from '../../../design/parts'
import type { Figures } from './figures'

const coin = { mode: 'halfUp', to: 'minorUnit' } as const
type Inputs = Readonly<Record<string, string>>

/** Finds a figure of a table; columns are fed by the names that they have, unless told otherwise. */
export const find = (name: string, title: string, table: string, inputs: Inputs, column = 'factor'): Step => ({
  ...{ kind: 'lookUp', name, title, table, inputs, column },
})

/** The same for everybody of a group, made into one; `times` is an earlier one that each is multiplied with. */
export const findEach = (
  [name, title]: readonly [string, string],
  [table, column]: readonly [string, string],
  inputs: Inputs,
  each: { of: string; combine: 'sum' | 'highest'; times?: string },
): Step => ({ ...{ kind: 'lookUp', name, title, table, inputs, column, each } })

export const times = (name: string, title: string, of: string, by: string): Step => ({
  ...{ kind: 'factor', name, title, of, by },
})
export const formula = (name: string, title: string, text: string, unit?: 'amount'): Step => ({
  ...{ kind: 'formula', name, title, formula: text },
  ...(unit ? { unit } : {}),
})

type Ending = {
  /** The step that the sheet's own steps end with. */
  of: string
  /** Least premium. */
  least: number
  /** A fund or duty that this kind of insurance pays into. */
  duty?: { title: string; rate: string }
  /** By the month, too, at so much more. */
  monthly?: string
}

/** The sheet's own steps, then what every price ends with: least premium, terms, add-ons, codes, levies, instalments. */
export function priceOf(of: Figures, own: readonly Step[], { of: last, least, duty, monthly }: Ending): Recipe {
  const steps: Step[] = [
    ...own,
    { kind: 'minimum', name: 'atLeast', title: 'Least premium', of: last, least: String(of(least)) },
    { kind: 'terms', name: 'withTerms', title: 'Terms of underwriting', of: 'atLeast', takes: 'both' },
    { kind: 'addOns', name: 'extraCovers', title: 'Add-ons', per: 'year' },
    { kind: 'add', name: 'gross', title: 'With add-ons', of: 'withTerms', amount: 'extraCovers' },
    { kind: 'discount', name: 'afterCode', title: 'Vouchers and coupons', of: 'gross', takes: 'both', rounding: coin },
    { kind: 'round', name: 'premium', title: 'Premium', of: 'afterCode', rounding: coin },
  ]
  const from2020 = (rate: string) => [{ from: '2020-01-01', to: null, rate }]
  if (duty)
    steps.push({
      ...{ kind: 'tax', name: 'duty', title: duty.title, of: 'premium', rates: from2020(duty.rate), rounding: coin },
    })
  steps.push({
    ...{
      kind: 'levy',
      name: 'levy',
      title: 'Authority’s levy',
      of: 'premium',
      rates: from2020('0.001'),
      rounding: coin,
    },
  })
  steps.push(formula('total', 'To pay', duty ? 'premium + duty + levy' : 'premium + levy'))
  if (monthly)
    steps.push({
      ...{ kind: 'instalment', name: 'monthly', title: 'By the month', of: 'total', count: 12, loading: monthly },
      rounding: coin,
    })
  return {
    ...{ version: 2, currency: of.currency, steps, addOns: [] },
    outputs: {
      yearly: 'total',
      monthly: monthly ? 'monthly' : null,
      parts: duty ? ['premium', 'duty', 'levy'] : ['premium', 'levy'],
    },
  }
}
