import { TypedName } from '@coverwright/contract/account/domains'
import { Form } from '@coverwright/ui/form'
import { useTexts } from '@coverwright/ui/locales'
import { useNavigate } from '@coverwright/ui/navigation'
import { useSubmit } from '../../platform/queries'
import { DomainFrame } from './domain-frame'
import { useOwn } from './use-domains'

/** A domain or subdomain that the company owns elsewhere. */
export function ConnectPage() {
  const t = useTexts('domains')
  const navigate = useNavigate()
  const own = useOwn()
  const submit = useSubmit(async (typed: TypedName) => {
    const { id } = await own.mutateAsync(typed)
    navigate(`/checkDomain?id=${id}`)
  })
  return (
    <DomainFrame way="connect" step="connect">
      <div className="cw-card domain-card">
        <Form
          {...submit}
          schema={TypedName}
          label={t('connect.next')}
          initial={{ name: '' }}
          submitLabel={t('connect.next')}
          fields={[{ name: 'name', kind: 'text', label: t('connect.name'), help: t('connect.help'), autoFocus: true }]}
        />
      </div>
    </DomainFrame>
  )
}
