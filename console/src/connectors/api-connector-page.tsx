import { useTexts } from '@coverwright/ui/locales'
import { EmptyState, ErrorState, FormSkeleton, PageHeader } from '@coverwright/ui/page'
import { useLocation } from '@tanstack/react-router'
import { Plug } from 'lucide-react'
import { useMe } from '../platform/me'
import { useErrorWords } from '../platform/words'
import { ConnectorEditor } from './connector-editor'
import { useConnector } from './use-connectors'
import './connectors.css'

/** Builds one connector, `?id=` names it: asks, shows the answer, maps it by pressing its values. */
export function ApiConnectorPage() {
  const t = useTexts('connectors')
  const words = useErrorWords()
  const { id = '' } = useLocation().search as { id?: string }
  const mayWrite = useMe().permissions.includes('connectors.write')
  const asked = useConnector(id)
  if (id === '') return mayWrite ? <ConnectorEditor kept={null} /> : <NothingToSee />
  if (asked.data) return <ConnectorEditor key={id} kept={asked.data} />
  return (
    <>
      <PageHeader title={t('editor.title')} />
      <div className="cw-card connector-waiting">
        {asked.error ? (
          <ErrorState about={words(asked.error)} onRetry={() => void asked.refetch()} />
        ) : (
          <FormSkeleton fields={8} />
        )}
      </div>
    </>
  )
}

/** Who may not build one has come for one that is there. */
function NothingToSee() {
  const t = useTexts('connectors')
  return (
    <div className="cw-card">
      <EmptyState
        picture={<Plug size={24} />}
        title={t('title')}
        about={t('editor.readOnly')}
        action={{ label: t('editor.toList'), href: '/apiList' }}
      />
    </div>
  )
}
