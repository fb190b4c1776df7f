import type { RecipeView } from '@coverwright/contract/rating/pricing'
import type { Recipe } from '@coverwright/rules/rating/pricing'
import { useDraft } from '../../platform/draft'
import { recipeDraft } from './recipe-draft'

/** The recipe in hand: changed here, and saved a moment later. */
export function useRecipeDraft(view: RecipeView) {
  const drafting = useDraft(recipeDraft, view)
  const { draft, canUndo, canRedo } = drafting
  return {
    recipe: drafting.document,
    drafting,
    mayEdit: drafting.mayEdit,
    change: (recipe: Recipe | ((now: Recipe) => Recipe), what: string) =>
      drafting.change(typeof recipe === 'function' ? recipe : () => recipe, what),
    undo: canUndo ? draft.undo : null,
    redo: canRedo ? draft.redo : null,
  }
}

export type RecipeDraft = ReturnType<typeof useRecipeDraft>
