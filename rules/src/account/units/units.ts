import { type Refusal, refusalOf } from '../../kernel'

/** What units are spent on. */
export const unitUses = ['issuing', 'sms', 'assistant'] as const
export type UnitUse = (typeof unitUses)[number]

/** Spec 9 leaves prices to us: a policy beyond those of the plan, a message, an answer of the assistant. */
export const UNIT_COST: Record<UnitUse, number> = { issuing: 1, sms: 1, assistant: 2 }

export const unitMoves = ['bought', 'granted', 'spent', 'refunded'] as const
export type UnitMove = (typeof unitMoves)[number]

/** Sold in packs; the price is one of the price list. */
export const unitPacks = [
  { units: 100, listPrice: 300 },
  { units: 500, listPrice: 1_250 },
  { units: 2_000, listPrice: 4_000 },
] as const

export const packOf = (units: number) => unitPacks.find((pack) => pack.units === units) ?? null

/** From here on somebody is told, once until there are more again. */
export const LOW_BALANCE = 20

export const spendRefusal = (balance: number, units: number): Refusal<'units.tooFew'> | null =>
  units <= balance ? null : refusalOf('units.tooFew', { balance, units })

/** Whether this spending is the one that somebody is told about. */
export const isNowLow = (before: number, after: number): boolean => before > LOW_BALANCE && after <= LOW_BALANCE

/** Units in the books: what the company holds, and what moved it. They are no money, so they have a currency of their own. */
export const UNIT_CURRENCY = 'XUN'

export const unitLines = (move: UnitMove, use: UnitUse | null, units: number) => [
  { account: 'units', amountMinor: units, currency: UNIT_CURRENCY },
  { account: `units:${use ?? move}`, amountMinor: -units, currency: UNIT_CURRENCY },
]
