import type { Language } from '@coverwright/rules/languages'
import { UploadRefused } from '@coverwright/ui/upload'
import { useTexts } from '@coverwright/ui/locales'
import { useEffect, useRef, useState } from 'react'
import { useUploadFor } from '../../company/media'
import type { Document } from './plan-actions'

type Sending = { isSending: boolean; percent: number; told?: string }

/** Sends a PDF and hands it over when it was looked through; leaving the page ends what is on its way. */
export function useDocumentUpload(language: Language, onSent: (file: Document) => void) {
  const t = useTexts('plans')
  const { upload, accept, maxBytes } = useUploadFor('planDocument')
  const [state, setState] = useState<Sending>({ isSending: false, percent: 0 })
  const stop = useRef<AbortController>(null)
  useEffect(() => () => stop.current?.abort(), [])

  const send = async (file: File) => {
    if (file.size > maxBytes) {
      const most = Math.round(maxBytes / 1024 / 1024)
      return setState({ isSending: false, percent: 0, told: t('documents.tooLarge', { most }) })
    }
    const controller = new AbortController()
    stop.current = controller
    setState({ isSending: true, percent: 0 })
    const onProgress = (sent: number) =>
      setState({ isSending: true, percent: file.size === 0 ? 0 : Math.round((sent / file.size) * 100) })
    try {
      const { id, name, bytes } = await upload(file, onProgress, controller.signal)
      setState({ isSending: false, percent: 0 })
      onSent({ language, fileId: id, name, sha256: '', size: bytes ?? file.size })
    } catch (error) {
      if (controller.signal.aborted) return
      const told = error instanceof UploadRefused ? error.message : t('documents.failed')
      setState({ isSending: false, percent: 0, told })
    }
  }
  return { ...state, send, accept: accept.join(',') }
}
