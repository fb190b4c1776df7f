import { mediaOperations } from '@coverwright/contract/company/media'
import type { UploadPurpose } from '@coverwright/rules/company/media'
import { asked } from '../../platform/queries'
import { sendBytes } from './send-bytes'

type Watched = { onProgress?: (sentBytes: number) => void; signal?: AbortSignal }

/** Announced, sent to its signed address, looked through by the server. */
export async function sendFile(purpose: UploadPurpose, file: File, { onProgress = () => {}, signal }: Watched = {}) {
  const { name, size, type } = file
  const until = signal ?? new AbortController().signal
  const ticket = await asked(mediaOperations.requestUpload, { purpose, name, size, type }, { signal: until })
  await sendBytes(ticket, file, onProgress, until)
  const kept = await asked(mediaOperations.completeUpload, { uploadId: ticket.uploadId }, { signal: until })
  return { id: kept.id, name: kept.name, bytes: kept.size, url: kept.url }
}
