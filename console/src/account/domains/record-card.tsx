import type { RecordView } from '@coverwright/contract/account/domains'
import { Facts } from '@coverwright/ui/facts-list'
import { useTexts } from '@coverwright/ui/locales'
import { StateTag } from '@coverwright/ui/state-tag'

/** One record as it is to be set, and what is there. */
export function RecordCard({ record }: { record: RecordView }) {
  const t = useTexts('domains')
  const { purpose, kind, name, value, isProven, found } = record
  const words = ({ values, failure }: RecordView['found'][number]) =>
    failure ? t(`record.${failure}`) : values.join(', ')
  return (
    <section className="cw-card domain-record" aria-label={t(`record.${purpose}`)}>
      <header>
        <h2>{t(`record.${purpose}`)}</h2>
        {found.length > 0 && (
          <StateTag tone={isProven ? 'success' : 'warning'}>{t(isProven ? 'record.found' : 'record.missing')}</StateTag>
        )}
      </header>
      <p className="domain-about">{t(`record.${purpose}About`)}</p>
      <Facts
        facts={[
          { label: t('record.kind'), value: kind, isMono: true },
          { label: t('record.name'), value: name, copies: name, isMono: true },
          { label: t('record.value'), value, copies: value, isMono: true },
          ...found.map((each) => ({ label: t('record.at', { resolver: each.resolver }), value: words(each) })),
        ]}
      />
    </section>
  )
}
