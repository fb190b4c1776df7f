import type { Guide, GuideView } from '@coverwright/contract/underwriting'
import { useUnsaved } from '@coverwright/ui/form'
import { useTexts } from '@coverwright/ui/locales'
import { useState } from 'react'
import { useTold } from '../platform/told'
import { savedStates, useFollowedView } from '../products'
import { useSaveGuide } from './use-underwriting'

/** The guide while it is worked on. Undo goes back one step at a time; saving keeps the whole. */
export function useGuideDraft(view: GuideView) {
  const t = useTexts('underwriting')
  const told = useTold()
  const save = useSaveGuide()
  const [states, setStates] = useState<readonly Guide[]>([view.guide])
  const guide = states.at(-1) ?? view.guide
  const [saved, setSaved] = useState(view.guide)
  const isChanged = JSON.stringify(guide) !== JSON.stringify(saved)
  const start = (theirs: GuideView) => {
    setStates([theirs.guide])
    setSaved(theirs.guide)
  }
  const { base, setBase } = useFollowedView(view, { partOf: (each) => each.guide, isChanged, onOthers: start })
  useUnsaved(isChanged)
  return {
    guide,
    isChanged,
    isSaving: save.isPending,
    mayUndo: states.length > 1,
    change: (edit: (guide: Guide) => Guide) => setStates((now) => [...now.slice(-100), edit(now.at(-1) ?? view.guide)]),
    undo: () => setStates((now) => (now.length > 1 ? now.slice(0, -1) : now)),
    save: () =>
      told(
        async () => {
          const kept = await save.mutateAsync({ productId: view.productId, baseRevision: base.revision, guide })
          setBase(kept)
          setSaved(kept.guide)
          setStates((now) => savedStates(now, guide, kept.guide))
        },
        { text: t('saved') },
      ),
  }
}

export type GuideDrafting = ReturnType<typeof useGuideDraft>
