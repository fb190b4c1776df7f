import type { CompanyProfile } from '@coverwright/contract/company/companies'
import { useTexts } from '@coverwright/ui/locales'
import { ErrorState, FormSkeleton, PageHeader } from '@coverwright/ui/page'
import { Lock } from 'lucide-react'
import { useErrorWords } from '../../platform/words'
import { CloseCard } from './close-card'
import { DetailsCard } from './details-card'
import { DocumentsCard } from './documents-card'
import { LookCard } from './look-card'
import { RegisteredCard } from './registered-card'
import { useCompany } from './use-company'
import { VerificationCard } from './verification-card'
import './company-profile.css'

/** What the company says of itself, how it looks, and whether that has been verified. */
export function CompanyProfilePage() {
  const t = useTexts('companies')
  const words = useErrorWords()
  const asked = useCompany()
  return (
    <>
      <PageHeader title={t('title')} purpose={t('purpose')} />
      {asked.data ? (
        <Profile company={asked.data} />
      ) : (
        <div className="cw-card company-card">
          {asked.error ? (
            <ErrorState about={words(asked.error)} onRetry={() => void asked.refetch()} />
          ) : (
            <FormSkeleton fields={8} />
          )}
        </div>
      )}
    </>
  )
}

function Profile({ company }: { company: CompanyProfile }) {
  const t = useTexts('companies')
  const mayEdit = company.may.includes('edit')
  return (
    <div className="company">
      <div className="company-main">
        {!mayEdit && (
          <p className="company-note" role="note">
            <Lock />
            {t('readOnly')}
          </p>
        )}
        <DetailsCard company={company} mayEdit={mayEdit} />
        {mayEdit && <DocumentsCard company={company} />}
      </div>
      <div className="company-side">
        <VerificationCard company={company} />
        <RegisteredCard company={company} />
        <LookCard company={company} mayEdit={mayEdit} />
        {company.may.includes('close') && <CloseCard company={company} />}
      </div>
    </div>
  )
}
