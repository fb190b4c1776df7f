import type { LineView, ProblemView, RecipeView } from '@coverwright/contract/rating/pricing'
import type { BodyView } from '@coverwright/contract/design/products'
import type { AddOnRecipe } from '@coverwright/rules/rating/pricing'
import { Button } from '@coverwright/ui/button'
import { useTexts } from '@coverwright/ui/locales'
import { Plus } from 'lucide-react'
import { freeName, type OpenStep } from './recipe-edits'
import { ChoiceField } from './step-fields'
import { StepList } from './step-list'
import type { RecipeDraft } from './use-recipe-draft'

type Props = {
  view: RecipeView
  body: BodyView
  draft: RecipeDraft
  lines: readonly LineView[]
  problems: readonly ProblemView[]
  opened: OpenStep | null
  onOpen: (opened: OpenStep | null) => void
}

/** Add-ons whose price is worked out by steps of their own; the others cost what the plans say. */
export function AddOnRecipes({ view, draft, ...listed }: Props) {
  const t = useTexts('pricing')
  const { recipe, change, mayEdit } = draft
  const set = (addOns: readonly AddOnRecipe[], what: string) => change({ ...recipe, addOns }, what)
  const titleOf = (id: string) => view.addOns.find((addOn) => addOn.id === id)?.title ?? id
  const others = view.addOns.filter(({ id }) => !recipe.addOns.some(({ addOn }) => addOn === id))
  const start = (id: string) => {
    const name = freeName(recipe, 'addOnPrice')
    const steps = [{ kind: 'formula' as const, name, title: titleOf(id), formula: '0' }]
    set([...recipe.addOns, { addOn: id, steps, yearly: name, monthly: null }], `add-on ${id}`)
  }
  return (
    <div className="recipe-add-ons">
      {recipe.addOns.map((entry) => (
        <section key={entry.addOn} aria-label={titleOf(entry.addOn)}>
          <header>
            <h3>{titleOf(entry.addOn)}</h3>
            {mayEdit && (
              <Button
                type="text"
                size="small"
                onClick={() =>
                  set(
                    recipe.addOns.filter((each) => each !== entry),
                    `no add-on ${entry.addOn}`,
                  )
                }
              >
                {t('addOns.fixed')}
              </Button>
            )}
          </header>
          <StepList view={view} draft={draft} list={entry.addOn} {...listed} />
          <div className="recipe-form">
            <ChoiceField
              label={t('addOns.yearly')}
              value={entry.yearly}
              options={entry.steps.map(({ name, title }) => ({ value: name, label: title || name }))}
              onChange={(yearly) =>
                set(
                  recipe.addOns.map((each) => (each === entry ? { ...entry, yearly } : each)),
                  `price of ${entry.addOn}`,
                )
              }
              isReadOnly={!mayEdit}
            />
          </div>
        </section>
      ))}
      {mayEdit &&
        others.map(({ id, title }) => (
          <p key={id} className="recipe-add-on">
            <span>{t('addOns.byPlan', { title })}</span>
            <Button size="small" icon={<Plus size={14} />} onClick={() => start(id)}>
              {t('addOns.own')}
            </Button>
          </p>
        ))}
    </div>
  )
}
