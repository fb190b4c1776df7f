import { domainOperations, TypedName } from '@coverwright/contract/account/domains'
import { Form } from '@coverwright/ui/form'
import { useTexts } from '@coverwright/ui/locales'
import { Link, useNavigate } from '@coverwright/ui/navigation'
import { asked, useSubmit } from '../../platform/queries'
import { DomainFrame } from './domain-frame'
import { keepWanted, wantedName } from './use-domains'

/** The wanted name; or the way for whoever has one already. */
export function CreatePage() {
  const t = useTexts('domains')
  const navigate = useNavigate()
  const submit = useSubmit(async ({ name }: TypedName) => {
    keepWanted(name)
    // What no name can be is said where it was typed.
    await asked(domainOperations.checkName, { name })
    navigate(`/domainSearch?name=${encodeURIComponent(name)}`)
  })
  return (
    <DomainFrame way="buy" step="create">
      <div className="cw-card domain-card">
        <Form
          {...submit}
          schema={TypedName}
          label={t('create.find')}
          guardsUnsaved={false}
          initial={{ name: wantedName() }}
          submitLabel={t('create.find')}
          fields={[{ name: 'name', kind: 'text', label: t('create.name'), help: t('create.help'), autoFocus: true }]}
        />
      </div>
      <p className="domain-about">
        {t('create.owned')}{' '}
        <Link className="cw-link" href="/connectSubdomain">
          {t('create.connect')}
        </Link>
      </p>
    </DomainFrame>
  )
}
