import { useTexts } from '@coverwright/ui/locales'
import { Link } from '@coverwright/ui/navigation'
import { RefusedCall } from '../../../platform/wire'
import { useErrorWords } from '../../../platform/words'
import { EntryOutcome } from './entry-outcome'

type Props = {
  error: unknown
  /** Whom to ask for another, in the words of the page. */
  about: string
  onRetry?: () => void
  /** With it, its holder can look up what became of it. */
  link?: string
}

/** A link that was used, has run out or never was: spec 8, 'Link expired'. Anything else that went wrong can be tried again. */
export function LinkOver({ error, about, onRetry, link }: Props) {
  const t = useTexts('entry')
  const words = useErrorWords()
  const isOver = error instanceof RefusedCall
  return (
    <EntryOutcome
      tone="over"
      title={words(error)}
      about={isOver ? about : t('tryLater')}
      action={isOver || !onRetry ? { label: t('toSignIn'), href: '/' } : { label: t('retry'), onSelect: onRetry }}
      others={
        isOver &&
        link && (
          <Link className="cw-link" href={`/confirmStatus?link=${link}`}>
            {t('whatBecame')}
          </Link>
        )
      }
    />
  )
}
