import { connectorOperations, type ConnectorView } from '@coverwright/contract/rating/connectors'
import { Card } from '@coverwright/ui/card'
import { Fields } from '@coverwright/ui/form'
import { useTexts } from '@coverwright/ui/locales'
import { Link } from '@coverwright/ui/navigation'
import { Note } from '@coverwright/ui/note'
import { PageHeader } from '@coverwright/ui/page'
import { Lock, Save } from 'lucide-react'
import { useMayCall } from '../../platform/me'
import { TryCard } from './try-card'
import { useConnectorForm } from './use-connector-form'

type Props = { kept: ConnectorView | null; onMade: (made: ConnectorView) => void }

const parts = ['request', 'answer', 'failure'] as const

export function ConnectorEditor({ kept: opened, onMade }: Props) {
  const t = useTexts('connectors')
  const mayCreate = useMayCall(connectorOperations.create)
  const mayWrite = opened ? opened.may.includes('edit') : mayCreate
  const connector = useConnectorForm({ opened, mayWrite, onMade })
  const { form, kept } = connector
  const save = {
    label: t('editor.save'),
    icon: <Save />,
    isBusy: form.isSending,
    onSelect: () => void form.submit(),
    ...(form.isDirty ? {} : { blocked: t('editor.nothingChanged') }),
  }
  return (
    <>
      <nav className="connector-path">
        <Link href="/apiList">{t('title')}</Link>
      </nav>
      <PageHeader
        title={connector.draft.name || t('editor.new')}
        purpose={t('editor.purpose')}
        {...(mayWrite ? { action: save } : {})}
      />
      {!mayWrite && <Note icon={<Lock />}>{t('editor.readOnly')}</Note>}
      {form.general && (
        <Note tone="danger" isNews>
          {form.general}
        </Note>
      )}
      <div className="connector">
        <div className="connector-main">
          {parts.map((part) => (
            <Card key={part} title={t(`part.${part}`)}>
              <div className="connector-form">
                <Fields form={form} fields={connector.parts[part]} />
              </div>
            </Card>
          ))}
          {kept && <UsedBy products={kept.usedBy} />}
        </div>
        <div className="connector-side">
          <TryCard connector={connector} mayRun={kept ? kept.may.includes('run') : mayCreate} />
        </div>
      </div>
    </>
  )
}

function UsedBy({ products }: { products: ConnectorView['usedBy'] }) {
  const t = useTexts('connectors')
  return (
    <Card title={t('usedBy.title')} beside={products.length}>
      {products.length === 0 ? (
        <p className="connector-lead">{t('usedBy.none')}</p>
      ) : (
        <ul className="connector-uses">
          {products.map(({ id, name }) => (
            <li key={id}>
              <Link className="cw-link" href={`/apiList?product=${id}`}>
                {name}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
