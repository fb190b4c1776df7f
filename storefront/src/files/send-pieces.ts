import type { GivesOf } from '@coverwright/contract/platform'
import type { quoteFileOperations } from '@coverwright/contract/selling/quotes'
import { call } from '../checkout'
import type { WaitingFile } from './device-files'

type Told = GivesOf<typeof quoteFileOperations.sendFile>

/** Sends what is missing of a file, piece by piece, and has it looked through. A line that breaks throws; asked again, it goes on. */
export async function sendPieces(
  token: string,
  { id: fileId, file, question }: WaitingFile,
  tell: (share: number) => void,
): Promise<void> {
  const { name, type, size: bytes } = file
  const announced = { token, fileId, question, name: name.slice(-300) || 'file', type, bytes }
  for (;;) {
    const told = await call<Told>('/v1/wallproduct/sendQuoteFile', announced)
    if (told.isKept) return
    let arrived = told.arrivedBytes
    tell(arrived / bytes)
    for (const piece of told.missing) {
      await put(piece, file)
      arrived += piece.size
      tell(arrived / bytes)
    }
    if (told.missing.length > 0 && arrived < bytes) continue
    await call<object>('/v1/wallproduct/completeQuoteFile', { token, fileId })
    return
  }
}

/** A piece is half a megabyte: whatever takes longer than this has stopped. */
const PATIENCE_MS = 60_000

async function put({ start, size, url, headers }: Told['missing'][number], file: File) {
  const body = file.slice(start, start + size)
  const answer = await fetch(url, { method: 'PUT', headers, body, signal: AbortSignal.timeout(PATIENCE_MS) })
  if (!answer.ok) throw new Error('The piece was not taken')
}
