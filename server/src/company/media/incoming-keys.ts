import { newIncomingKey } from '../../platform/files'
import type { UploadRow } from './store'

type Upload = Pick<UploadRow, 'companyId' | 'createdAt' | 'key' | 'pieces'>

export const pieceKey = ({ companyId, createdAt }: Upload, piece: string) => newIncomingKey(companyId, createdAt, piece)

/** Everywhere that bytes of an upload may wait. */
export const incomingKeys = (upload: Upload): string[] => [
  upload.key,
  ...(upload.pieces ?? []).map((piece) => pieceKey(upload, piece)),
]
