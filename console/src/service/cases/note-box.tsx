import { Button } from '@coverwright/ui/button'
import { useTexts } from '@coverwright/ui/locales'
import { Input } from 'antd'
import { useState } from 'react'
import { useToast } from '../../platform/toast'
import { useAddNote } from './use-cases'

/** For colleagues; the buyer is written to by asking for more. */
export function NoteBox({ caseId }: { caseId: string }) {
  const t = useTexts('cases')
  const withToast = useToast()
  const add = useAddNote()
  const [note, setNote] = useState('')
  const keep = async () => {
    const isKept = await withToast(() => add.mutateAsync({ caseId, note: note.trim() }), { text: t('file.noted') })
    if (isKept) setNote('')
  }
  return (
    <div className="case-note">
      <Input.TextArea
        aria-label={t('file.note')}
        placeholder={t('file.note')}
        autoSize={{ minRows: 1, maxRows: 6 }}
        maxLength={2000}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
      <Button disabled={note.trim() === ''} loading={add.isPending} onClick={() => void keep()}>
        {t('file.keep')}
      </Button>
    </div>
  )
}
