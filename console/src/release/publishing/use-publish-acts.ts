import type { publisherOperations } from '@coverwright/contract/release/publishing'
import type { GivesOf } from '@coverwright/contract/platform'
import { useTexts } from '@coverwright/ui/locales'
import { useState } from 'react'
import { useToast } from '../../platform/toast'
import { useMountRelease, usePreLive, usePublishBody } from './use-publishing'

type Opened = Pick<GivesOf<typeof publisherOperations.get>, 'draft' | 'releases'>

/** Puts the draft, or where there is none the newest release, where it is wanted. */
export function usePublishActs(productId: string, { draft, releases }: Opened) {
  const t = useTexts('publishing')
  const withToast = useToast()
  const [link, setLink] = useState<string | null>(null)
  const [preLive, publish, mount] = [usePreLive(), usePublishBody(), useMountRelease()]
  const [newest] = releases
  const number = draft?.number ?? newest?.number ?? 1
  return {
    number,
    link,
    isBusy: preLive.isPending || publish.isPending || mount.isPending,
    toPreLive: () =>
      withToast(
        async () => {
          const done = await preLive.mutateAsync({ productId })
          setLink(done.link)
        },
        { text: t('done.preLive', { number }) },
      ),
    toLive: (slug: string) =>
      withToast(
        () =>
          draft || !newest
            ? publish.mutateAsync({ productId, slug })
            : mount.mutateAsync({ productId, slug, releaseHash: newest.hash }),
        { text: t('done.live', { number, path: `/p/${slug}` }) },
      ),
  }
}
