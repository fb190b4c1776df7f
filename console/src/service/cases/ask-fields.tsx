import type { CaseView } from '@coverwright/contract/service/cases'
import { Button } from '@coverwright/ui/button'
import { Field } from '@coverwright/ui/field'
import { useTexts } from '@coverwright/ui/locales'
import { Input } from 'antd'
import { useState } from 'react'
import { useToast } from '../../platform/toast'
import { useAskForMore } from './use-cases'

export function AskFields({ view }: { view: CaseView }) {
  const t = useTexts('cases')
  const withToast = useToast()
  const ask = useAskForMore()
  const [message, setMessage] = useState('')
  const send = () =>
    void withToast(() => ask.mutateAsync({ caseId: view.id, message: message.trim() }), {
      text: t('decision.askDone', { email: view.email }),
    })
  return (
    <>
      <Field label={t('decision.question')} help={t('decision.questionHelp')}>
        {(control) => (
          <Input.TextArea
            {...control}
            autoSize={{ minRows: 4, maxRows: 12 }}
            maxLength={4000}
            value={message}
            onChange={({ target }) => setMessage(target.value)}
          />
        )}
      </Field>
      <Button type="primary" block disabled={message.trim() === ''} loading={ask.isPending} onClick={send}>
        {t('decision.askSend')}
      </Button>
    </>
  )
}
