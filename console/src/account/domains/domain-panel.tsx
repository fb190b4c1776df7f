import type { DomainView } from '@coverwright/contract/account/domains'
import { Switch } from '@coverwright/ui/check'
import { Facts } from '@coverwright/ui/facts-list'
import { useFormats } from '@coverwright/ui/formats'
import { useTexts } from '@coverwright/ui/locales'
import { Link } from '@coverwright/ui/navigation'
import { Note } from '@coverwright/ui/note'
import { Loaded } from '@coverwright/ui/page'
import { useErrorWords } from '../../platform/words'
import { BindField } from './bind-field'
import { DomainTag } from './domain-tag'
import { useChange, useDomain } from './use-domains'

/** One domain: what it shows, how long it lasts, and what renews by itself. */
export function DomainPanel({ id }: { id: string }) {
  return (
    <Loaded asked={useDomain(id)} words={useErrorWords()} isInCard>
      {(domain) => <Panel domain={domain} />}
    </Loaded>
  )
}

function Panel({ domain }: { domain: DomainView }) {
  const t = useTexts('domains')
  const { date } = useFormats()
  const words = useErrorWords()
  const change = useChange()
  const { id, certificate, state, way, may } = domain
  const mayChange = may.includes('change')
  return (
    <div className="domain-panel">
      {change.error && (
        <Note tone="danger" isNews>
          {words(change.error)}
        </Note>
      )}
      {state === 'pending' && (
        <Note action={{ label: t('acts.check'), href: `/checkDomain?id=${id}` }}>{t('panel.pending')}</Note>
      )}
      {domain.lostAt && <Note tone="danger">{t('panel.lost')}</Note>}
      <Facts
        facts={[
          { label: t('column.state'), value: <DomainTag state={state} /> },
          { label: t('panel.host'), value: domain.host, copies: true, isMono: true },
          domain.url !== null && { label: t('panel.url'), value: domain.url, copies: true, isMono: true },
          { label: t('panel.way'), value: t(`way.${way}`) },
          domain.orderId !== null && {
            label: t('panel.order'),
            value: (
              <Link className="cw-link" href={`/setting/orders?open=${domain.orderId}`}>
                {domain.orderId}
              </Link>
            ),
          },
          domain.paidUntil !== null && { label: t('column.paidUntil'), value: date(domain.paidUntil) },
          {
            label: t('column.certificate'),
            value: certificate.until
              ? t('certificate.validUntil', { until: date(certificate.until) })
              : t(`certificate.${certificate.state}`),
          },
        ]}
      />
      {may.includes('bind') && <BindField domain={domain} />}
      {way === 'bought' && mayChange && (
        <Switch isOn={domain.autoRenew} onChange={(autoRenew) => change.mutate({ id, autoRenew })}>
          {t('panel.autoRenew')}
        </Switch>
      )}
      {mayChange && (
        <Switch isOn={certificate.renews} onChange={(renewsCertificate) => change.mutate({ id, renewsCertificate })}>
          {t('panel.renewsCertificate')}
        </Switch>
      )}
    </div>
  )
}
