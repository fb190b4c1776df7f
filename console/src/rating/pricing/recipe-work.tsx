import type { RecipeView } from '@coverwright/contract/rating/pricing'
import type { Recipe } from '@coverwright/rules/rating/pricing'
import { useMemo, useState } from 'react'
import type { OpenedProduct } from '../../design/products'
import { AskKeysCard } from '../tables'
import { noCustomer, sentCustomer, type TriedCustomer } from './customer'
import { NameTitles } from './name-titles'
import { NoRecipe } from './no-recipe'
import { ProposalCard } from './proposal-card'
import { blankRecipe } from './recipe-draft'
import { RecipeEditor } from './recipe-editor'
import { Simulator } from './simulator'
import type { OnCustomer } from './simulator-props'
import { useFirstCustomer, useSettled } from './use-recipe'
import { type RecipeDraft, useRecipeDraft } from './use-recipe-draft'
import { type Customer, useSimulated } from './use-simulated'

type Props = { view: RecipeView; opened: OpenedProduct }

/** Without a recipe: what to do first, and a first one over the tables that are there. */
export function RecipeWork({ view, opened }: Props) {
  const draft = useRecipeDraft(view)
  const [begun, setBegun] = useState<'taken' | 'blank' | null>(null)
  const begin = (recipe: Recipe, how: 'taken' | 'blank') => {
    draft.change(recipe, 'begin')
    setBegun(how)
  }
  const { proposal } = view
  const mayEdit = view.may.includes('edit')
  const beginBlank = () => begin(blankRecipe(view.currency), 'blank')
  const take = (recipe: Recipe) => begin(recipe, 'taken')
  // Whoever takes all of it back by undo is where it began.
  if (proposal && mayEdit && draft.recipe.steps.length === 0 && begun !== 'blank')
    return (
      <NameTitles names={view.names}>
        <AskKeysCard opened={opened} />
        <ProposalCard view={view} body={opened.body} proposal={proposal} onTake={take} onBlank={beginBlank} />
      </NameTitles>
    )
  if (begun || view.recipe || draft.drafting.isUnsaved) return <Work view={view} opened={opened} draft={draft} />
  return <NoRecipe {...{ view, opened }} onBlank={mayEdit ? beginBlank : null} />
}

function Work({ view, opened, draft }: Props & { draft: RecipeDraft }) {
  const { recipe } = draft
  const { customer, setCustomer, isReady } = useTriedCustomer(view, recipe)
  const [plan, setPlan] = useState(view.plans[0]?.id ?? 'only')
  const isTried = isReady && recipe.steps.length > 0
  const asked = useMemo(
    () => (isTried ? { productId: view.productId, recipe, ...sentCustomer(customer) } : null),
    [isTried, view.productId, recipe, customer],
  )
  const settled = useSettled<Customer | null>(asked, 300)
  const simulated = useSimulated(settled)
  const { simulation } = simulated
  const rate = simulation?.rated?.plans.find((entry) => entry.plan === plan) ?? simulation?.rated?.plans[0]
  const problems = simulation?.problems ?? view.problems
  return (
    <NameTitles names={view.names} addOns={view.addOns} tables={view.tables}>
      <div className="recipe-work">
        <RecipeEditor
          {...{ view, draft, problems }}
          body={opened.body}
          lines={rate?.worksheet ?? []}
          rates={simulation?.rated?.plans ?? []}
        />
        <Simulator
          view={view}
          body={opened.body}
          recipe={recipe}
          customer={customer}
          onCustomer={setCustomer}
          plan={rate?.plan ?? plan}
          onPlan={setPlan}
          isReady={isReady}
          isCurrent={settled === asked && simulated.isOfCustomer}
          asked={settled}
          simulated={simulated}
          mayKeep={opened.product.may.length > 0 && view.may.length > 0}
        />
      </div>
    </NameTitles>
  )
}

/** The simulator opens with somebody in it, so that the recipe shows figures at once; afterwards it is the person's own. */
function useTriedCustomer(view: RecipeView, recipe: Recipe) {
  const [start] = useState(recipe)
  const [own, setOwn] = useState<TriedCustomer | null>(null)
  const isSaved = view.recipe !== null
  const { first, isSettled } = useFirstCustomer(view.productId, start.steps.length > 0, isSaved ? undefined : start)
  // The first who came stays, whoever is made up when the recipe is saved.
  const [madeUp, setMadeUp] = useState(first)
  if (!madeUp && first) setMadeUp(first)
  const opening = useMemo(() => {
    const nobody = noCustomer(view.today)
    return madeUp ? { ...nobody, answers: madeUp.answers } : nobody
  }, [madeUp, view.today])
  const setCustomer: OnCustomer = (next) => setOwn((now) => (typeof next === 'function' ? next(now ?? opening) : next))
  return { customer: own ?? opening, setCustomer, isReady: isSettled || madeUp !== undefined }
}
