import { useFormats } from '@coverwright/ui/formats'
import { useTexts } from '@coverwright/ui/locales'
import { ActionButton, FormSkeleton } from '@coverwright/ui/page'
import { Check } from 'lucide-react'
import { EntryOutcome, EntryPage, LinkOver, useTakenSecret } from '../entry'
import { TRANSFER, useTransferNotice } from './use-joining'

/** What becoming the primary user means, before anything is confirmed. */
export function TransferNoticePage() {
  const link = useTakenSecret('link', TRANSFER)
  return (
    <EntryPage>
      <div className="entry-narrow">{link ? <Notice link={link} /> : <NoTransfer />}</div>
    </EntryPage>
  )
}

export function NoTransfer() {
  const t = useTexts('joining')
  return (
    <EntryOutcome
      tone="note"
      title={t('transfer.nothing')}
      about={t('transfer.nothingAbout')}
      action={{ label: t('signIn'), href: '/' }}
    />
  )
}

function Notice({ link }: { link: string }) {
  const t = useTexts('joining')
  const answer = useTransferNotice(link)
  const { deadline } = useFormats(answer.data?.clock)
  if (answer.error)
    return (
      <LinkOver link={link} error={answer.error} about={t('transfer.over')} onRetry={() => void answer.refetch()} />
    )
  if (!answer.data) return <FormSkeleton />
  const { companyName, expiresAt, fromName, toEmail, toName } = answer.data
  const facts = [
    { name: t('transfer.company'), value: companyName },
    { name: t('transfer.from'), value: fromName },
    { name: t('transfer.to'), value: `${toName}, ${toEmail}` },
    { name: t('transfer.until'), value: deadline(expiresAt) },
  ]
  return (
    <>
      <h1>{t('transfer.title', { company: companyName })}</h1>
      <p className="sign-in-purpose">{t('transfer.purpose', { from: fromName })}</p>
      <dl className="entry-facts">
        {facts.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <h2>{t('transfer.means')}</h2>
      <ul className="entry-list">
        {[t('transfer.manage'), t('transfer.publish'), t('transfer.handOver'), t('transfer.before')].map((line) => (
          <li key={line}>
            <Check size={16} />
            {line}
          </li>
        ))}
      </ul>
      <div className="entry-actions">
        <ActionButton action={{ label: t('transfer.goOn'), href: '/transfer-roles-verification' }} type="primary" />
        <span className="entry-quiet">{t('transfer.leave')}</span>
      </div>
    </>
  )
}
