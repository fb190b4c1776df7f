import type { RecipeView } from '@coverwright/contract/rating/pricing'
import type { Recipe, Step, StepKind } from '@coverwright/rules/rating/pricing'
import { askFirst } from '@coverwright/ui/confirm'
import { useTexts } from '@coverwright/ui/locales'
import { toast } from '@coverwright/ui/toast'
import { newStep } from './new-step'
import * as edits from './recipe-edits'
import type { RecipeDraft } from './use-recipe-draft'

type Given = {
  view: RecipeView
  draft: RecipeDraft
  list: edits.StepList
  open: number | null
  setOpen: (at: number | null) => void
}

/** What can be done to the steps of one list; the step that is open stays open where it goes. */
export function useStepActs({ view, draft, list, open, setOpen }: Given) {
  const t = useTexts('pricing')
  const { recipe, change } = draft
  const steps = edits.stepsOf(recipe, list)
  const taken = view.names.map(({ name }) => name)
  return {
    /** Without a place, at the end. */
    add: (kind: StepKind, at = edits.endOf(recipe, list, kind)) => {
      const place = { recipe, before: steps.slice(0, at), tables: view.tables, taken, today: view.today }
      const step = newStep(kind, { ...place, title: t(`kind.${kind}.title`) })
      change(edits.insertCounting(recipe, list, at, step), `add ${at}`)
      setOpen(at)
    },
    moveTo: (at: number, to: number) => {
      if (to < 0 || to >= steps.length || to === at) return
      change(edits.moveStep(recipe, list, at, to), `move ${at} ${to}`)
      if (open !== null) setOpen(placeAfter(open, at, to))
    },
    replace: (at: number, step: Step) =>
      change(edits.replaceStep(recipe, list, at, step), `change ${list ?? ''} ${at}`),
    duplicate: (at: number) => change(edits.duplicateStep(recipe, list, at), `copy ${at}`),
    /** What others use stays, and they are named; but for a step on the way of an amount, which then goes on without it. */
    remove: async (at: number) => {
      const step = steps[at]
      if (!step) return
      const title = step.title || step.name
      const users = edits
        .usersOf(recipe, step.name)
        .map((use) => (use.where === 'output' ? t('step.usedByPrice') : use.title))
      if (users.length > 0 && !edits.isPassing(step)) {
        const [loses, keeps] = [[...new Set(users)], t('step.inUseAbout')]
        await askFirst({ about: 'act', title: t('step.inUse', { title }), loses, keeps, verb: t('step.understood') })
        return
      }
      const without = edits.removePassing(recipe, list, at)
      change(without, `remove ${at}`)
      setOpen(null)
      // Into the recipe as it is by then: what was changed meanwhile stays.
      const putBack = (now: Recipe) =>
        JSON.stringify(now) === JSON.stringify(without) ? recipe : edits.insertCounting(now, list, at, step)
      toast({ text: t('step.deleted', { title }), undo: async () => change(putBack, `put back ${at}`) })
    },
  }
}

/** Where the step at one place is after another has moved. */
function placeAfter(place: number, from: number, to: number): number {
  if (place === from) return to
  if (from < place && to >= place) return place - 1
  return from > place && to <= place ? place + 1 : place
}
