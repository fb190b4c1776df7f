import type { Guide, GuideView } from '@coverwright/contract/rating/underwriting'
import { useUnsaved } from '@coverwright/ui/form'
import { useTexts } from '@coverwright/ui/locales'
import { toast } from '@coverwright/ui/toast'
import { useTypedFields } from '@coverwright/ui/typed-fields'
import { useState } from 'react'
import { useSaveWords } from '../../platform/words'
import { savedStates, useFollowedView } from '../../design/products'
import { useSaveGuide } from './use-underwriting'

/** The guide while it is worked on. Undo goes back one step at a time; saving keeps the whole. */
export function useGuideDraft(view: GuideView) {
  const t = useTexts('underwriting')
  const toldOf = useTexts('platform')
  const words = useSaveWords()
  const [told, setTold] = useState<string>()
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
  const { fields, isTyping, stopAtUnread } = useTypedFields()
  useUnsaved(isChanged || isTyping)
  return {
    guide,
    fields,
    isChanged: isChanged || isTyping,
    /** Why it was not saved. */
    told,
    isSaving: save.isPending,
    mayUndo: states.length > 1,
    change: (edit: (guide: Guide) => Guide) => setStates((now) => [...now.slice(-100), edit(now.at(-1) ?? view.guide)]),
    undo: () => setStates((now) => (now.length > 1 ? now.slice(0, -1) : now)),
    save: async () => {
      if (stopAtUnread()) return setTold(toldOf('notSaved.unread'))
      try {
        const kept = await save.mutateAsync({ productId: view.productId, baseRevision: base.revision, guide })
        setTold(undefined)
        setBase(kept)
        setSaved(kept.guide)
        setStates((now) => savedStates(now, guide, kept.guide))
        toast({ text: t('saved') })
      } catch (error) {
        setTold(words(error))
      }
    },
  }
}

export type GuideDrafting = ReturnType<typeof useGuideDraft>
