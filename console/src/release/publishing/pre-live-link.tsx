import { askFirst } from '@coverwright/ui/confirm'
import { useTexts } from '@coverwright/ui/locales'
import { useState } from 'react'
import { useToast } from '../../platform/toast'
import { LinkNote } from './link-note'
import { useRenewLink } from './use-publishing'

/** Only the hash of a link is kept: whoever lost it makes a new one, and the old one opens nothing. */
export function PreLiveLink({ shellId }: { shellId: string }) {
  const t = useTexts('publishing')
  const withToast = useToast()
  const renew = useRenewLink()
  const [link, setLink] = useState<string | null>(null)
  const make = async () => {
    const isYes = await askFirst({ about: 'act', title: t('link.ask'), keeps: t('link.keeps'), verb: t('link.make') })
    if (isYes) await withToast(async () => setLink((await renew.mutateAsync({ shellId })).link))
  }
  if (link) return <LinkNote link={link} />
  return (
    <button type="button" className="cw-link" onClick={() => void make()}>
      {t('link.make')}
    </button>
  )
}
