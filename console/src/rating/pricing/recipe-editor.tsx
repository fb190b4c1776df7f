import type { LineView, PlanRateView, ProblemView, RecipeView } from '@coverwright/contract/rating/pricing'
import type { BodyView } from '@coverwright/contract/design/products'
import { Button } from '@coverwright/ui/button'
import { useTexts } from '@coverwright/ui/locales'
import { useLocation } from '@tanstack/react-router'
import { Redo2, Undo2 } from 'lucide-react'
import { type KeyboardEvent, useEffect, useState } from 'react'
import { DraftConflicts } from '../../platform/draft'
import { AddOnRecipes } from './add-on-recipes'
import { OutputsForm } from './outputs-form'
import { type OpenStep, openStepIn, stepPlace } from './recipe-edits'
import { PriceNotes } from './price-notes'
import { RecipeProblems } from './recipe-problems'
import { SaveState } from './save-state'
import { StepList } from './step-list'
import { scrollToStep } from './step-row'
import { useRecipeConflicts } from './use-recipe-conflicts'
import type { RecipeDraft } from './use-recipe-draft'

type Props = {
  view: RecipeView
  body: BodyView
  draft: RecipeDraft
  problems: readonly ProblemView[]
  lines: readonly LineView[]
  /** Every plan of the tried customer. */
  rates: readonly PlanRateView[]
}

/** The recipe: its steps, which of them are the price, and add-ons with steps of their own. */
export function RecipeEditor({ view, body, draft, problems, lines, rates }: Props) {
  const t = useTexts('pricing')
  const { recipe, mayEdit, undo, redo } = draft
  const words = useRecipeConflicts({ draft, view, body })
  // Whoever was led to one step (`&step=`) finds it open.
  const { step } = useLocation().search as { step?: unknown }
  const [meant] = useState(() => (typeof step === 'string' ? stepPlace(recipe, step) : null))
  const [shown, setOpened] = useState<OpenStep | null>(meant)
  const opened = shown && openStepIn(recipe, shown)
  if (opened !== shown) setOpened(opened)
  useEffect(() => {
    if (meant) scrollToStep(meant)
  }, [meant])
  const listed = { body, lines, problems, opened, onOpen: setOpened }
  const onKey = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'z' || isTyping(event.target)) return
    event.preventDefault()
    const act = event.shiftKey ? redo : undo
    act?.()
  }
  return (
    <section className="cw-card recipe" aria-label={t('recipe.title')} onKeyDown={onKey}>
      <header className="cw-card-head">
        <h2>{t('recipe.title')}</h2>
        <span className="cw-card-beside">{t('recipe.steps', { count: recipe.steps.length })}</span>
        {mayEdit && (
          <span className="cw-more recipe-tools">
            <SaveState drafting={draft.drafting} />
            <Button
              type="text"
              size="small"
              icon={<Undo2 size={16} />}
              aria-label={t('undo')}
              disabled={!undo}
              onClick={() => undo?.()}
            />
            <Button
              type="text"
              size="small"
              icon={<Redo2 size={16} />}
              aria-label={t('redo')}
              disabled={!redo}
              onClick={() => redo?.()}
            />
          </span>
        )}
      </header>
      <DraftConflicts draft={draft.drafting} words={words} />
      <RecipeProblems {...{ problems, view, body, recipe }} onOpen={setOpened} />
      <StepList view={view} draft={draft} list={null} {...listed} />
      <h3 className="recipe-sub">{t('outputs.title')}</h3>
      <OutputsForm draft={draft} view={view} />
      <PriceNotes {...{ recipe, view, body, rates }} />
      {view.addOns.length > 0 && (
        <>
          <h3 className="recipe-sub">{t('addOns.title')}</h3>
          <AddOnRecipes view={view} draft={draft} {...listed} />
        </>
      )}
    </section>
  )
}

/** Fields take back their own typing; elsewhere the whole recipe goes back. */
const isTyping = (target: EventTarget) => target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement
