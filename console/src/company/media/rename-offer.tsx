import { Button } from '@coverwright/ui/button'
import { useTexts } from '@coverwright/ui/locales'
import type { useRenamedUpload } from './use-renamed-upload'
import './rename-offer.css'

type Props = { renaming: ReturnType<typeof useRenamedUpload>; onKept: (fileId: string) => Promise<void> }

/** The cleaned name of a file whose own cannot be kept: one press goes on with it. */
export function RenameOffer({ renaming: { offer, isBusy, send }, onKept }: Props) {
  const t = useTexts('media')
  if (!offer) return null
  return (
    <div className="rename-offer" role="status">
      <p>{t('rename.offer', { name: offer.file.name, cleaned: offer.cleaned })}</p>
      <Button type="primary" loading={isBusy} onClick={() => void send().then((kept) => kept && onKept(kept.id))}>
        {t('rename.take', { cleaned: offer.cleaned })}
      </Button>
    </div>
  )
}
