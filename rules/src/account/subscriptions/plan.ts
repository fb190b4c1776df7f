import { type Refusal, refusalOf } from '../../kernel'
import { productSizes } from '../../design/products'

/** Spec 9: plan tiers, from the smallest to the largest. */
export const tiers = ['basic', 'standard', 'direct', 'advance'] as const
export type Tier = (typeof tiers)[number]

/** Whether it is a smaller tier than the one a company has; who has none cannot come down. */
export const isDowngrade = (from: Tier | undefined, to: Tier): boolean =>
  from !== undefined && tiers.indexOf(to) < tiers.indexOf(from)

export const cycles = ['monthly', 'annual'] as const
export type Cycle = (typeof cycles)[number]

/** Spec 9: three passes. A pass lets one product of its size be online. */
export const passes = productSizes
export type Pass = (typeof passes)[number]
export type Passes = Readonly<Record<Pass, number>>

/** What a company subscribes to. */
export type Plan = {
  readonly tier: Tier
  readonly cycle: Cycle
  /** Policies a month that cost no units. */
  readonly transactions: number
  /** Beyond the passes that every plan has. */
  readonly extraPasses: Passes
}

/** Spec 9: Simple Product x2, Standard Product x2, Complicated x1. */
export const PLAN_PASSES: Passes = { simple: 2, standard: 2, complicated: 1 }
export const MAX_EXTRA_PASSES = 20
export const NO_EXTRA_PASSES: Passes = { simple: 0, standard: 0, complicated: 0 }

/** What each tier brings, as the comparison table shows it. Going online and a gateway come with all of them. */
export const tierFacts = {
  basic: { transactions: 10, unitsAMonth: 20, has: [] },
  standard: { transactions: 50, unitsAMonth: 100, has: ['customDomain'] },
  direct: { transactions: 200, unitsAMonth: 300, has: ['customDomain', 'directPages'] },
  advance: {
    transactions: 1_000,
    unitsAMonth: 1_000,
    has: ['customDomain', 'directPages', 'apiConnectors', 'assistant'],
  },
} as const satisfies Record<Tier, { transactions: number; unitsAMonth: number; has: readonly Feature[] }>

export const features = ['customDomain', 'directPages', 'apiConnectors', 'assistant'] as const
export type Feature = (typeof features)[number]

/** Whether what a company pays for has it; one in its trial may try what a trial has, which is asked elsewhere. */
export const hasFeature = ({ tier }: Pick<Plan, 'tier'>, feature: Feature): boolean =>
  (tierFacts[tier].has as readonly Feature[]).includes(feature)

/** Where the slider can stand. Spec 9 speaks of more than 10 transactions: 10 is the least. */
export const transactionSteps = [10, 50, 100, 200, 500, 1_000, 2_000, 5_000] as const

type PlanCode = 'subscriptions.tooFewTransactions' | 'subscriptions.notAStep' | 'subscriptions.passesNotValid'

/** Whether there is such a plan. */
export function planRefusal({ tier, transactions, extraPasses }: Plan): Refusal<PlanCode> | null {
  const least = tierFacts[tier].transactions
  if (!transactionSteps.some((step) => step === transactions))
    return refusalOf('subscriptions.notAStep', undefined, 'transactions')
  if (transactions < least) return refusalOf('subscriptions.tooFewTransactions', { least }, 'transactions')
  const isFine = (count: number) => Number.isSafeInteger(count) && count >= 0 && count <= MAX_EXTRA_PASSES
  return passes.every((pass) => isFine(extraPasses[pass]))
    ? null
    : refusalOf('subscriptions.passesNotValid', { most: MAX_EXTRA_PASSES }, 'extraPasses')
}

/** How many products of each size may be online. */
export const passesOf = ({ extraPasses }: Pick<Plan, 'extraPasses'>): Passes => ({
  simple: PLAN_PASSES.simple + extraPasses.simple,
  standard: PLAN_PASSES.standard + extraPasses.standard,
  complicated: PLAN_PASSES.complicated + extraPasses.complicated,
})

type PassCode =
  | 'subscriptions.simplePassesUsed'
  | 'subscriptions.standardPassesUsed'
  | 'subscriptions.complicatedPassesUsed'

const USED_UP: Record<Pass, PassCode> = {
  simple: 'subscriptions.simplePassesUsed',
  standard: 'subscriptions.standardPassesUsed',
  complicated: 'subscriptions.complicatedPassesUsed',
}

/** One more product of this size wants to go online while so many are. */
export function passRefusal(plan: Pick<Plan, 'extraPasses'>, pass: Pass, online: number): Refusal<PassCode> | null {
  const most = passesOf(plan)[pass]
  return online < most ? null : refusalOf(USED_UP[pass], { most })
}
