import {
  senderOperations as operations,
  type SenderRecordView,
  type SenderView,
} from '@coverwright/contract/company/senders'
import { Button } from '@coverwright/ui/button'
import { Facts } from '@coverwright/ui/facts-list'
import { useFormats } from '@coverwright/ui/formats'
import { useTexts } from '@coverwright/ui/locales'
import { StateTag } from '@coverwright/ui/state-tag'
import { useWrite } from '../../platform/queries'
import { useToast } from '../../platform/toast'

type Props = { own: NonNullable<SenderView['own']>; mayCheck: boolean }

/** The two records to set, and what each resolver sees of them. */
export function RecordsStep({ own, mayCheck }: Props) {
  const t = useTexts('senders')
  const { dateTime } = useFormats()
  const withToast = useToast()
  const check = useWrite(operations.check, { refreshes: [operations.get] })
  return (
    <section className="cw-card" aria-label={t('records')}>
      <header>
        <h2>{t('records')}</h2>
        {mayCheck && (
          <Button type="primary" loading={check.isPending} onClick={() => void withToast(() => check.mutateAsync({}))}>
            {t('check')}
          </Button>
        )}
      </header>
      <p className="senders-about">{t('recordsAbout')}</p>
      {own.records.map((record) => (
        <OneRecord key={record.record} record={record} />
      ))}
      <p className="senders-about" role="status">
        {own.checkedAt ? t('checkedAt', { at: dateTime(own.checkedAt) }) : t('checkedNever')}
      </p>
    </section>
  )
}

function OneRecord({ record: { record, name, value, isProven, seen } }: { record: SenderRecordView }) {
  const t = useTexts('senders')
  return (
    <section className="senders-record" aria-label={t(`record.${record}`)}>
      <header>
        <h3>{t(`record.${record}`)}</h3>
        {seen.length > 0 && (
          <StateTag tone={isProven ? 'success' : 'warning'}>{t(isProven ? 'found' : 'notFound')}</StateTag>
        )}
      </header>
      <p className="senders-about">{t(`record.${record}About`)}</p>
      <Facts
        facts={[
          { label: t('kind'), value: 'TXT', isMono: true },
          { label: t('host'), value: name, copies: name, isMono: true },
          { label: t('value'), value, copies: value, isMono: true },
          ...seen.map((each) => ({ label: t('at', each), value: t(`finding.${each.finding}`) })),
        ]}
      />
    </section>
  )
}
