import type { ConnectorUse, ProductConnectors } from '@coverwright/contract/connectors'
import { useUnsaved } from '@coverwright/ui/form'
import { useTexts } from '@coverwright/ui/locales'
import { useState } from 'react'
import { useTold } from '../platform/told'
import { useFollowedView } from '../products'
import { useSaveUses } from './use-connectors'

/** What a product asks, while it is worked on: others who save meanwhile never take away what was typed here. */
export function useUsesDraft(view: ProductConnectors) {
  const t = useTexts('connectors')
  const told = useTold()
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
  const save = () =>
    told(
      async () => {
        const kept = await saving.mutateAsync({ productId: view.productId, baseRevision: base.revision, uses })
        setBase(kept)
        setSaved(kept.uses)
        setUses((now) => (now === uses ? kept.uses : now))
      },
      { text: t('product.saved') },
    )
  /** Problems are those of what is kept: of what is being typed nobody has said anything yet. */
  return { uses, setUses, problems: isChanged ? [] : newest.problems, isChanged, isSaving: saving.isPending, save }
}
