import type { BodyView } from '@coverwright/contract/design/products'
import type { PlanRateView, RecipeView } from '@coverwright/contract/rating/pricing'
import { leftOutOfPrice, type Recipe } from '@coverwright/rules/rating/pricing'
import { useFormats } from '@coverwright/ui/formats'
import { useTexts } from '@coverwright/ui/locales'
import { Note } from '@coverwright/ui/note'
import { partsApart } from './parts-apart'

type Props = { recipe: Recipe; view: RecipeView; body: BodyView; rates: readonly PlanRateView[] }

/** What may be meant and is told all the same: parts that do not come to the price, and what is no part of it. */
export function PriceNotes({ recipe, view, body, rates }: Props) {
  const t = useTexts('pricing')
  const { money } = useFormats()
  const apart = partsApart(rates)
  const { terms, discounts } = leftOutOfPrice(recipe)
  const plan = view.plans.length > 1 && view.plans.find(({ id }) => id === apart?.plan)?.title
  const notes = [
    apart &&
      t('outputs.partsApart', {
        plan: plan ? `${plan}: ` : '',
        parts: money(apart.parts),
        price: money(apart.price),
      }),
    body.body.underwriting && terms.length > 0 && t('outputs.noTerms', { what: oneOf(terms) }),
    discounts.length > 0 && t('outputs.noDiscounts', { what: oneOf(discounts) }),
  ].filter((note) => note !== null && note !== false && note !== undefined)
  if (recipe.steps.length === 0 || notes.length === 0) return null
  return (
    <div className="recipe-price-notes">
      <Note tone="warning" isNews>
        {notes.map((note) => (
          <span key={note}>{note}</span>
        ))}
      </Note>
    </div>
  )
}

const oneOf = (left: readonly string[]): string => (left.length === 1 ? left[0]! : 'both')
