import type { LineView, ProblemView, RecipeView } from '@coverwright/contract/rating/pricing'
import type { BodyView } from '@coverwright/contract/design/products'
import type { Step } from '@coverwright/rules/rating/pricing'
import { useTexts } from '@coverwright/ui/locales'
import { useMemo, useState } from 'react'
import { useFormulaWords } from '../../design/logic'
import { AddStep } from './add-step'
import { calledIn } from './called-in'
import { rateSense } from './rate-sense'
import { namesBeside, type OpenStep, type StepList as List, stepsOf, usersOf } from './recipe-edits'
import { stepScopes, type StepScope } from './recipe-scope'
import { StepRow } from './step-row'
import { stepSummary } from './step-summary'
import type { RecipeDraft } from './use-recipe-draft'
import { useProblemWords } from './use-problem-words'
import { useStepActs } from './use-step-acts'

type Props = {
  view: RecipeView
  body: BodyView
  draft: RecipeDraft
  list: List
  lines: readonly LineView[]
  problems: readonly ProblemView[]
  /** The step that is open, by its place in its list. */
  opened: OpenStep | null
  onOpen: (opened: OpenStep | null) => void
}

/** The steps of the price, or of one add-on, in the order in which they are worked out. */
export function StepList({ view, body, draft, list, lines, problems, opened, onOpen }: Props) {
  const t = useTexts('pricing')
  const words = useProblemWords()
  const { recipe, mayEdit } = draft
  const open = opened?.list === list ? opened.at : null
  const setOpen = (at: number | null) => onOpen(at === null ? null : { list, at })
  const scopes = useMemo(() => stepScopes(view, recipe, list), [view, recipe, list])
  const steps = stepsOf(recipe, list)
  const called = useMemo(() => calledIn(recipe, view.names), [recipe, view.names])
  const read = useFormulaWords(called, body)
  const taken = view.names.map(({ name }) => name)

  const acts = useStepActs({ view, draft, list, open, setOpen })
  const [dragged, setDragged] = useState<number | null>(null)
  return (
    <ol className="recipe-steps">
      {steps.map((step, at) => (
        <StepRow
          key={at}
          before={
            mayEdit && at > 0 ? (
              <AddStep
                isBetween
                isOfAddOn={list !== null}
                after={steps[at - 1]?.title ?? ''}
                onAdd={(kind) => acts.add(kind, at)}
              />
            ) : null
          }
          step={step}
          list={list}
          summary={stepSummary(step, { view, called, read, t })}
          read={read}
          earlier={steps.slice(0, at)}
          later={steps.slice(at + 1)}
          taken={[...taken, ...namesBeside(recipe, list, at)]}
          sense={rateSense(steps, step)}
          number={at + 1}
          view={view}
          scope={scopes[at] as StepScope}
          line={lines.find((line) => line.step === step.name && line.addOn === list)}
          isUnused={usersOf(recipe, step.name).length === 0}
          problem={problemOf(step, problems, words)}
          isOpen={open === at}
          isReadOnly={!mayEdit}
          isLast={at === steps.length - 1}
          actions={{
            toggle: () => setOpen(open === at ? null : at),
            change: (next) => acts.replace(at, next),
            move: (by) => acts.moveTo(at, at + by),
            duplicate: () => acts.duplicate(at),
            remove: () => void acts.remove(at),
            drag: () => setDragged(at),
            drop: () => {
              if (dragged !== null) acts.moveTo(dragged, at)
              setDragged(null)
            },
          }}
          isUnder={dragged !== null && dragged !== at}
        />
      ))}
      {mayEdit && (
        <li className="recipe-end">
          <AddStep isOfAddOn={list !== null} onAdd={(kind) => acts.add(kind)} />
        </li>
      )}
    </ol>
  )
}

function problemOf(
  step: Step,
  problems: Props['problems'],
  words: (problem: ProblemView) => string,
): string | undefined {
  const found = problems.find(({ part, at }) => part === 'recipe' && at === step.name)
  return found && words(found)
}
