import type { CompanyProfile } from '@coverwright/contract/company/companies'
import { Card } from '@coverwright/ui/card'
import { NOTHING } from '@coverwright/ui/formats'
import { useTexts } from '@coverwright/ui/locales'

/** What was registered at sign-up; changing one of these is support's work, because policies name them. */
export function RegisteredCard({ company }: { company: CompanyProfile }) {
  const t = useTexts('companies')
  const facts = [
    [t('field.name'), company.name],
    [t('field.licenceNumber'), company.licenceNumber],
    [t('field.businessType'), t(`businessType.${company.businessType}`)],
    [t('field.businessEmail'), company.businessEmail],
    [t('field.id'), company.id],
  ] as const
  return (
    <Card title={t('registered.title')}>
      <dl className="company-facts">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className={value === company.id ? 'cw-mono' : undefined}>{value || NOTHING}</dd>
          </div>
        ))}
      </dl>
      <p className="company-foot">{t('registered.about')}</p>
    </Card>
  )
}
