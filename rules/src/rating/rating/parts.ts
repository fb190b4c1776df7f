import type { Dataset, RawAnswers } from '../../design/datasets'
import type { PlanSet } from '../../design/plans'
import type { RateTable, Recipe } from '../pricing'
import type { UnderwritingGuide } from '../underwriting'

/** All that decides what a customer pays. */
export type RatingParts = {
  /** What is asked, and what connectors or the product itself answer; covers come on top from the plans. */
  readonly dataset: Dataset
  /** Answers that the product gives itself; they win over those of the customer. */
  readonly fixed?: RawAnswers
  /** Null while the product has one cover only. */
  readonly plans: PlanSet | null
  readonly recipe: Recipe
  /** Null accepts everybody. */
  readonly guide: UnderwritingGuide | null
  readonly tables: readonly RateTable[]
}

/** The plan of a product that has no choice of plans. */
export const ONLY_PLAN = 'only'

/** The tables that recipe and guide look into, in order of first use; others do not matter to the price. */
export function tablesUsed({ recipe, guide }: Pick<RatingParts, 'recipe' | 'guide'>): string[] {
  const steps = [...recipe.steps, ...recipe.addOns.flatMap((addOn) => addOn.steps)]
  const looked = steps.flatMap((step) => (step.kind === 'lookUp' ? [step.table] : []))
  return [...new Set([...looked, ...(guide?.tables ?? []).map((entry) => entry.table)])]
}
