import { type Refusal, refusalOf } from '../../kernel'
import { extensionOf, fileKinds, type FileKind, kindOfExtension } from './kinds'
import { purposeFacts, type UploadPurpose } from './limits'
import { offendingCharacter } from './names'

export type UploadRefusalCode =
  | 'media.empty'
  | 'media.tooLarge'
  | 'media.svg'
  | 'media.wrongKind'
  | 'media.nameCharacter'
  | 'media.contentDiffers'

export type AskedUpload = { purpose: UploadPurpose; name: string; size: number }

/** Why a file cannot be uploaded, as far as its name and size tell: said before a byte is sent. */
export function uploadRefusal({ purpose, name, size }: AskedUpload): Refusal<UploadRefusalCode> | null {
  const { kinds, maxBytes, plainName } = purposeFacts(purpose)
  const extension = extensionOf(name)
  const kind = kindOfExtension(extension)
  if (extension === 'svg' || extension === 'svgz') return refusalOf('media.svg', undefined, 'name')
  if (!kind || !kinds.includes(kind)) return refusalOf('media.wrongKind', { kinds: printKinds(kinds) }, 'name')
  const character = plainName ? offendingCharacter(name) : null
  if (character) return refusalOf('media.nameCharacter', { character }, 'name')
  if (size < 1) return refusalOf('media.empty', undefined, 'size')
  if (size > maxBytes) return refusalOf('media.tooLarge', { limit: printMegabytes(maxBytes) }, 'size')
  return null
}

/**
 * Why the content does not do, once it is known. One picture format under another's name is taken (it is re-encoded
 * anyway); everything else must be what its name says.
 */
export function contentRefusal(asked: AskedUpload, found: FileKind | null): Refusal<UploadRefusalCode> | null {
  const { kinds } = purposeFacts(asked.purpose)
  const named = kindOfExtension(extensionOf(asked.name))
  const isPicture = (kind: FileKind | null) => kind !== null && fileKinds[kind].group === 'image'
  const fits = found !== null && kinds.includes(found) && (found === named || (isPicture(found) && isPicture(named)))
  return fits ? null : refusalOf('media.contentDiffers', { kinds: printKinds(kinds) }, 'name')
}

const printKinds = (kinds: readonly FileKind[]) => kinds.map((kind) => kind.toUpperCase()).join(', ')
const printMegabytes = (bytes: number) => `${bytes / (1024 * 1024)} MB`

/** States of an upload; 'expired' is what the clock says of one that waits too long, and is never stored. */
export const uploadLife = { waiting: { complete: 'done', refuse: 'refused' }, done: {}, refused: {} } as const
export type UploadState = keyof typeof uploadLife

/** Why an upload cannot be completed any more. */
export function completionRefusal(upload: { state: UploadState; expiresAt: Date }, now: Date): Refusal | null {
  if (upload.state !== 'waiting') return refusalOf('media.uploadClosed')
  return upload.expiresAt <= now ? refusalOf('media.uploadExpired') : null
}
