import { type Refusal, refusalOf } from '@coverwright/rules/kernel'

const inUtf16 = (word: string) => Buffer.from(word, 'utf16le')
const BOOKS = [inUtf16('Workbook'), inUtf16('Book')]
const PROGRAMS = [inUtf16('_VBA_PROJECT'), inUtf16('Macros'), inUtf16('_VBA_PROJECT_CUR')]
const SEALED = [inUtf16('EncryptedPackage'), inUtf16('EncryptionInfo')]

const hasAny = (bytes: Buffer, names: Buffer[]) => names.some((name) => bytes.includes(name))

export const isSealedXls = (bytes: Buffer): boolean => hasAny(bytes, SEALED)

/** Why an old workbook is not taken; the names of its parts stand in its directory in the open. */
export function xlsRefusal(bytes: Buffer): Refusal | null {
  if (isSealedXls(bytes)) return refusalOf('media.encrypted')
  if (hasAny(bytes, PROGRAMS)) return refusalOf('media.activeContent')
  return hasAny(bytes, BOOKS) ? null : refusalOf('media.broken')
}
