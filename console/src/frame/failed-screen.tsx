import { STATUS } from '@coverwright/contract/platform'
import { useTexts } from '@coverwright/ui/locales'
import { EmptyState, ErrorState } from '@coverwright/ui/page'
import { useRouter } from '@tanstack/react-router'
import { RefreshCw } from 'lucide-react'
import { useEffect } from 'react'
import { isMissingChunk } from '../platform/lazy'
import { RefusedCall } from '../platform/wire'
import { useErrorWords } from '../platform/words'
import { UnauthorizedNotice } from './unauthorized-notice'

type Props = { error: unknown; reset: () => void }

/** A screen that could not be shown says why: no line, a newer version, somebody else's thing, or a failure. */
export function FailedScreen({ error, reset }: Props) {
  const errorWords = useErrorWords()
  if (isMissingChunk(error)) return navigator.onLine ? <NewVersion /> : <NoLine reset={reset} />
  if (isSomebodyElses(error)) return <UnauthorizedNotice />
  return (
    <div className="screen screen-notice" data-screen="failed">
      <ErrorState about={errorWords(error)} onRetry={reset} />
    </div>
  )
}

function NewVersion() {
  /** These words are here from the start: the files of a version that is gone cannot be fetched any more. */
  const t = useTexts('platform')
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
}

/** The screen comes by itself when the line is back. */
function NoLine({ reset }: Pick<Props, 'reset'>) {
  const t = useTexts('platform')
  const router = useRouter()
  useEffect(() => {
    const again = () => void router.invalidate().then(reset)
    window.addEventListener('online', again)
    return () => window.removeEventListener('online', again)
  }, [router, reset])
  return (
    <div className="screen screen-notice" data-screen="no-line">
      <ErrorState
        title={t('noLine.title')}
        about={t('noLine.about')}
        onRetry={() => void router.invalidate().then(reset)}
      />
    </div>
  )
}

/** Another company's thing answers as if it were not there. */
const isSomebodyElses = (error: unknown) =>
  error instanceof RefusedCall && (error.status === STATUS.forbidden || error.status === STATUS.notFound)
