import { useTexts } from '@coverwright/ui/locales'
import { RefusedCall } from '../platform/wire'
import { useErrorWords } from '../platform/words'
import { EntryOutcome } from './entry-outcome'

type Props = {
  error: unknown
  /** Whom to ask for another, in the words of the page. */
  about: string
  onRetry?: () => void
}

/** A link that was used, has run out or never was: spec 8, 'Link expired'. Anything else that went wrong can be tried again. */
export function LinkOver({ error, about, onRetry }: Props) {
  const t = useTexts('entry')
  const words = useErrorWords()
  const isOver = error instanceof RefusedCall
  return (
    <EntryOutcome
      tone="over"
      title={words(error)}
      about={isOver ? about : t('tryLater')}
      action={isOver || !onRetry ? { label: t('toSignIn'), href: '/' } : { label: t('retry'), onSelect: onRetry }}
    />
  )
}
