import type { BodyView } from '@coverwright/contract/design/products'
import type { RecipeView } from '@coverwright/contract/rating/pricing'
import { REST } from '@coverwright/rules/drafts'
import type { Recipe, Step } from '@coverwright/rules/rating/pricing'
import { useFormats } from '@coverwright/ui/formats'
import { useTexts } from '@coverwright/ui/locales'
import { useMemo } from 'react'
import { useFormulaWords } from '../../design/logic'
import type { Conflict, ConflictWords } from '../../platform/draft'
import { stepSummary } from './step-summary'
import type { RecipeDraft } from './use-recipe-draft'

type Given = { draft: RecipeDraft; view: RecipeView; body: BodyView }

/** What two people changed in a recipe: a step with what it does, the steps of an add-on, which of them are the price. */
export function useRecipeConflicts({ draft: { recipe, drafting }, view, body }: Given): ConflictWords {
  const t = useTexts('pricing')
  const { list } = useFormats()
  const { theirs } = drafting
  const called = useMemo(() => new Map([...titlesIn(view, theirs), ...titlesIn(view, recipe)]), [view, theirs, recipe])
  const read = useFormulaWords(called, body)
  const nameOf = ({ path }: Conflict) => {
    const titles = path.flatMap((name) => called.get(name) ?? [])
    if (titles.length > 0) return titles.join(' · ')
    return path[0] === 'outputs' ? t('outputs.title') : t('recipe.title')
  }
  const say = (value: unknown, { path }: Conflict): string => {
    const named = (name: unknown) => called.get(String(name)) ?? String(name)
    if (Array.isArray(value)) return list(value.map(named))
    if (path[0] === 'outputs' && path.at(-1) === REST) return sayOutputs(value as Recipe['outputs'], named, list)
    if (typeof value !== 'object' || value === null) return named(value)
    return 'kind' in value ? stepSummary(value as Step, { view, called, read, t }) : ''
  }
  return { nameOf, say }
}

const sayOutputs = (
  { yearly, monthly }: Recipe['outputs'],
  named: (name: string) => string,
  list: (words: string[]) => string,
) => list([yearly, monthly ?? ''].filter(Boolean).map(named))

function titlesIn({ names, addOns }: RecipeView, recipe: Recipe): [string, string][] {
  const all = [recipe.steps, ...recipe.addOns.map(({ steps }) => steps)].flat()
  return [
    ...names.map(({ name, title }): [string, string] => [name, title]),
    ...addOns.map(({ id, title }): [string, string] => [id, title]),
    ...all.map(({ name, title }): [string, string] => [name, title || name]),
  ]
}
