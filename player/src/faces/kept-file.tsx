import type { FileRef } from '@coverwright/rules/forms'
import { type ChangeEvent, useEffect, useState } from 'react'
import { useStage } from './stage'

/** Takes a chosen file to where files are kept; says so when that fails. */
export function useFileKeeping(onKept: (file: FileRef) => void) {
  const { files } = useStage()
  const [hasFailed, setHasFailed] = useState(false)
  const onChoose = async (event: ChangeEvent<HTMLInputElement>) => {
    const chosen = event.target.files?.[0]
    event.target.value = ''
    if (!chosen || !files) return
    try {
      onKept(await files.keep(chosen))
      setHasFailed(false)
    } catch {
      setHasFailed(true)
    }
  }
  return { onChoose, hasFailed }
}

/** The picture itself rather than its name, once its bytes are at hand. */
export function useShownFile(file: FileRef | undefined): string | null {
  const { files } = useStage()
  const [shown, setShown] = useState<{ id: string; address: string | null } | null>(null)
  const id = file?.type.startsWith('image/') ? file.id : null
  useEffect(() => {
    if (!file || !id || !files) return
    let isGone = false
    void files.show(file).then((address) => {
      if (isGone) {
        if (address) URL.revokeObjectURL(address)
      } else setShown({ id, address })
    })
    return () => {
      isGone = true
    }
  }, [id, file, files])
  return shown && shown.id === id ? shown.address : null
}
