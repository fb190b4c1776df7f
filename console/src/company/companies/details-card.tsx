import { CompanyChange, type CompanyProfile } from '@coverwright/contract/company/companies'
import { Card } from '@coverwright/ui/card'
import { Form } from '@coverwright/ui/form'
import { useTexts } from '@coverwright/ui/locales'
import { toast } from '@coverwright/ui/toast'
import { useMemo } from 'react'
import type { z } from 'zod'
import { useSubmit } from '../../platform/queries'
import { detailFields } from './detail-fields'
import { useUpdateCompany } from './use-company'

const Details = CompanyChange.pick({
  placeOfIncorporation: true,
  paymentMode: true,
  mainBusinessAddress: true,
  userTitle: true,
  phone: true,
  contactNumber: true,
  websiteUrl: true,
  officialEmail: true,
  bankName: true,
  bankAccountNumber: true,
})
type Details = z.output<typeof Details>

export function DetailsCard({ company, mayEdit }: { company: CompanyProfile; mayEdit: boolean }) {
  const t = useTexts('companies')
  const update = useUpdateCompany()
  const submit = useSubmit(async ({ bankAccountNumber, ...details }: Details) => {
    /** The number itself never comes back from the server, so an empty field means that it stays. */
    await update.mutateAsync({ ...details, ...(bankAccountNumber ? { bankAccountNumber } : {}) })
    toast({ text: t('details.saved') })
  })
  const fields = useMemo(
    () => detailFields(t, company.bankAccountEnding, !mayEdit),
    [t, company.bankAccountEnding, mayEdit],
  )
  return (
    <Card title={t('details.title')}>
      <div className="company-card">
        <Form
          {...submit}
          key={company.bankAccountEnding}
          schema={Details}
          label={t('details.title')}
          initial={startOf(company)}
          fields={fields}
          submitLabel={t('details.submit')}
          {...(mayEdit ? {} : { blocked: t('readOnly') })}
        />
      </div>
    </Card>
  )
}

const startOf = (company: CompanyProfile) => ({
  placeOfIncorporation: company.placeOfIncorporation,
  paymentMode: company.paymentMode,
  mainBusinessAddress: company.mainBusinessAddress,
  userTitle: company.userTitle,
  phone: company.phone,
  contactNumber: company.contactNumber,
  websiteUrl: company.websiteUrl,
  officialEmail: company.officialEmail,
  bankName: company.bankName,
  bankAccountNumber: '',
})
