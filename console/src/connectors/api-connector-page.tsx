import { useTexts } from '@coverwright/ui/locales'
import { ErrorState, FormSkeleton, PageHeader } from '@coverwright/ui/page'
import { useLocation } from '@tanstack/react-router'
import { useErrorWords } from '../platform/words'
import { ConnectorEditor } from './connector-editor'
import { useConnector } from './use-connectors'
import './connectors.css'

/** Builds one connector, `?id=` names it: asks, shows the answer, maps it by pressing its values. */
export function ApiConnectorPage() {
  const t = useTexts('connectors')
  const words = useErrorWords()
  const { id = '' } = useLocation().search as { id?: string }
  const asked = useConnector(id)
  if (id === '') return <ConnectorEditor kept={null} />
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
