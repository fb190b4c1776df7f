import { Button } from '@coverwright/ui/button'
import { useTexts } from '@coverwright/ui/locales'
import { CloudAlert, CloudCheck } from 'lucide-react'
import type { RecipeDraft } from './use-recipe-draft'

/** Whether the recipe is saved; where it could not be, why, and what can be done. */
export function SaveState({ draft }: { draft: RecipeDraft }) {
  const t = useTexts('pricing')
  const { saving, saveNow, keepMine, takeTheirs } = draft
  if (saving.state === 'failed')
    return (
      <span className="recipe-saved" data-bad="" role="alert">
        <CloudAlert size={16} /> {saving.words}
        <Button size="small" onClick={saveNow}>
          {t('save.again')}
        </Button>
      </span>
    )
  if (saving.state === 'conflict')
    return (
      <span className="recipe-saved" data-bad="" role="alert">
        <CloudAlert size={16} /> {t('save.conflict')}
        <Button size="small" onClick={takeTheirs}>
          {t('save.theirs')}
        </Button>
        <Button size="small" onClick={keepMine}>
          {t('save.mine')}
        </Button>
      </span>
    )
  return (
    <span className="recipe-saved" role="status">
      <CloudCheck size={16} /> {t(`save.${saving.state}`)}
    </span>
  )
}
