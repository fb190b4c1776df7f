import type { DomainView } from '@coverwright/contract/account/domains'
import { Button } from '@coverwright/ui/button'
import { useFormats } from '@coverwright/ui/formats'
import { useTexts } from '@coverwright/ui/locales'
import { Link } from '@coverwright/ui/navigation'
import { Note } from '@coverwright/ui/note'
import { Loaded } from '@coverwright/ui/page'
import { useErrorWords } from '../../platform/words'
import { DomainFrame } from './domain-frame'
import { DomainTag } from './domain-tag'
import { RecordCard } from './record-card'
import { useAsked, useCheck, useDomain } from './use-domains'

/** The records to set, what each resolver sees of them now, and how far the certificate is. */
export function CheckPage() {
  const t = useTexts('domains')
  const { id } = useAsked()
  return (
    <DomainFrame way="connect" step="check">
      {id ? <Checked id={id} /> : <Note action={{ label: t('done.list'), href: '/domain' }}>{t('done.nothing')}</Note>}
    </DomainFrame>
  )
}

function Checked({ id }: { id: string }) {
  return (
    <Loaded asked={useDomain(id)} words={useErrorWords()}>
      {(domain) => <Records domain={domain} />}
    </Loaded>
  )
}

function Records({ domain }: { domain: DomainView }) {
  const t = useTexts('domains')
  const words = useErrorWords()
  const { dateTime } = useFormats()
  const check = useCheck()
  return (
    <>
      <p className="domain-name">
        <b>{domain.name}</b> <DomainTag state={domain.state} />
      </p>
      {check.error && (
        <Note tone="danger" isNews>
          {words(check.error)}
        </Note>
      )}
      {domain.records.map((record) => (
        <RecordCard key={record.purpose} record={record} />
      ))}
      <CertificateNote domain={domain} />
      <div className="domain-buttons">
        {domain.may.includes('check') && (
          <Button type="primary" loading={check.isPending} onClick={() => check.mutate({ id: domain.id })}>
            {t('check.act')}
          </Button>
        )}
        <Link className="cw-link" href={`/domain?open=${domain.id}`}>
          {t('check.toDomain')}
        </Link>
      </div>
      <p className="domain-about" role="status">
        {domain.checkedAt ? t('check.at', { at: dateTime(domain.checkedAt) }) : t('check.never')}
      </p>
    </>
  )
}

function CertificateNote({ domain: { certificate, state } }: { domain: DomainView }) {
  const t = useTexts('domains')
  const { date, dateTime } = useFormats()
  if (certificate.state === 'valid')
    return (
      <Note tone="success" isNews title={t('certificate.ready')}>
        {t('certificate.validUntil', { until: date(certificate.until ?? '') })}
      </Note>
    )
  if (certificate.state === 'expired') return <Note tone="danger">{t('certificate.expired')}</Note>
  if (certificate.state === 'failing')
    return (
      <Note tone="warning" title={t(`certificate.failure.${certificate.failure ?? 'refused'}`)}>
        {certificate.nextTryAt && t('certificate.again', { at: dateTime(certificate.nextTryAt) })}
      </Note>
    )
  if (certificate.state === 'waiting') return <Note isNews>{t('certificate.beingMade')}</Note>
  return state === 'pending' ? <Note>{t('check.about')}</Note> : null
}
