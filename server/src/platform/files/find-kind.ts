import type { FileKind } from '@coverwright/rules/company/media'
import { once } from '../../kernel'
import { fontKind } from './read-font'
import { isWideText, looksLikeText } from './inspect-text'
import { isXlsx, readZipDirectory } from '../bytes'

const byType: Readonly<Record<string, FileKind>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/gif': 'gif',
  'image/webp': 'webp',
  'application/pdf': 'pdf',
  'application/x-cfb': 'xls',
  'video/mp4': 'mp4',
  'video/webm': 'webm',
  'video/quicktime': 'mov',
}

/** How much of a file is looked at to find out what it is. */
export const HEAD_BYTES = 8_192

const library = once(() => import('file-type'))

const isZip = (bytes: Buffer) => bytes.subarray(0, 4).equals(Buffer.from('PK\u0003\u0004'))

/** What a file is, from its bytes alone; null for everything that we do not take. */
export async function findKind(bytes: Buffer): Promise<FileKind | null> {
  if (isZip(bytes)) {
    const entries = readZipDirectory(bytes)
    return entries && (isXlsx(entries) ? 'xlsx' : 'zip')
  }
  const font = fontKind(bytes)
  if (font) return font
  /* A mark of UTF-16 is the beginning of a sound, too. */
  if (await isWideText(bytes)) return 'csv'
  /* Its head only: a reader that follows lengths and offsets given by the file is led nowhere far. */
  const { fileTypeFromBuffer } = await library()
  const found = await fileTypeFromBuffer(bytes.subarray(0, HEAD_BYTES)).catch(() => undefined)
  if (found) return byType[found.mime] ?? null
  return (await looksLikeText(bytes)) ? 'csv' : null
}
