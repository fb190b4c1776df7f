import { CompanyChange, type CompanyProfile } from '@coverwright/contract/company/companies'
import { Button } from '@coverwright/ui/button'
import { Card } from '@coverwright/ui/card'
import { Form } from '@coverwright/ui/form'
import { useTexts } from '@coverwright/ui/locales'
import { useSubmit } from '../../platform/queries'
import { useToast } from '../../platform/toast'
import { FileSlot } from './file-slot'
import { useUpdateCompany } from './use-company'

const Colour = CompanyChange.pick({ themeColour: true })
type Props = { company: CompanyProfile; mayEdit: boolean }

/** Logo, favicon and colour: taken up by the frame and the storefront at once. */
export function LookCard({ company, mayEdit }: Props) {
  const t = useTexts('companies')
  const withToast = useToast()
  const update = useUpdateCompany()
  const change = (name: 'logoFile' | 'faviconFile', before: string | undefined) => (id: string | null) => {
    const undo = before ? { undo: () => update.mutateAsync({ [name]: before }) } : {}
    const text = t(id ? 'file.kept' : 'file.removed', { name: t(`field.${name}`) })
    return withToast(() => update.mutateAsync({ [name]: id }), { text, ...(id ? {} : undo) })
  }
  const pictureOf = (file: CompanyProfile['logo']) => file && <img className="company-picture" src={file.url} alt="" />
  return (
    <Card title={t('look.title')}>
      <p className="company-lead">{t('look.about')}</p>
      <div className="company-slots">
        <FileSlot
          label={t('field.logoFile')}
          purpose="logo"
          file={company.logo}
          mayEdit={mayEdit}
          picture={pictureOf(company.logo)}
          onChange={change('logoFile', company.logo?.id)}
        />
        <FileSlot
          label={t('field.faviconFile')}
          purpose="favicon"
          file={company.favicon}
          mayEdit={mayEdit}
          picture={pictureOf(company.favicon)}
          onChange={change('faviconFile', company.favicon?.id)}
        />
        <ColourForm company={company} mayEdit={mayEdit} />
      </div>
    </Card>
  )
}

function ColourForm({ company: { themeColour }, mayEdit }: Props) {
  const t = useTexts('companies')
  const withToast = useToast()
  const update = useUpdateCompany()
  const write = (colour: string | null) => update.mutateAsync({ themeColour: colour })
  const wear = async (colour: string | null) => {
    const done = { text: colour ? t('look.worn') : t('look.usual'), undo: () => write(themeColour) }
    await withToast(() => write(colour), done)
  }
  const submit = useSubmit(({ themeColour: chosen }: CompanyChange) => wear(chosen ?? null))
  const reset = themeColour && <Button onClick={() => void wear(null)}>{t('look.reset')}</Button>
  return (
    <Form
      {...submit}
      key={themeColour}
      schema={Colour}
      label={t('field.themeColour')}
      initial={{ themeColour }}
      fields={[{ name: 'themeColour', kind: 'colour', label: t('field.themeColour'), isDisabled: !mayEdit }]}
      submitLabel={t('look.wear')}
      secondary={mayEdit && reset}
      {...(mayEdit ? {} : { blocked: t('readOnly') })}
    />
  )
}
