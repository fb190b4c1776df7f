import { connectorOperations, type ConnectorView } from '@coverwright/contract/rating/connectors'
import { Card } from '@coverwright/ui/card'
import { useTexts } from '@coverwright/ui/locales'
import { Link } from '@coverwright/ui/navigation'
import { PageHeader } from '@coverwright/ui/page'
import { Lock, Save } from 'lucide-react'
import { useMayCall } from '../../platform/me'
import { AnswerFields } from './answer-fields'
import { useConnectorWords } from './connector-words'
import { FailureFields } from './failure-fields'
import { RequestFields } from './request-fields'
import { TryCard } from './try-card'
import { type ConnectorDrafting, useConnectorDraft } from './use-connector-draft'

type Props = { kept: ConnectorView | null; onMade: (made: ConnectorView) => void }

export function ConnectorEditor({ kept, onMade }: Props) {
  const t = useTexts('connectors')
  const mayCreate = useMayCall(connectorOperations.create)
  const mayWrite = kept ? kept.may.includes('edit') : mayCreate
  const drafting = useConnectorDraft(kept, onMade)
  const isReadOnly = !mayWrite
  const save = {
    label: t('editor.save'),
    icon: <Save />,
    isBusy: drafting.isSaving,
    onSelect: drafting.save,
    ...(drafting.isChanged ? {} : { blocked: t('editor.nothingChanged') }),
  }
  return (
    <>
      <nav className="connector-path">
        <Link href="/apiList">{t('title')}</Link>
      </nav>
      <PageHeader
        title={drafting.draft.name || t('editor.new')}
        purpose={t('editor.purpose')}
        {...(mayWrite ? { action: save } : {})}
      />
      {isReadOnly && (
        <p className="connector-note" role="note">
          <Lock size={16} />
          {t('editor.readOnly')}
        </p>
      )}
      <div className="connector">
        <div className="connector-main">
          <Problems drafting={drafting} />
          <Card title={t('part.request')}>
            <RequestFields drafting={drafting} kept={kept} isReadOnly={isReadOnly} />
          </Card>
          <Card title={t('part.answer')}>
            <AnswerFields drafting={drafting} isReadOnly={isReadOnly} />
          </Card>
          <Card title={t('part.failure')}>
            <FailureFields drafting={drafting} isReadOnly={isReadOnly} />
          </Card>
          {kept && <UsedBy products={kept.usedBy} />}
        </div>
        <div className="connector-side">
          <TryCard drafting={drafting} mayRun={kept ? kept.may.includes('run') : mayCreate} />
        </div>
      </div>
    </>
  )
}

/** Where a problem has no field of its own in sight, it is said here, on top. */
function Problems({ drafting }: { drafting: ConnectorDrafting }) {
  const t = useTexts('connectors')
  const words = useConnectorWords()
  if (drafting.problems.length === 0) return null
  return (
    <div className="connector-problems" role="alert">
      <b>{t('editor.problems', { count: drafting.problems.length })}</b>
      <ul>
        {drafting.problems.map((problem, at) => (
          <li key={at}>{words(problem)}</li>
        ))}
      </ul>
    </div>
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
