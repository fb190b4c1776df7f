import type { CaseView } from '@coverwright/contract/service/cases'
import { Button } from '@coverwright/ui/button'
import { Field } from '@coverwright/ui/field'
import { useTexts } from '@coverwright/ui/locales'
import { Note } from '@coverwright/ui/note'
import { Input } from 'antd'
import { useState } from 'react'
import { useToast } from '../../platform/toast'
import { useDeclineCase } from './use-cases'

type Props = { view: CaseView; mayDecline: boolean | undefined }

/** One reason stays inside, the other words are for the buyer. */
export function DeclineFields({ view, mayDecline }: Props) {
  const t = useTexts('cases')
  const withToast = useToast()
  const decline = useDeclineCase()
  const [note, setNote] = useState('')
  const [message, setMessage] = useState('')
  const send = () =>
    void withToast(() => decline.mutateAsync({ caseId: view.id, note: note.trim(), message }), {
      text: t('decision.declineDone', { number: view.number }),
    })
  return (
    <>
      {mayDecline === false && <Note tone="warning">{t('authority.mayNotDecline')}</Note>}
      <Field label={t('decision.note')} help={t('decision.noteHelp')}>
        {(control) => (
          <Input {...control} maxLength={2000} value={note} onChange={({ target }) => setNote(target.value)} />
        )}
      </Field>
      <Field label={t('decision.toBuyer')} help={t('decision.toBuyerHelp')} isOptional>
        {(control) => (
          <Input.TextArea
            {...control}
            autoSize={{ minRows: 3, maxRows: 10 }}
            maxLength={4000}
            value={message}
            onChange={({ target }) => setMessage(target.value)}
          />
        )}
      </Field>
      <Button
        danger
        block
        disabled={note.trim() === '' || mayDecline === false}
        loading={decline.isPending}
        onClick={send}
      >
        {t('decision.declineSend')}
      </Button>
    </>
  )
}
