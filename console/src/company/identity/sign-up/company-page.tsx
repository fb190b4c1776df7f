import { SignUpCompany, type SignUpView } from '@coverwright/contract/company/identity'
import { businessTypes, countries } from '@coverwright/rules/company/companies'
import { Form } from '@coverwright/ui/form'
import { useTexts } from '@coverwright/ui/locales'
import { Link } from '@coverwright/ui/navigation'
import { useTakenSecret } from '../entry'
import { SignUpFrame } from './sign-up-frame'
import { INVITED_EMAIL, useSaveCompany } from './use-sign-up'

export function CompanyPage() {
  const t = useTexts('sign-up')
  useTakenSecret('email', INVITED_EMAIL)
  return (
    <SignUpFrame step="company" purpose={t('purpose.company')}>
      {(signUp, view) => <CompanyForm signUp={signUp} company={view?.company} />}
    </SignUpFrame>
  )
}

type Props = { signUp: string | null; company: SignUpView['company'] | undefined }

function CompanyForm({ signUp, company }: Props) {
  const t = useTexts('sign-up')
  /** The words of its refusals. */
  useTexts('companies')
  const save = useSaveCompany(signUp)
  const places = countries.map((country) => ({ value: country, label: t(`country.${country.replaceAll(' ', '')}`) }))
  const types = businessTypes.map((type) => ({
    value: type,
    label: t(`businessType.${type}.name`),
    about: t(`businessType.${type}.about`),
  }))
  return (
    <Form
      {...save}
      schema={SignUpCompany}
      label={t('title.company')}
      isLarge
      initial={{ ...nothing, ...company }}
      submitLabel={t('next')}
      fields={[
        {
          name: 'companyName',
          kind: 'text',
          label: t('company.name'),
          help: t('company.nameHelp'),
          autoComplete: 'organization',
          maxLength: 120,
          autoFocus: true,
        },
        {
          name: 'licenceNumber',
          kind: 'text',
          label: t('company.licence'),
          help: t('company.licenceHelp'),
          maxLength: 60,
          width: 'half',
        },
        { name: 'placeOfIncorporation', kind: 'select', label: t('company.place'), options: places, width: 'half' },
        { name: 'businessType', kind: 'choice', label: t('company.type'), options: types },
        {
          name: 'title',
          kind: 'text',
          label: t('company.title'),
          help: t('company.titleHelp'),
          autoComplete: 'organization-title',
          maxLength: 80,
        },
      ]}
      note={<Reactivation />}
    />
  )
}

const nothing = { companyName: '', licenceNumber: '', placeOfIncorporation: '', businessType: undefined, title: '' }

/** Spec 8: a company that is registered already and whose trial is over asks for reactivation instead. */
function Reactivation() {
  const t = useTexts('sign-up')
  return (
    <p className="entry-note">
      {t('company.registered')}{' '}
      <Link className="cw-link" href="/trial-expired">
        {t('company.reactivate')}
      </Link>
    </p>
  )
}
