import { senderOperations as operations, type SenderView } from '@coverwright/contract/company/senders'
import { EmailAddress } from '@coverwright/contract/company/identity'
import { askFirst } from '@coverwright/ui/confirm'
import { Button } from '@coverwright/ui/button'
import { Facts } from '@coverwright/ui/facts-list'
import { Form } from '@coverwright/ui/form'
import { useTexts } from '@coverwright/ui/locales'
import { Link } from '@coverwright/ui/navigation'
import { Loaded, PageHeader } from '@coverwright/ui/page'
import { StateTag } from '@coverwright/ui/state-tag'
import { useMemo } from 'react'
import { z } from 'zod'
import { useOperation, useSubmit, useWrite } from '../../platform/queries'
import { useToast } from '../../platform/toast'
import { useErrorWords } from '../../platform/words'
import { CodeStep } from './code-step'
import { RecordsStep } from './records-step'
import './senders.css'

/** The address that the company's mails come from, and what it takes to make it one's own. */
export function SenderPage() {
  const t = useTexts('senders')
  const words = useErrorWords()
  return (
    <>
      <PageHeader title={t('title')} purpose={t('purpose')} />
      <Loaded asked={useOperation(operations.get, {})} words={words}>
        {(view) => <Sender view={view} />}
      </Loaded>
    </>
  )
}

const tones = { unconfirmed: 'warning', recordsMissing: 'warning', proven: 'success' } as const

function Sender({ view }: { view: SenderView }) {
  const t = useTexts('senders')
  const { shown, own, may } = view
  return (
    <div className="senders">
      <section className="cw-card" aria-label={t('today')}>
        <header>
          <h2>{t('today')}</h2>
          {own && <StateTag tone={tones[own.state]}>{t(`states.${own.state}`)}</StateTag>}
        </header>
        <Facts
          facts={[
            { label: t('name'), value: shown.name || t('noName') },
            { label: t('address'), value: shown.email, isMono: true },
            ...(own && own.state !== 'proven' ? [{ label: t('wanted'), value: own.email, isMono: true }] : []),
          ]}
        />
        <p className="senders-acts">
          {may.includes('remove') && <RemoveButton />}
          <Link href="/setting/general">{t('toName')}</Link>
        </p>
      </section>
      {own?.state === 'unconfirmed' && may.includes('confirm') && <CodeStep email={own.email} />}
      {own && own.state !== 'unconfirmed' && <RecordsStep own={own} mayCheck={may.includes('check')} />}
      {!own && may.includes('set') && <AddressStep />}
    </div>
  )
}

function AddressStep() {
  const t = useTexts('senders')
  const set = useWrite(operations.set, { refreshes: [operations.get] })
  const submit = useSubmit(async (given: { email: string }) => void (await set.mutateAsync(given)))
  const fields = useMemo(() => [{ name: 'email', kind: 'email', label: t('own'), help: t('ownHelp') } as const], [t])
  return (
    <section className="cw-card" aria-label={t('begin')}>
      <header>
        <h2>{t('begin')}</h2>
      </header>
      <p className="senders-about">{t('beginAbout')}</p>
      <Form
        {...submit}
        label={t('begin')}
        schema={z.object({ email: EmailAddress })}
        initial={{ email: '' }}
        fields={fields}
        submitLabel={t('sendCode')}
      />
    </section>
  )
}

function RemoveButton() {
  const t = useTexts('senders')
  const withToast = useToast()
  const remove = useWrite(operations.remove, { refreshes: [operations.get] })
  const ask = async () => {
    if (
      await askFirst({
        about: 'act',
        title: t('removeAsk'),
        keeps: t('removeAbout'),
        verb: t('remove'),
        isDanger: true,
      })
    )
      await withToast(() => remove.mutateAsync({}), { text: t('removed') })
  }
  return <Button onClick={() => void ask()}>{t('remove')}</Button>
}
