import { useTexts } from '@coverwright/ui/locales'
import { KeepDialog } from './keep-dialog'
import { useKeepQuote } from './use-recipe'
import type { Customer } from './use-simulated'

type Props = { asked: Customer; onClose: () => void }

/** Keeps the quote with everything that it was worked out from. */
export function KeepQuote({ asked, onClose }: Props) {
  const t = useTexts('pricing')
  const keep = useKeepQuote()
  return (
    <KeepDialog
      title={t('kept.keepTitle')}
      about={t('kept.keepAbout')}
      keep={t('kept.keep')}
      done={t('kept.done')}
      onKeep={(title) => keep.mutateAsync({ ...asked, title })}
      onClose={onClose}
    />
  )
}
