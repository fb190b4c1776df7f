import { fileKinds, type UploadPurpose, uploadPurposes } from '@coverwright/rules/company/media'
import { type Upload, UploadRefused } from '@coverwright/ui/upload'
import { useMemo } from 'react'
import { RefusedCall } from '../../platform/wire'
import { useErrorWords } from '../../platform/words'
import { sendFile } from './send-file'

type Uploading = { upload: Upload; accept: string[]; maxBytes: number }

/** What an upload field needs for one purpose: what it takes, how large, and how it is sent. */
export function useUploadFor(purpose: UploadPurpose): Uploading {
  const words = useErrorWords()
  return useMemo(() => {
    const { kinds, maxBytes } = uploadPurposes[purpose]
    const accept = kinds.flatMap((kind) => fileKinds[kind].extensions.map((extension) => `.${extension}`))
    const upload: Upload = async (file, onProgress, signal) => {
      try {
        return await sendFile(purpose, file, { onProgress, signal })
      } catch (error) {
        throw error instanceof RefusedCall ? new UploadRefused(words(error), { cause: error }) : error
      }
    }
    return { upload, accept, maxBytes }
  }, [purpose, words])
}
