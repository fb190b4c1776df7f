import type { RecipeView } from '@coverwright/contract/pricing'
import type { Recipe } from '@coverwright/rules/pricing'
import { useUnsaved } from '@coverwright/ui/form'
import { useCallback, useEffect, useRef, useState } from 'react'
import { RefusedCall } from '../platform/wire'
import { useErrorWords } from '../platform/words'
import { changed, type History, redone, startHistory, undone } from './recipe-history'
import { useSaveRecipe } from './use-recipe'

const SAVE_AFTER_MS = 900

export type Saving = { state: 'saved' | 'unsaved' | 'saving' } | { state: 'failed' | 'conflict'; words: string }

/** The recipe in hand: changed here, saved a moment later over the revision it was read at; a conflict stops saving. */
export function useRecipeDraft(view: RecipeView, start: Recipe) {
  const words = useErrorWords()
  const { mutateAsync: send } = useSaveRecipe()
  const [history, setHistory] = useState<History>(() => startHistory(start))
  const [saving, setSaving] = useState<Saving>({ state: view.recipe ? 'saved' : 'unsaved' })
  const revision = useRef(view.revision)
  const saved = useRef<Recipe | null>(view.recipe ? start : null)
  const { now } = history
  const { productId } = view
  const mayEdit = view.may.includes('edit')
  useUnsaved(saving.state !== 'saved' && mayEdit)

  // Another room changed its part of the draft while nothing was unsaved here: the next save builds on that.
  useEffect(() => {
    if (saved.current === now && view.revision > revision.current) revision.current = view.revision
  }, [view.revision, now])

  const save = useCallback(
    async (recipe: Recipe) => {
      setSaving({ state: 'saving' })
      try {
        const answer = await send({ productId, baseRevision: revision.current, recipe: recipe as never })
        revision.current = answer.revision
        saved.current = recipe
        setSaving({ state: 'saved' })
      } catch (error) {
        const isConflict = error instanceof RefusedCall && error.code === 'product.bodyChanged'
        setSaving({ state: isConflict ? 'conflict' : 'failed', words: words(error) })
      }
    },
    [send, productId, words],
  )
  useEffect(() => {
    if (!mayEdit || saved.current === now || saving.state === 'conflict' || saving.state === 'saving') return
    const timer = setTimeout(() => void save(now), SAVE_AFTER_MS)
    return () => clearTimeout(timer)
  }, [now, mayEdit, save, saving.state])

  const set = (step: (history: History) => History) => {
    setHistory(step)
    setSaving((before) => (before.state === 'conflict' ? before : { state: 'unsaved' }))
  }
  return {
    recipe: now,
    saving,
    mayEdit,
    change: (recipe: Recipe, what: string) => set((before) => changed(before, recipe, what, Date.now())),
    undo: history.past.length > 0 ? () => set(undone) : null,
    redo: history.future.length > 0 ? () => set(redone) : null,
    saveNow: () => void save(now),
  }
}

export type RecipeDraft = ReturnType<typeof useRecipeDraft>
