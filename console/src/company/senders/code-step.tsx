import { Code } from '@coverwright/contract/company/identity'
import { senderOperations as operations } from '@coverwright/contract/company/senders'
import { Button } from '@coverwright/ui/button'
import { Form } from '@coverwright/ui/form'
import { useTexts } from '@coverwright/ui/locales'
import { useMemo } from 'react'
import { z } from 'zod'
import { useSubmit, useWrite } from '../../platform/queries'
import { useToast } from '../../platform/toast'

/** Whoever reads the mailbox has to agree. */
export function CodeStep({ email }: { email: string }) {
  const t = useTexts('senders')
  const withToast = useToast()
  const confirm = useWrite(operations.confirm, { refreshes: [operations.get] })
  const again = useWrite(operations.sendCode)
  const submit = useSubmit(async (given: { code: string }) => void (await confirm.mutateAsync(given)))
  const fields = useMemo(() => [{ name: 'code', kind: 'code6', label: t('code') } as const], [t])
  return (
    <section className="cw-card" aria-label={t('mailbox')}>
      <header>
        <h2>{t('mailbox')}</h2>
        <Button
          type="text"
          loading={again.isPending}
          onClick={() => void withToast(() => again.mutateAsync({}), { text: t('codeSent', { email }) })}
        >
          {t('again')}
        </Button>
      </header>
      <p className="senders-about">{t('mailboxAbout', { email })}</p>
      <Form
        {...submit}
        label={t('mailbox')}
        schema={z.object({ code: Code })}
        initial={{ code: '' }}
        fields={fields}
        submitLabel={t('confirm')}
      />
    </section>
  )
}
