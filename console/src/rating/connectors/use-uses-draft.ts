import type { ConnectorUse, ProductConnectors } from '@coverwright/contract/rating/connectors'
import { useUnsaved } from '@coverwright/ui/form'
import { useTexts } from '@coverwright/ui/locales'
import { toast } from '@coverwright/ui/toast'
import { useState } from 'react'
import { useSaveWords } from '../../platform/words'
import { useFollowedView } from '../../design/products'
import { useSaveUses } from './use-connectors'

/** What a product asks, while it is worked on: others who save meanwhile never take away what was typed here. */
export function useUsesDraft(view: ProductConnectors) {
  const t = useTexts('connectors')
  const words = useSaveWords()
  const [told, setTold] = useState<string>()
  const saving = useSaveUses()
  const [uses, setUses] = useState<ConnectorUse[]>(view.uses)
  const [saved, setSaved] = useState(view.uses)
  const isChanged = JSON.stringify(uses) !== JSON.stringify(saved)
  const takeOver = (theirs: ProductConnectors) => {
    setUses(theirs.uses)
    setSaved(theirs.uses)
  }
  const { base, setBase } = useFollowedView(view, { partOf: (each) => each.uses, isChanged, onOthers: takeOver })
  useUnsaved(isChanged)
  const newest = view.revision < base.revision ? base : view
  const save = async () => {
    try {
      const kept = await saving.mutateAsync({ productId: view.productId, baseRevision: base.revision, uses })
      setTold(undefined)
      setBase(kept)
      setSaved(kept.uses)
      setUses((now) => (now === uses ? kept.uses : now))
      toast({ text: t('product.saved') })
    } catch (error) {
      setTold(words(error))
    }
  }
  /** Problems are those of what is kept: of what is being typed nobody has said anything yet. */
  return {
    uses,
    setUses,
    problems: isChanged ? [] : newest.problems,
    isChanged,
    isSaving: saving.isPending,
    told,
    save,
  }
}
