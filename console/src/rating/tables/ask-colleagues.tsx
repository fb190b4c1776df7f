import type { TableVersionView } from '@coverwright/contract/rating/tables'
import { Button } from '@coverwright/ui/button'
import { useTexts } from '@coverwright/ui/locales'
import { toast } from '@coverwright/ui/toast'
import { RefusedCall } from '../../platform/wire'
import { useAskActivation } from './use-tables'

type Props = {
  version: TableVersionView
  /** Why the reader could not put it in force. */
  error: unknown
  onAsked: () => void
  onError: (error: unknown) => void
}

/** Where the company wants a second person: a notice to the others that a version waits for one of them. */
export function AskColleagues({ version: { id, number }, error, onAsked, onError }: Props) {
  const t = useTexts('tables')
  const ask = useAskActivation()
  const send = async () => {
    try {
      await ask.mutateAsync({ versionId: id })
      toast({ text: t('acts.asked', { number }) })
      onAsked()
    } catch (refusal) {
      onError(refusal)
    }
  }
  if (!(error instanceof RefusedCall) || error.code !== 'tables.secondPerson') return null
  return (
    <Button loading={ask.isPending} onClick={() => void send()}>
      {t('acts.askColleagues')}
    </Button>
  )
}
