import { accepted, type Outcome, refusalOf, refused, type Refusal, unreachable } from '@coverwright/rules/kernel'
import {
  contentRefusal,
  type FileKind,
  fileKinds,
  type UploadPurpose,
  uploadPurposes,
} from '@coverwright/rules/company/media'
import { findKind } from './find-kind'
import { pdfRefusal } from './inspect-pdf'
import { anyTextRefusal, textRefusal } from './inspect-text'
import { isSealedXls, xlsRefusal } from './inspect-xls'
import { readFont } from './read-font'
import { reencodeImage } from './reencode-image'
import { zipRefusal } from '../bytes'

/** What is kept of an upload: for pictures not the bytes that came. */
export type Inspected = { kind: FileKind; bytes: Buffer; width: number | null; height: number | null }

type Asked = { purpose: UploadPurpose; name: string; size: number }

/** Finds out what the bytes of an upload are, whether that is what was asked for, and what of them may be kept. */
export async function inspectUpload(asked: Asked, bytes: Buffer): Promise<Outcome<Inspected>> {
  const kind = await findKind(bytes)
  // A new workbook with a password is an old file around it: what keeps us out is the password, not the name.
  if (kind === 'xls' && isSealedXls(bytes)) return refused('media.encrypted')
  const refusal = contentRefusal(asked, kind)
  if (refusal) return { ok: false, refusal }
  return kind ? inspectContent(bytes, kind, asked.purpose) : refused('media.contentDiffers')
}

async function inspectContent(bytes: Buffer, kind: FileKind, purpose: UploadPurpose): Promise<Outcome<Inspected>> {
  if (kind === 'jpg' || kind === 'png' || kind === 'gif' || kind === 'webp') {
    const drawn = await reencodeImage(bytes, kind)
    return drawn.ok ? accepted({ kind, ...drawn.value }) : drawn
  }
  const refusal = await contentFault(bytes, kind, purpose)
  return refusal ? { ok: false, refusal } : accepted({ kind, bytes, width: null, height: null })
}

/** Films are looked at by their head only and are never in memory whole. */
export const isKeptAsStream = (kind: FileKind) => fileKinds[kind].group === 'video'

type Looked = Exclude<FileKind, 'jpg' | 'png' | 'gif' | 'webp'>

async function contentFault(bytes: Buffer, kind: Looked, purpose: UploadPurpose): Promise<Refusal | null> {
  switch (kind) {
    case 'pdf':
      return pdfRefusal(bytes)
    case 'xlsx':
    case 'zip':
      return zipRefusal(bytes)
    case 'xls':
      return xlsRefusal(bytes)
    case 'csv':
      return 'anyEncoding' in uploadPurposes[purpose] ? anyTextRefusal(bytes) : textRefusal(bytes)
    case 'ttf':
    case 'otf':
    case 'woff2':
      return (await readFont(bytes)) ? null : refusalOf('media.broken')
    case 'mp4':
    case 'webm':
    case 'mov':
      return null
    default:
      return unreachable(kind)
  }
}
