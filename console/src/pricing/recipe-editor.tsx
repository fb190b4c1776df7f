import type { LineView, ProblemView, RecipeView } from '@coverwright/contract/pricing'
import type { Recipe } from '@coverwright/rules/pricing'
import { Button } from '@coverwright/ui/button'
import { useTexts } from '@coverwright/ui/locales'
import { CircleAlert, CloudAlert, CloudCheck, Redo2, Undo2 } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'
import { AddOnRecipes } from './add-on-recipes'
import { OutputsForm } from './outputs-form'
import { stepsOf } from './recipe-edits'
import { type OpenStep, StepList } from './step-list'
import { placeOf } from './step-row'
import { useProblemWords } from './use-problem-words'
import type { RecipeDraft } from './use-recipe-draft'

type Props = {
  view: RecipeView
  draft: RecipeDraft
  problems: readonly ProblemView[]
  lines: readonly LineView[]
}

/** The recipe: its steps, which of them are the price, and add-ons with steps of their own. */
export function RecipeEditor({ view, draft, problems, lines }: Props) {
  const t = useTexts('pricing')
  const { recipe, mayEdit, undo, redo } = draft
  const [opened, setOpened] = useState<OpenStep | null>(null)
  const listed = { lines, problems, opened, onOpen: setOpened }
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
            <SaveState draft={draft} />
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
      <Problems problems={problems} recipe={recipe} onOpen={setOpened} />
      <StepList view={view} draft={draft} list={null} {...listed} />
      <h3 className="recipe-sub">{t('outputs.title')}</h3>
      <OutputsForm draft={draft} view={view} />
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

function SaveState({ draft }: { draft: RecipeDraft }) {
  const t = useTexts('pricing')
  const { saving, saveNow, keepMine, takeTheirs } = draft
  if (saving.state === 'failed')
    return (
      <span className="recipe-saved" data-bad="" role="alert">
        <CloudAlert size={16} /> {saving.words}
        <Button size="small" onClick={saveNow}>
          {t('save.again')}
        </Button>
      </span>
    )
  if (saving.state === 'conflict')
    return (
      <span className="recipe-saved" data-bad="" role="alert">
        <CloudAlert size={16} /> {t('save.conflict')}
        <Button size="small" onClick={takeTheirs}>
          {t('save.theirs')}
        </Button>
        <Button size="small" onClick={keepMine}>
          {t('save.mine')}
        </Button>
      </span>
    )
  return (
    <span className="recipe-saved" role="status">
      <CloudCheck size={16} /> {t(`save.${saving.state}`)}
    </span>
  )
}

const SHOWN = 12

type ProblemsProps = { problems: readonly ProblemView[]; recipe: Recipe; onOpen: (opened: OpenStep) => void }

/** Everything that is wrong, each at its step: pressed, the step opens. */
function Problems({ problems, recipe, onOpen }: ProblemsProps) {
  const t = useTexts('pricing')
  const words = useProblemWords()
  if (problems.length === 0) return null
  return (
    <div className="recipe-problems" role="status">
      <p>
        <CircleAlert size={16} /> {t('recipe.problems', { count: problems.length })}
      </p>
      <ul>
        {problems.slice(0, SHOWN).map((problem, at) => {
          const place = problem.part === 'recipe' && problem.at ? stepPlace(recipe, problem.at) : null
          return (
            <li key={at}>
              {place ? (
                <Button type="link" size="small" onClick={() => show(place, onOpen)}>
                  {place.title}
                </Button>
              ) : (
                problem.at && <b>{problem.at}</b>
              )}{' '}
              {words(problem)}
            </li>
          )
        })}
        {problems.length > SHOWN && <li>{t('recipe.moreProblems', { count: problems.length - SHOWN })}</li>}
      </ul>
    </div>
  )
}

type StepPlace = OpenStep & { readonly title: string; readonly name: string }

function stepPlace(recipe: Recipe, name: string): StepPlace | null {
  for (const list of [null, ...recipe.addOns.map(({ addOn }) => addOn)]) {
    const at = stepsOf(recipe, list).findIndex((step) => step.name === name)
    const step = stepsOf(recipe, list)[at]
    if (step) return { list, at, name, title: step.title || step.name }
  }
  return null
}

function show({ list, at, name }: StepPlace, onOpen: ProblemsProps['onOpen']) {
  onOpen({ list, at })
  document.getElementById(placeOf(list, name))?.scrollIntoView({ block: 'center' })
}
