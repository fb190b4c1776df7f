import type { DataName, Dataset, RawAnswers } from '../../design/datasets'
import type { Use } from '../../design/logic'
import { coverAmounts, coverNames } from '../../design/plans'
import { compileRecipe, type CompiledRecipe, type QuoteRequest } from '../pricing'
import { compileGuide, decisions, type CompiledGuide } from '../underwriting'
import { ONLY_PLAN, type RatingParts } from './parts'
import { pricePlan, type PlanOffer } from './price-plan'
import type { PlanRate, Rated, RatingRequest, Verdict } from './rated'
import { partsProblems, type RatingProblem } from './rating-problems'

/** Parts of a product compiled into one function from a customer to decisions and prices. */
export type Rating = {
  readonly rate: (request: RatingRequest) => Rated
  /** One plan for one customer. What underwriting said of them may be known from before; then it is not asked again. */
  readonly rateOne: (request: QuoteRequest, known?: Verdict) => PlanRate
  /** Who reads which name: for 'removing this is refused because …'. */
  readonly uses: readonly Use[]
  /** Every name that recipe and guide may speak of. */
  readonly dataset: Dataset
  readonly plans: readonly string[]
}

export type RatingOutcome =
  | { readonly ok: true; readonly value: Rating }
  | { readonly ok: false; readonly problems: readonly RatingProblem[] }

type Terms = {
  /** Published or quoted by: it was sound then, and what is checked since does not judge it. */
  readonly isFrozen?: boolean
}

/** Checks and compiles once; what cannot be compiled comes back as problems, each at its step or rule. */
export function ratingOf(parts: RatingParts, { isFrozen = false }: Terms = {}): RatingOutcome {
  const offers = offersOf(parts)
  const dataset: Dataset = { names: [...parts.dataset.names, ...(parts.plans ? coverNames(parts.plans) : [])] }
  const { recipe, tables, guide } = parts
  const addOns = parts.plans?.addOns ?? []
  const compiledRecipe = compileRecipe(recipe, { dataset, tables, plans: offers, addOns, isFrozen })
  const compiledGuide = guide
    ? compileGuide(guide, { names: [...dataset.names, planName(offers)] }, tables, { isFrozen })
    : null
  const problems: RatingProblem[] = isFrozen ? [] : partsProblems(parts)
  if (!compiledRecipe.ok)
    for (const { step, ...problem } of compiledRecipe.problems)
      problems.push({ ...problem, part: 'recipe', ...(step === undefined ? {} : { at: step }) })
  if (compiledGuide && !compiledGuide.ok)
    for (const { where, ...problem } of compiledGuide.problems)
      problems.push({ ...problem, part: 'underwriting', at: where })
  if (!compiledRecipe.ok || (compiledGuide && !compiledGuide.ok) || problems.length > 0) return { ok: false, problems }
  const ready = { parts, offers, recipe: compiledRecipe.value, guide: compiledGuide?.value ?? null }
  const uses = [...ready.recipe.uses, ...(ready.guide?.uses ?? [])]
  return { ok: true, value: { ...raterOf(ready), uses, dataset, plans: offers.map((offer) => offer.id) } }
}

/** Rules may ask for the plan, as steps do. */
function planName(offers: readonly PlanOffer[]): DataName {
  return { name: 'plan', type: { kind: 'choice', options: offers.map((offer) => offer.id) } }
}

function offersOf({ plans }: RatingParts): PlanOffer[] {
  if (!plans || plans.plans.length === 0) return [{ id: ONLY_PLAN, covers: {}, addOns: [] }]
  const none = Object.fromEntries(coverNames(plans).map(({ name }) => [name, null]))
  return plans.plans.map((plan) => ({
    id: plan.id,
    covers: { ...none, ...coverAmounts(plan) },
    addOns: plan.addOns,
  }))
}

type Ready = {
  readonly parts: RatingParts
  readonly offers: readonly PlanOffer[]
  readonly recipe: CompiledRecipe
  readonly guide: CompiledGuide | null
}

const ACCEPTED: Verdict = { decision: 'accept', reasons: [], terms: [] }

function raterOf({ parts, offers, recipe, guide }: Ready): Pick<Rating, 'rate' | 'rateOne'> {
  const price = pricePlan(parts.recipe, recipe.price)
  const { fixed } = parts
  const planMatters = guide?.uses.some((use) => use.names.some((name) => isOfPlan(name, offers))) ?? false
  const withFixed = <Request extends RatingRequest>(given: Request): Request =>
    fixed ? { ...given, answers: { ...given.answers, ...fixed } } : given
  const verdictOn = (offer: PlanOffer, request: RatingRequest): Verdict =>
    verdictFor(guide, request, planMatters ? { ...request.answers, ...offer.covers, plan: offer.id } : request.answers)
  const rateOffer = (offer: PlanOffer, request: RatingRequest, verdict: Verdict): PlanRate => {
    const { decision, reasons, terms } = verdict
    const priced = price(offer, request, verdict)
    const isForSale = priced.ok && (decision === 'accept' || decision === 'acceptWithTerms')
    return { decision, reasons, terms, plan: offer.id, priced, isForSale }
  }
  return {
    rate: (given) => {
      const request = withFixed(given)
      const shared = planMatters ? null : verdictFor(guide, request, request.answers)
      const wanted = request.plans ? request.plans.map((id) => offerOf(offers, id)) : offers
      const plans = wanted.map((offer) => rateOffer(offer, request, shared ?? verdictOn(offer, request)))
      const { decision, reasons, terms } = bestOf(plans) ?? shared ?? ACCEPTED
      return { decision, reasons, terms, plans }
    },
    rateOne: (given, known) => {
      const request = withFixed(given)
      const offer = offerOf(offers, request.plan)
      return rateOffer(offer, request, known ?? verdictOn(offer, request))
    },
  }
}

/** An unknown plan is no reason to fail: its price is refused with its name. */
const offerOf = (offers: readonly PlanOffer[], id: string): PlanOffer =>
  offers.find((offer) => offer.id === id) ?? { id, covers: {}, addOns: [] }

function isOfPlan(name: string, offers: readonly PlanOffer[]): boolean {
  return name === 'plan' || offers.some((offer) => Object.hasOwn(offer.covers, name))
}

/** What cannot be read cannot be accepted: a person looks at it. */
function verdictFor(guide: CompiledGuide | null, { today, startDate }: RatingRequest, answers: RawAnswers): Verdict {
  if (!guide) return ACCEPTED
  const decided = guide.decide({ answers, today, startDate })
  if (decided.ok) return decided.value
  const { field = '', code } = decided.refusal
  const reason = {
    source: 'rule',
    id: '',
    title: '',
    decision: 'refer',
    text: field,
    row: null,
    trouble: code,
  } as const
  return { decision: 'refer', reasons: [reason], terms: [] }
}

function bestOf(plans: readonly PlanRate[]): PlanRate | null {
  let best: PlanRate | null = null
  for (const entry of plans) if (!best || rankOf(entry) < rankOf(best)) best = entry
  return best
}

const rankOf = ({ decision }: Verdict): number => decisions.indexOf(decision)
