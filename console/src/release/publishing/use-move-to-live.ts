import { useTexts } from '@coverwright/ui/locales'
import { useToast } from '../../platform/toast'
import { useMountRelease, usePublishBody } from './use-publishing'

/** Swaps what is live for what waits: a release as it was looked at, or the draft, which is frozen first. */
export function useMoveToLive(productId: string, slug: string) {
  const t = useTexts('publishing')
  const withToast = useToast()
  const [publish, mount] = [usePublishBody(), useMountRelease()]
  return {
    isBusy: publish.isPending || mount.isPending,
    run: (releaseHash: string | null, number: number) =>
      withToast(
        () =>
          releaseHash ? mount.mutateAsync({ productId, slug, releaseHash }) : publish.mutateAsync({ productId, slug }),
        { text: t('done.live', { number, path: `/p/${slug}` }) },
      ),
  }
}
