import { extraNamesOf, type DataName, type ExtraName, type RawAnswers } from '../../design/datasets'
import { recipeOfToday, type RateTable, type Recipe } from '../pricing'
import { ratedDatasetOf, type Body } from '../../design/products'
import type { RatingParts } from './parts'

/**
 * A body that has no recipe yet has no rating. Parts were checked by their rooms when they were saved. A draft has
 * today's meaning; what is published keeps the one that it was published with.
 */
export function partsOfDraft(body: Body, tables: readonly RateTable[], recipe?: Recipe): RatingParts | null {
  const parts = partsOfBody(body, tables, recipe)
  return parts && { ...parts, recipe: recipeOfToday(parts.recipe) }
}

export function partsOfBody(body: Body, tables: readonly RateTable[], recipe?: Recipe): RatingParts | null {
  const given = recipe ?? body.pricing
  if (!given) return null
  const extra = extraNamesOf(body.dataset)
  const fixed = fixedAnswers(extra)
  return {
    dataset: { names: [...ratedDatasetOf(body).names, ...extra.map(plainName)] },
    ...(fixed ? { fixed } : {}),
    plans: body.plans ?? null,
    recipe: given,
    guide: body.underwriting ?? null,
    tables,
  }
}

const plainName = ({ name, type, title }: ExtraName): DataName => ({ name, type, ...(title ? { title } : {}) })

/** What the product answers itself, for everybody. */
export function fixedAnswers(extra: readonly ExtraName[]): RawAnswers | null {
  const fixed = extra.flatMap(({ name, source }) => (source.kind === 'fixed' ? [[name, source.value] as const] : []))
  return fixed.length > 0 ? Object.fromEntries(fixed) : null
}
