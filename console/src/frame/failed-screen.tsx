import { STATUS } from '@coverwright/contract/platform'
import { useTexts } from '@coverwright/ui/locales'
import { EmptyState, ErrorState } from '@coverwright/ui/page'
import { RefreshCw } from 'lucide-react'
import { isMissingChunk } from '../platform/lazy'
import { RefusedCall } from '../platform/wire'
import { useErrorWords } from '../platform/words'
import { UnauthorizedNotice } from './unauthorized-notice'

/** A screen that could not be shown says why: a newer version, somebody else's thing, or a failure to try again. */
export function FailedScreen({ error, reset }: { error: unknown; reset: () => void }) {
  /** These words are here from the start: the files of a version that is gone cannot be fetched any more. */
  const t = useTexts('platform')
  const errorWords = useErrorWords()
  if (isMissingChunk(error))
    return (
      <div className="screen screen-notice" data-screen="new-version">
        <EmptyState
          picture={<RefreshCw size={24} />}
          title={t('newVersion.title')}
          about={t('newVersion.about')}
          action={{ label: t('newVersion.reload'), onSelect: () => window.location.reload() }}
        />
      </div>
    )
  if (isSomebodyElses(error)) return <UnauthorizedNotice />
  return (
    <div className="screen screen-notice" data-screen="failed">
      <ErrorState about={errorWords(error)} onRetry={reset} />
    </div>
  )
}

/** Another company's thing answers as if it were not there. */
const isSomebodyElses = (error: unknown) =>
  error instanceof RefusedCall && (error.status === STATUS.forbidden || error.status === STATUS.notFound)
