import type { CompanyProfile } from '@coverwright/contract/company/companies'
import { Card } from '@coverwright/ui/card'
import { useFormats } from '@coverwright/ui/formats'
import { useTexts } from '@coverwright/ui/locales'
import { ActionButton } from '@coverwright/ui/page'
import { StateTag } from '@coverwright/ui/state-tag'
import { useToast } from '../../platform/toast'
import { useSubmitCompany } from './use-company'
import { verificationTones } from './verification-words'

/** Where the verification stands, what it still lacks, and handing it in. */
export function VerificationCard({ company }: { company: CompanyProfile }) {
  const t = useTexts('companies')
  const { list } = useFormats()
  const withToast = useToast()
  const submit = useSubmitCompany()
  const { verification, missing } = company
  const action = {
    label: verification === 'pendingUpdate' ? t('verify.submitAgain') : t('verify.submit'),
    isBusy: submit.isPending,
    onSelect: () => void withToast(() => submit.mutateAsync({}), { text: t('verify.submitted') }),
    ...(missing.length > 0 ? { blocked: t('verify.blocked', { count: missing.length }) } : {}),
  }
  return (
    <Card
      title={t('verify.title')}
      end={<StateTag tone={verificationTones[verification]}>{t(`verification.${verification}`)}</StateTag>}
    >
      <div className="company-card">
        <p>{t(`verify.about.${verification}`)}</p>
        {company.verificationNote && <blockquote className="company-reason">{company.verificationNote}</blockquote>}
        {missing.length > 0 && (
          <p className="company-missing">
            {t('verify.missing', { fields: list(missing.map((field) => t(`field.${field}`))) })}
          </p>
        )}
        {company.may.includes('submit') && <ActionButton action={action} type="primary" />}
      </div>
    </Card>
  )
}
