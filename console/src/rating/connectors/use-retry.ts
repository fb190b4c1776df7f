import type { RunView } from '@coverwright/contract/rating/connectors'
import { useTexts } from '@coverwright/ui/locales'
import { toast } from '@coverwright/ui/toast'
import { useToast } from '../../platform/toast'
import { useConnectorWords } from './connector-words'
import { useRetryRun } from './use-connectors'

/** Asks the same again and says how it went; a run that failed is not a call that failed. */
export function useRetry() {
  const t = useTexts('connectors')
  const words = useConnectorWords()
  const withToast = useToast()
  const again = useRetryRun()
  const say = ({ failure, durationMs }: RunView) =>
    failure
      ? toast({ text: words(failure), tone: 'danger' })
      : toast({ text: t('runs.answeredIn', { ms: durationMs }) })
  return {
    isBusy: again.isPending,
    retry: (id: string) => withToast(async () => say(await again.mutateAsync({ id }))),
  }
}
