import type { Recipe } from '@coverwright/rules/rating/pricing'
import type { UnderwritingGuide } from '@coverwright/rules/rating/underwriting'

/** What Travel Light costs: so much a night for each traveler, by region, age and plan, without a table. */
export const travelLightPrice: Recipe = {
  version: 1,
  currency: 'HKD',
  steps: [
    {
      kind: 'formula',
      name: 'night',
      title: 'A night',
      formula: "region == 'asia' ? 9 : region == 'europe' ? 13 : 17",
      unit: 'amount',
    },
    { kind: 'formula', name: 'travelers', title: 'Travelers, children by half', formula: 'adults + children * 0.5' },
    { kind: 'factor', name: 'trip', title: 'The trip', of: 'night', by: 'nights * travelers' },
    {
      kind: 'factor',
      name: 'afterAge',
      title: 'Age of the oldest',
      of: 'trip',
      by: 'oldestAge >= 70 ? 1.6 : oldestAge >= 60 ? 1.25 : 1',
    },
    {
      kind: 'factor',
      name: 'afterPlan',
      title: 'Plan',
      of: 'afterAge',
      by: "plan == 'premier' ? 1.9 : plan == 'plus' ? 1.35 : 1",
    },
    { kind: 'minimum', name: 'atLeast', title: 'Least premium', of: 'afterPlan', least: '120' },
    { kind: 'addOns', name: 'extraCovers', title: 'Add-ons', per: 'year' },
    { kind: 'formula', name: 'withExtras', title: 'With add-ons', formula: 'atLeast + extraCovers' },
    { kind: 'terms', name: 'withTerms', title: 'Terms of underwriting', of: 'withExtras', takes: 'both' },
    { kind: 'round', name: 'premium', title: 'Premium', of: 'withTerms', rounding: { mode: 'halfUp', to: '0.1' } },
    {
      kind: 'discount',
      name: 'afterCode',
      title: 'After voucher or coupon',
      of: 'premium',
      takes: 'both',
      rounding: { mode: 'halfUp', to: 'minorUnit' },
    },
    {
      kind: 'round',
      name: 'net',
      title: 'Net premium',
      of: 'afterCode',
      rounding: { mode: 'halfUp', to: 'minorUnit' },
    },
    {
      kind: 'levy',
      name: 'levy',
      title: 'Authority’s levy',
      of: 'net',
      rates: [{ from: '2020-01-01', to: null, rate: '0.001' }],
      rounding: { mode: 'halfUp', to: 'minorUnit' },
    },
    { kind: 'formula', name: 'total', title: 'To pay', formula: 'net + levy' },
  ],
  addOns: [],
  outputs: { yearly: 'total', monthly: null, parts: ['premium', 'levy'] },
}

export const travelLightGuide: UnderwritingGuide = {
  version: 1,
  rules: [
    {
      id: 'treatment',
      title: 'Medical treatment',
      when: 'treatment',
      reason: 'Somebody was treated in the last 12 months',
      verdict: { decision: 'refer' },
    },
    {
      id: 'longAndOld',
      title: 'Long trips at a high age',
      when: 'oldestAge > 80 && nights > 30',
      reason: 'Over 80 and away for more than 30 nights',
      verdict: { decision: 'decline' },
    },
  ],
  tables: [],
}
