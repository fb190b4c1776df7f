import type { DatasetView } from '@coverwright/contract/design/datasets'
import { useTexts } from '@coverwright/ui/locales'
import { useToast } from '../../platform/toast'
import { useUpdateDataset } from './use-datasets'

/** Takes a name out; one that is used stays, and the answer says by whom. */
export function useRemoveName({ productId, revision, extra }: DatasetView) {
  const t = useTexts('datasets')
  const withToast = useToast()
  const update = useUpdateDataset()
  return (name: string) => {
    const names = extra.filter((each) => each.name !== name)
    return withToast(() => update.mutateAsync({ productId, baseRevision: revision, names }), {
      text: t('removed', { name }),
    })
  }
}
