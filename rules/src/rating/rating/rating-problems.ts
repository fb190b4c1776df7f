import type { Refusal } from '../../kernel'
import { countedSteps, type RecipeCode, type Step } from '../pricing'
import type { UnderwritingCode } from '../underwriting'
import type { RatingParts } from './parts'

export const ratingMessages = {
  'rating.nameTwice': '“{name}” is the name of an answer and of a cover of a plan. Rename one of them.',
  'rating.loadingNowhere':
    'Underwriting can ask for a loading, but no step of the recipe takes it. Add a step “Terms of underwriting”.',
  'rating.feesNowhere':
    'Underwriting can ask for a fee, but no step of the recipe takes it. Add a step “Terms of underwriting”.',
  'rating.feeCurrency': 'The fee of “{title}” is in {given}, the recipe in {wanted}.',
  'rating.takenTwice':
    '“{step}” takes again what “{earlier}” has taken already, so it would count twice. Let one of them take it.',
  'rating.takenApart':
    '“{step}” is not in the price: what it takes would not count. Let the steps below begin with it, or make it the yearly price.',
  'rating.addOnsNowhere': 'The plans offer add-ons, but no step of the recipe sums them up. Add a step “Add-ons”.',
} as const

export type RatingCode = keyof typeof ratingMessages | RecipeCode | UnderwritingCode

/** Where: a step of the recipe, a rule or table of the guide, or the parts as a whole. */
export type RatingProblem = Refusal<RatingCode> & {
  readonly part: 'recipe' | 'underwriting' | 'plans'
  readonly at?: string
}

/** What no part sees alone: that what one of them gives, another takes. */
export function partsProblems(parts: RatingParts): RatingProblem[] {
  return [
    ...nameProblems(parts),
    ...termProblems(parts),
    ...addOnProblems(parts),
    ...twiceProblems(parts),
    ...apartProblems(parts),
  ]
}

function nameProblems({ dataset, plans }: RatingParts): RatingProblem[] {
  const asked = new Set(dataset.names.map(({ name }) => name))
  const covers = new Set((plans?.plans ?? []).flatMap((plan) => plan.covers.map((cover) => cover.dataName)))
  return [...covers]
    .filter((name) => asked.has(name))
    .map((name) => ({ code: 'rating.nameTwice', values: { name }, part: 'plans', at: name }))
}

function termProblems({ recipe, guide }: RatingParts): RatingProblem[] {
  const problems: RatingProblem[] = []
  const ruled = (guide?.rules ?? []).flatMap((rule) =>
    rule.verdict.decision === 'acceptWithTerms' ? rule.verdict.terms.map((term) => ({ rule, term })) : [],
  )
  const loading =
    ruled.find(({ term }) => term.kind === 'loading')?.rule ?? guide?.tables.find((entry) => entry.columns.loading)
  const fee = ruled.find(({ term }) => term.kind === 'fee')?.rule
  if (loading && !takes(recipe, 'loading'))
    problems.push({ code: 'rating.loadingNowhere', part: 'underwriting', at: loading.id })
  if (fee && !takes(recipe, 'fees')) problems.push({ code: 'rating.feesNowhere', part: 'underwriting', at: fee.id })
  for (const { rule, term } of ruled)
    if (term.kind === 'fee' && term.amount.currency !== recipe.currency) {
      const values = { title: rule.title, given: term.amount.currency, wanted: recipe.currency }
      problems.push({ code: 'rating.feeCurrency', values, part: 'underwriting', at: rule.id })
    }
  return problems
}

const takes = (recipe: RatingParts['recipe'], what: 'loading' | 'fees') =>
  recipe.steps.some((step) => step.kind === 'terms' && (step.takes === 'both' || step.takes === what))

function addOnProblems({ recipe, plans }: RatingParts): RatingProblem[] {
  const isOffered = plans?.plans.some((plan) => plan.addOns.length > 0) ?? false
  const isSummed = recipe.steps.some((step) => step.kind === 'addOns')
  return isOffered && !isSummed ? [{ code: 'rating.addOnsNowhere', part: 'recipe' }] : []
}

/** Vouchers, loadings and fees that come on twice on the way to one amount; steps with conditions may exclude each other. */
function twiceProblems({ recipe: { steps } }: RatingParts): RatingProblem[] {
  return steps.flatMap((step, at): RatingProblem[] => {
    if (!takesOnce(step)) return []
    const earlier = waysUp(steps, at).find(
      (before) => takesOnce(before) && before.kind === step.kind && isShared(before.takes, step.takes),
    )
    if (!earlier) return []
    const values = { step: step.title || step.name, earlier: earlier.title || earlier.name }
    return [{ code: 'rating.takenTwice', values, part: 'recipe', at: step.name }]
  })
}

/** What a step works on, what that works on, and so on; only ever upwards, whatever a draft says. */
function waysUp(steps: readonly Step[], at: number): Step[] {
  const step = steps[at]
  const before = step && 'of' in step ? steps.findIndex(({ name }) => name === step.of) : -1
  return before >= 0 && before < at ? [steps[before] as Step, ...waysUp(steps, before)] : []
}

/** A loading, a voucher or an add-on that is taken, and then nobody pays by it. Where the price itself is missing, that is told. */
function apartProblems({ recipe }: RatingParts): RatingProblem[] {
  const counted = countedSteps(recipe)
  if (counted.length === 0) return []
  return recipe.steps.flatMap((step): RatingProblem[] => {
    if (!isFromOutside(step) || counted.includes(step)) return []
    return [{ code: 'rating.takenApart', values: { step: step.title || step.name }, part: 'recipe', at: step.name }]
  })
}

/** Add-ons by the month may be worked out for instalments alone. */
const isFromOutside = (step: Step) =>
  step.kind === 'terms' || step.kind === 'discount' || (step.kind === 'addOns' && step.per === 'year')

type Taking = Extract<Step, { kind: 'terms' | 'discount' }>
const takesOnce = (step: Step): step is Taking =>
  (step.kind === 'terms' || step.kind === 'discount') && !step.when?.trim()
const isShared = (a: string, b: string) => a === b || a === 'both' || b === 'both'
