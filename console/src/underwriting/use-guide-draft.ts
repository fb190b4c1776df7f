import type { Guide, GuideView } from '@coverwright/contract/underwriting'
import { useUnsaved } from '@coverwright/ui/form'
import { useTexts } from '@coverwright/ui/locales'
import { useState } from 'react'
import { useTold } from '../platform/told'
import { useSaveGuide } from './use-underwriting'

/** The guide while it is worked on. Undo goes back one step at a time; saving keeps the whole. */
export function useGuideDraft(view: GuideView) {
  const t = useTexts('underwriting')
  const told = useTold()
  const save = useSaveGuide()
  const [states, setStates] = useState<readonly Guide[]>([view.guide])
  const guide = states.at(-1) ?? view.guide
  const isChanged = JSON.stringify(guide) !== JSON.stringify(view.guide)
  useUnsaved(isChanged)
  return {
    guide,
    isChanged,
    isSaving: save.isPending,
    mayUndo: states.length > 1,
    change: (edit: (guide: Guide) => Guide) => setStates((now) => [...now.slice(-100), edit(now.at(-1) ?? view.guide)]),
    undo: () => setStates((now) => (now.length > 1 ? now.slice(0, -1) : now)),
    save: () =>
      told(() => save.mutateAsync({ productId: view.productId, baseRevision: view.revision, guide }), {
        text: t('saved'),
      }),
  }
}

export type GuideDrafting = ReturnType<typeof useGuideDraft>
