import { type FileKind, type FileRef, fileRefusals } from '@coverwright/rules/design/forms'
import { fillSentence } from '@coverwright/rules/kernel'
import { type ChangeEvent, useEffect, useState } from 'react'
import { sayRefusal, type SentFile, useStage } from './stage'

/** Takes a chosen file to where files are kept. What cannot be used is said at once, and what was kept before stays. */
export function useFileKeeping(kinds: readonly FileKind[], path: string, onKept: (file: FileRef) => void) {
  const stage = useStage()
  const [trouble, setTrouble] = useState<string | null>(null)
  const [isKeeping, setIsKeeping] = useState(false)
  const onChoose = async (event: ChangeEvent<HTMLInputElement>) => {
    const chosen = event.target.files?.[0]
    event.target.value = ''
    if (!chosen || !stage.files) return
    const { name, type, size: bytes } = chosen
    const [refusal] = fileRefusals(kinds, { id: '', name, type, bytes })
    if (refusal) return setTrouble(sayRefusal(refusal, stage))
    setTrouble(null)
    setIsKeeping(true)
    try {
      onKept(await stage.files.keep(chosen, path))
    } catch {
      setTrouble(stage.words.fileFailed)
    }
    setIsKeeping(false)
  }
  return { onChoose, isKeeping, trouble }
}

/** How far it is on its way to the insurer, in words; null where nothing is sent. */
export function useSending(file: FileRef | undefined): { said: string; isRefused: boolean } | null {
  const { files, words } = useStage()
  const [sent, setSent] = useState<SentFile | null>(null)
  useEffect(() => {
    setSent(null)
    return file && files?.watch?.(file, setSent)
  }, [file, files])
  if (sent === null) return null
  if (sent === 'refused') return { said: words.fileRefused, isRefused: true }
  if (sent === 'kept') return { said: words.sent, isRefused: false }
  return { said: fillSentence(words.sending, { percent: Math.floor(sent * 100) }), isRefused: false }
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
  const address = shown?.address
  useEffect(() => (address ? () => URL.revokeObjectURL(address) : undefined), [address])
  return shown && shown.id === id ? shown.address : null
}
