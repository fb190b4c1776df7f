import type { Recipe, Step } from '@coverwright/rules/rating/pricing'

export const coin = { mode: 'halfUp', to: 'minorUnit' } as const

/** The levy on the premium, as every product of the demo has it; `most` where it is capped. */
export const leviedPremium = (most?: string): Step => ({
  kind: 'levy',
  name: 'levy',
  title: 'Authority’s levy',
  of: 'premium',
  rates: [{ from: '2020-01-01', to: null, rate: '0.001' }],
  ...(most ? { most } : {}),
  rounding: coin,
})

/** A plain price by the year: its own steps, then terms, rounding, the levy, and what is to pay. */
export const yearlyRecipe = (own: readonly Step[], of: string, mostLevy?: string): Recipe => ({
  version: 1,
  currency: 'HKD',
  steps: [
    ...own,
    { kind: 'terms', name: 'withTerms', title: 'Terms of underwriting', of, takes: 'both' },
    { kind: 'round', name: 'premium', title: 'Premium', of: 'withTerms', rounding: { mode: 'halfUp', to: '0.1' } },
    leviedPremium(mostLevy),
    { kind: 'formula', name: 'total', title: 'To pay', formula: 'premium + levy' },
  ],
  addOns: [],
  outputs: { yearly: 'total', monthly: null, parts: ['premium', 'levy'] },
})
