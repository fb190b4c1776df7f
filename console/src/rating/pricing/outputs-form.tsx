import type { RecipeView } from '@coverwright/contract/rating/pricing'
import type { Recipe } from '@coverwright/rules/rating/pricing'
import { useTexts } from '@coverwright/ui/locales'
import { Select } from 'antd'
import { ChoiceField, Labelled } from './step-fields'
import type { RecipeDraft } from './use-recipe-draft'

const NONE = ''

/** Which results are the price: by the year, by the month, and the parts that the customer sees. */
export function OutputsForm({ draft, view }: { draft: RecipeDraft; view: RecipeView }) {
  const t = useTexts('pricing')
  const { recipe, change, mayEdit } = draft
  const { outputs } = recipe
  const set = (more: Partial<Recipe['outputs']>) =>
    change({ ...recipe, outputs: { ...outputs, ...more } }, `outputs ${Object.keys(more).join()}`)
  const named = recipe.steps.map(({ name, title }) => ({ value: name, label: title ? `${title} (${name})` : name }))
  const instalments = named.filter(({ value }) =>
    recipe.steps.some((step) => step.name === value && step.kind === 'instalment'),
  )
  return (
    <div className="recipe-form recipe-outputs">
      <ChoiceField
        label={t('outputs.yearly', { currency: view.currency })}
        value={outputs.yearly}
        options={named}
        onChange={(yearly) => set({ yearly })}
        isReadOnly={!mayEdit}
      />
      <ChoiceField
        label={t('outputs.monthly')}
        value={outputs.monthly ?? NONE}
        options={[{ value: NONE, label: t('outputs.noMonthly') }, ...instalments]}
        onChange={(monthly) => set({ monthly: monthly === NONE ? null : monthly })}
        isReadOnly={!mayEdit}
      />
      <div className="recipe-wide">
        <Labelled label={t('outputs.parts')}>
          {(id) => (
            <Select
              id={id}
              mode="multiple"
              aria-label={t('outputs.parts')}
              value={[...outputs.parts]}
              disabled={!mayEdit}
              options={named}
              onChange={(parts) => set({ parts })}
            />
          )}
        </Labelled>
      </div>
    </div>
  )
}
