import { pricingOperations, type RecipeView } from '@coverwright/contract/rating/pricing'
import type { Recipe } from '@coverwright/rules/rating/pricing'
import { canonicalJson } from '@coverwright/rules/design/products'
import { useUnsaved } from '@coverwright/ui/form'
import { useTexts } from '@coverwright/ui/locales'
import { toast } from '@coverwright/ui/toast'
import { useCallback, useEffect, useState } from 'react'
import { useMe } from '../../platform/me'
import { keyOf, queryClient } from '../../platform/queries'
import { FailedCall, RefusedCall } from '../../platform/wire'
import { useErrorWords } from '../../platform/words'
import { useFollowedView } from '../../design/products'
import { forgetRecipe, keepRecipe, keptRecipe } from './kept-recipe'
import { changed, type History, redone, startHistory, undone } from './recipe-history'
import { useSaveRecipe } from './use-recipe'

const SAVE_AFTER_MS = 900
/** What failed is tried again by itself, but not so often that a server in trouble gets more of it. */
const AGAIN_AFTER_MS = 10_000

type Trouble = { state: 'failed' | 'conflict'; words: string; isEnded?: boolean }
export type Saving = { state: 'saved' | 'unsaved' | 'saving' } | Trouble

/**
 * The recipe in hand: changed here, saved a moment later over the revision it was read at, one save after the other.
 * Whoever else saves it is followed while nothing is unsaved here; otherwise saving stops until one of the two is chosen.
 * What cannot be saved is kept in the tab, so that it is still there after signing in again.
 */
export function useRecipeDraft(view: RecipeView, start: Recipe) {
  const person = useMe().AccountData.subId
  const [left] = useState(() => keptRecipe(view.productId, person))
  const [history, setHistory] = useState<History>(() =>
    left ? changed(startHistory(start), left.recipe, 'left', Date.now()) : startHistory(start),
  )
  const [kept, setKept] = useState<Recipe | null>(view.recipe ? start : null)
  const { now } = history
  const isChanged = now !== kept
  const mayEdit = view.may.includes('edit')
  const takeOver = ({ recipe }: RecipeView) => {
    if (!recipe) return
    setHistory(startHistory(recipe))
    setKept(recipe)
  }
  const following = { partOf: recipeText, isChanged, onOthers: takeOver }
  const { base, setBase } = useFollowedView(view, following)
  const onKept = useCallback(
    (recipe: Recipe, revision: number) => {
      setKept(recipe)
      setBase((before) => ({ ...before, revision, recipe: recipe as RecipeView['recipe'] }))
    },
    [setBase],
  )
  const isLeftBehind = left !== null && left.before !== recipeText(view)
  const { trouble, isSaving, save, forgive } = useSaving(view.productId, base.revision, onKept, isLeftBehind)
  const saving: Saving = trouble ?? { state: isSaving ? 'saving' : isChanged ? 'unsaved' : 'saved' }
  // Whoever has to sign in again is not held back: what is unsaved waits in the tab.
  useUnsaved(saving.state !== 'saved' && mayEdit && !trouble?.isEnded)

  const failed = trouble?.state === 'failed' ? trouble.words : null
  useEffect(() => {
    // Whoever works far down in the recipe does not see its head.
    if (failed !== null) toast({ text: failed, tone: 'danger' })
  }, [failed])
  useEffect(() => {
    if (saving.state === 'failed') keepRecipe(view.productId, { person, before: recipeText(base), recipe: now })
    if (saving.state === 'saved') forgetRecipe(view.productId)
  }, [saving.state, view.productId, person, base, now])

  const isWaiting = mayEdit && isChanged && !isSaving && trouble?.state !== 'conflict'
  const pause = trouble ? AGAIN_AFTER_MS : SAVE_AFTER_MS
  useEffect(() => {
    if (!isWaiting) return
    const again = () => void save(now)
    const timer = setTimeout(again, pause)
    window.addEventListener('online', again)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('online', again)
    }
  }, [isWaiting, now, pause, save])

  const set = (step: (history: History) => History) => {
    setHistory(step)
    if (trouble?.state === 'failed') forgive()
  }
  const change = (recipe: Recipe | ((now: Recipe) => Recipe), what: string) =>
    set((before) => changed(before, typeof recipe === 'function' ? recipe(before.now) : recipe, what, Date.now()))
  return {
    recipe: now,
    saving,
    mayEdit,
    change,
    undo: history.past.length > 0 ? () => set(undone) : null,
    redo: history.future.length > 0 ? () => set(redone) : null,
    saveNow: () => void save(now),
    /** Mine over theirs, or theirs as one more change of mine that can be taken back. */
    keepMine: () => (setBase(view), forgive()),
    takeTheirs: () => {
      if (!view.recipe) return
      change(view.recipe, 'theirs')
      setKept(view.recipe)
      setBase(view)
      forgive()
    },
  }
}

export type RecipeDraft = ReturnType<typeof useRecipeDraft>

/** Stored and typed recipes have their keys in different orders. */
const recipeText = ({ recipe }: RecipeView): string => canonicalJson(recipe)

type OnKept = (recipe: Recipe, revision: number) => void

function useSaving(productId: string, baseRevision: number, onKept: OnKept, isLeftBehind: boolean) {
  const t = useTexts('pricing')
  const words = useErrorWords()
  const { mutateAsync: send } = useSaveRecipe()
  const [isSaving, setSaving] = useState(false)
  const [trouble, setTrouble] = useState<Trouble | null>(isLeftBehind ? { state: 'conflict', words: '' } : null)
  const save = useCallback(
    async (recipe: Recipe) => {
      setSaving(true)
      try {
        const { revision } = await send({ productId, baseRevision, recipe: recipe as never })
        setTrouble(null)
        onKept(recipe, revision)
      } catch (error) {
        const isConflict = error instanceof RefusedCall && error.code === 'products.bodyChanged'
        const reason = error instanceof FailedCall ? error.reason : null
        setTrouble({
          state: isConflict ? 'conflict' : 'failed',
          words: reason ? t('save.offline') : words(error),
          isEnded: reason === 'expired',
        })
        if (isConflict) void queryClient.invalidateQueries({ queryKey: keyOf(pricingOperations.get) })
      } finally {
        setSaving(false)
      }
    },
    [send, productId, baseRevision, onKept, t, words],
  )
  return { trouble, isSaving, save, forgive: useCallback(() => setTrouble(null), []) }
}
