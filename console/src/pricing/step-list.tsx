import type { LineView, ProblemView, RecipeView } from '@coverwright/contract/pricing'
import type { Step, StepKind } from '@coverwright/rules/pricing'
import { askFirst } from '@coverwright/ui/confirm'
import { useTexts } from '@coverwright/ui/locales'
import { toast } from '@coverwright/ui/toast'
import { useMemo, useState } from 'react'
import { AddStep } from './add-step'
import { newStep } from './new-step'
import {
  duplicateStep,
  insertStep,
  moveStep,
  namesBeside,
  removeStep,
  replaceStep,
  type StepList as List,
  stepsOf,
  usersOf,
} from './recipe-edits'
import { stepScopes, type StepScope } from './recipe-scope'
import { StepRow } from './step-row'
import type { RecipeDraft } from './use-recipe-draft'
import { useProblemWords } from './use-problem-words'

type Props = {
  view: RecipeView
  draft: RecipeDraft
  list: List
  lines: readonly LineView[]
  problems: readonly ProblemView[]
}

/** The steps of the price, or of one add-on, in the order in which they are worked out. */
export function StepList({ view, draft, list, lines, problems }: Props) {
  const t = useTexts('pricing')
  const words = useProblemWords()
  const { recipe, change, mayEdit } = draft
  const [open, setOpen] = useState<number | null>(null)
  const scopes = useMemo(() => stepScopes(view, recipe, list), [view, recipe, list])
  const steps = stepsOf(recipe, list)
  const taken = view.names.map(({ name }) => name)

  const add = (kind: StepKind, at: number) => {
    const place = { recipe, before: steps.slice(0, at), tables: view.tables, taken, today: view.today }
    change(insertStep(recipe, list, at, newStep(kind, { ...place, title: t(`kind.${kind}.title`) })), `add ${at}`)
    setOpen(at)
  }
  const move = (at: number, by: -1 | 1) => {
    if (at + by < 0 || at + by >= steps.length) return
    change(moveStep(recipe, list, at, at + by), `move ${at}`)
    if (open === at) setOpen(at + by)
  }
  const remove = async (at: number) => {
    const step = steps[at]
    if (!step) return
    const users = usersOf(recipe, step.name).map((use) => (use.where === 'output' ? t('step.usedByPrice') : use.title))
    if (users.length > 0) {
      await askFirst({
        about: 'act',
        title: t('step.inUse', { title: step.title || step.name }),
        loses: [...new Set(users)],
        keeps: t('step.inUseAbout'),
        verb: t('step.understood'),
      })
      return
    }
    change(removeStep(recipe, list, at), `remove ${at}`)
    setOpen(null)
    toast({ text: t('step.deleted', { title: step.title || step.name }), undo: async () => draft.undo?.() })
  }
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
                onAdd={(kind) => add(kind, at)}
              />
            ) : null
          }
          step={step}
          taken={[...taken, ...namesBeside(recipe, list, at)]}
          isFactor={isFactor(steps, step)}
          number={at + 1}
          view={view}
          scope={scopes[at] as StepScope}
          line={lines.find((line) => line.step === step.name && line.addOn === list)}
          problem={problemOf(step, problems, words)}
          isOpen={open === at}
          isReadOnly={!mayEdit}
          isLast={at === steps.length - 1}
          actions={{
            toggle: () => setOpen(open === at ? null : at),
            change: (next) => change(replaceStep(recipe, list, at, next), `change ${list ?? ''} ${at}`),
            move: (by) => move(at, by),
            duplicate: () => change(duplicateStep(recipe, list, at), `copy ${at}`),
            remove: () => void remove(at),
          }}
        />
      ))}
      {mayEdit && (
        <li className="recipe-end">
          <AddStep isOfAddOn={list !== null} onAdd={(kind) => add(kind, steps.length)} />
        </li>
      )}
    </ol>
  )
}

/** A rate that a later step multiplies by as it is; one that is added in percent is not shown as a factor. */
const isFactor = (steps: readonly Step[], { name, kind }: Step): boolean =>
  kind === 'lookUp' && steps.some((step) => step.kind === 'factor' && step.by.trim() === name)

function problemOf(
  step: Step,
  problems: Props['problems'],
  words: (problem: ProblemView) => string,
): string | undefined {
  const found = problems.find(({ part, at }) => part === 'recipe' && at === step.name)
  return found && words(found)
}
