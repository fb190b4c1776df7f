import { Button } from '@coverwright/ui/button'
import { useUnsaved } from '@coverwright/ui/form'
import { useTexts } from '@coverwright/ui/locales'
import { SaveBar } from '@coverwright/ui/save-bar'
import { toast } from '@coverwright/ui/toast'
import type { useTypedFields } from '@coverwright/ui/typed-fields'
import { Redo2, Save, Undo2 } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { type ConflictWords, DraftConflicts } from './draft-conflicts'
import type { Drafting } from './use-draft'
import { useSavingWords } from './use-saving-words'

type Props<Document> = {
  draft: Drafting<Document>
  words: ConflictWords
  /** Said once it is saved: 'Plans saved'. */
  saved: string
  /** The fields of the editor: nothing is saved while one of them cannot be read. */
  typed?: ReturnType<typeof useTypedFields>
  /** What the rules have against saving it as it is. */
  stands?: () => string | undefined
  /** What can be done about a refusal, beside its words. */
  beside?: (error: unknown) => ReactNode
}

/** The bar of an editor that is saved when somebody says so: how it stands, why it was not saved, and what two changed. */
export function DraftBar<Document>({ draft: drafting, words, saved, typed, stands, beside }: Props<Document>) {
  const t = useTexts('platform')
  const { draft, saving, saves, error, canUndo, canRedo, isRestored, mayEdit } = drafting
  const said = useSavingWords(drafting)
  const [stopped, setStopped] = useState<{ told: string | undefined; at: Document }>()
  useSavedToast(saves, saved)
  useUnsaved(typed?.isTyping ?? false)
  const isUnsaved = drafting.isUnsaved || (typed?.isTyping ?? false)
  if (!mayEdit && !isUnsaved) return null
  const save = () => {
    const told = typed?.stopAtUnread() ? t('notSaved.unread') : stands?.()
    setStopped(told === undefined ? undefined : { told, at: drafting.document })
    if (told === undefined) void draft.save()
  }
  // What stood against it then is said until something is changed.
  const reason = stopped?.at === drafting.document ? stopped.told : said.told
  return (
    <SaveBar
      label={t('draft.bar')}
      status={saving === 'saved' && isUnsaved ? t('draft.unsaved') : said.status}
      told={
        <>
          {reason && (
            <p className="cw-save-bar-told" role="alert">
              {reason} {reason === said.told && beside?.(error)}
            </p>
          )}
          <DraftConflicts draft={drafting} words={words} />
        </>
      }
    >
      {isRestored && <Button onClick={draft.discard}>{t('draft.discard')}</Button>}
      <Button icon={<Undo2 />} disabled={!canUndo} onClick={draft.undo}>
        {t('draft.undo')}
      </Button>
      <Button icon={<Redo2 />} aria-label={t('draft.redo')} disabled={!canRedo} onClick={draft.redo} />
      <Button
        type="primary"
        icon={<Save />}
        disabled={!isUnsaved || !mayEdit || saving === 'asked'}
        loading={saving === 'saving'}
        onClick={save}
      >
        {t('draft.save')}
      </Button>
    </SaveBar>
  )
}

/** Once for each save, also for one that only went through when the line was back. */
function useSavedToast(saves: number, text: string): void {
  const told = useRef(saves)
  useEffect(() => {
    if (saves > told.current) toast({ text })
    told.current = saves
  }, [saves, text])
}
