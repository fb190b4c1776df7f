import { cleanedName, offendingCharacter } from '@coverwright/rules/company/media'
import { type Upload, UploadRefused } from '@coverwright/ui/upload'
import { useTexts } from '@coverwright/ui/locales'
import { useMemo, useState } from 'react'
import { useToast } from '../../platform/toast'

type Offer = { readonly file: File; readonly cleaned: string }

/** A file whose name has signs that names of rate sheets have not: its name without them is offered, one press goes on. */
export function useRenamedUpload(upload: Upload) {
  const t = useTexts('media')
  const withToast = useToast()
  const [offer, setOffer] = useState<Offer | null>(null)
  const [isBusy, setBusy] = useState(false)
  const careful = useMemo<Upload>(
    () => async (file, onProgress, signal) => {
      setOffer(null)
      const sign = offendingCharacter(file.name)
      if (sign === null) return upload(file, onProgress, signal)
      setOffer({ file, cleaned: cleanedName(file.name) })
      throw new UploadRefused(t('rename.sign', { sign }))
    },
    [t, upload],
  )
  const send = async () => {
    if (!offer) return null
    setBusy(true)
    const { file, cleaned } = offer
    let kept: Awaited<ReturnType<Upload>> | null = null
    await withToast(async () => {
      kept = await upload(new File([file], cleaned, { type: file.type }), () => undefined, new AbortController().signal)
    })
    setBusy(false)
    return kept as Awaited<ReturnType<Upload>> | null
  }
  return { upload: careful, offer, isBusy, send }
}
