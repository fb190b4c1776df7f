import type { Guide, GuideView } from '@coverwright/contract/rating/underwriting'
import { useTypedFields } from '@coverwright/ui/typed-fields'
import { useDraft } from '../../platform/draft'
import { guideDraft } from './guide-draft'

/** The guide while it is worked on. */
export function useGuideDraft(view: GuideView) {
  const drafting = useDraft(guideDraft, view)
  const typed = useTypedFields()
  return {
    guide: drafting.document,
    drafting,
    typed,
    /** `what` is done to which entry: typing in one field of it is one step back. */
    change: (edit: (guide: Guide) => Guide, what: string) => drafting.change(edit, what),
  }
}

export type GuideDrafting = ReturnType<typeof useGuideDraft>
