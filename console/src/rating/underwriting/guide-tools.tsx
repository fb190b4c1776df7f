import { Button } from '@coverwright/ui/button'
import { useUnsaved } from '@coverwright/ui/form'
import { useTexts } from '@coverwright/ui/locales'
import { Redo2, Undo2 } from 'lucide-react'
import { SaveState } from '../pricing'
import type { GuideDrafting } from './use-guide-draft'

/** Saved by itself as it is changed, like the recipe: how that stands, and the steps back and forth. */
export function GuideTools({ drafting: { drafting, typed } }: { drafting: GuideDrafting }) {
  const t = useTexts('platform')
  const { draft, canUndo, canRedo, mayEdit } = drafting
  // A figure that cannot be read yet is in no document: whoever leaves is asked.
  useUnsaved(typed.isTyping)
  if (!mayEdit) return null
  return (
    <div className="guide-tools">
      <SaveState drafting={drafting} />
      <Button icon={<Undo2 />} disabled={!canUndo} onClick={draft.undo}>
        {t('draft.undo')}
      </Button>
      <Button icon={<Redo2 />} aria-label={t('draft.redo')} disabled={!canRedo} onClick={draft.redo} />
    </div>
  )
}
