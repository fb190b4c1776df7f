import { Button } from '@coverwright/ui/button'
import { useTexts } from '@coverwright/ui/locales'
import { toast } from '@coverwright/ui/toast'
import { CloudAlert, CloudCheck } from 'lucide-react'
import { useEffect } from 'react'
import './save-state.css'
import { type Drafting, useSavingWords } from '../../platform/draft'

const states = { saved: 'saved', saving: 'saving', unsaved: 'unsaved', asked: 'unsaved', locked: 'unsaved' } as const

/** Whether what is worked on is saved; where it could not be, why, and what can be done. */
export function SaveState<Document>({ drafting }: { drafting: Drafting<Document> }) {
  const t = useTexts('pricing')
  const { saving, draft } = drafting
  const { told } = useSavingWords(drafting)
  useEffect(() => {
    // Whoever works far down in the recipe does not see its head.
    if (told !== undefined) toast({ text: told, tone: 'danger' })
  }, [told])
  if (saving === 'failed' || saving === 'refused')
    return (
      <span className="recipe-saved" data-bad="" role="alert">
        <CloudAlert size={16} /> {told}
        <Button size="small" onClick={() => void draft.save()}>
          {t('save.again')}
        </Button>
      </span>
    )
  return (
    <span className="recipe-saved" role="status">
      <CloudCheck size={16} /> {t(`save.${states[saving]}`)}
    </span>
  )
}
