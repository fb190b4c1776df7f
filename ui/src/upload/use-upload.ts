import { useEffect, useRef, useState } from 'react'
import { UploadRefused, uploadRefusal, type Upload, type UploadedFile, type UploadState } from './upload-state'

type Options = {
  upload: Upload
  accept: string[]
  maxBytes: number
  value: UploadedFile | null | undefined
  onChange: (file: UploadedFile | null) => void
  /** Told when a file sets out, and when it has come or never will. */
  onComing?: ((isComing: boolean) => void) | undefined
}

export function useUpload({ upload, accept, maxBytes, value, onChange, onComing }: Options) {
  const [state, setState] = useState<UploadState>(value ? { is: 'done', file: value } : { is: 'empty' })
  const abort = useRef<AbortController>(undefined)
  useEffect(() => () => abort.current?.abort(), [])

  const send = async (file: File) => {
    const why = uploadRefusal(file, accept, maxBytes)
    if (why) return setState({ is: 'refused', name: file.name, why })
    const control = new AbortController()
    abort.current = control
    const at = { is: 'sending', name: file.name, bytes: file.size } as const
    setState({ ...at, sentBytes: 0 })
    onComing?.(true)
    try {
      const done = await upload(
        file,
        (sentBytes) => !control.signal.aborted && setState({ ...at, sentBytes }),
        control.signal,
      )
      if (control.signal.aborted) return
      setState({ is: 'done', file: done })
      onChange(done)
    } catch (error) {
      const refused = error instanceof UploadRefused ? { why: error.message } : {}
      if (!control.signal.aborted) setState({ is: 'failed', name: file.name, file, ...refused })
    } finally {
      if (abort.current === control) onComing?.(false)
    }
  }

  return {
    state,
    send: (file: File) => void send(file),
    cancel: () => {
      abort.current?.abort()
      setState(value ? { is: 'done', file: value } : { is: 'empty' })
    },
    remove: () => {
      setState({ is: 'empty' })
      onChange(null)
    },
  }
}
