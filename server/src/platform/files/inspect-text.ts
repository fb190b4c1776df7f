import { isUtf8 } from 'node:buffer'
import { type Refusal, refusalOf } from '@coverwright/rules/kernel'
import { decodedPieces, decodeText } from '../bytes'

const UTF16_MARKS = [Buffer.from([0xff, 0xfe]), Buffer.from([0xfe, 0xff])]

/** Something that an editor would open as text: no NUL but in UTF-16, and not a page or a script under another name. */
export async function looksLikeText(bytes: Buffer): Promise<boolean> {
  if (bytes.length === 0) return false
  if (bytes.includes(0)) return isWideText(bytes)
  return !PROGRAM.test(bytes.toString('latin1', 0, 256).replace(/^ï»¿/, ''))
}

const PROGRAM = /^\s*(<|#!|%!|\{\\rtf)/

/** UTF-16, by its mark or by its looks. */
export async function isWideText(bytes: Buffer): Promise<boolean> {
  if (!bytes.subarray(0, 4_096).includes(0)) return false
  const decoded = await decodeText(bytes)
  return decoded !== null && decoded.encoding.startsWith('utf-16') && !PROGRAM.test(decoded.text.slice(0, 256))
}

/** Why a table cannot be read in whatever encoding its program saved it. */
export const anyTextRefusal = async (bytes: Buffer): Promise<Refusal | null> =>
  (await decodeText(bytes)) ? null : refusalOf('media.encoding')

/** Why a text file cannot be read as a table: anything but clean UTF-8 is said to be so, not guessed at. */
export async function textRefusal(bytes: Buffer): Promise<Refusal | null> {
  if (UTF16_MARKS.some((mark) => bytes.subarray(0, 2).equals(mark))) return refusalOf('media.encoding')
  if (!isUtf8(bytes)) return refusalOf('media.encoding')
  for await (const piece of decodedPieces(bytes, 'utf-8'))
    if (/(?![\t\r\n])\p{Cc}/u.test(piece)) return refusalOf('media.broken')
  return null
}
