import { sheetLimits } from '@coverwright/rules/rating/imports'
import { CompoundFile } from './compound-file'
import { SheetRefused } from './sheet-refused'

const [STREAM, LONGEST_RECORD] = [2, 8_224]
const [BEGIN, END, SEALED, SHEET, TEXTS] = [0x809, 0x0a, 0x2f, 0x85, 0xfc]

/**
 * Looks through an old workbook before the library does: the library trusts lengths, counts and chains that the file gives.
 * What is sealed, cut or circular is refused here at the cost of one pass.
 */
export function checkXls(bytes: Buffer): void {
  const file = new CompoundFile(bytes)
  const has = (pattern: RegExp) => file.entries.some(({ name }) => pattern.test(name))
  if (has(/^Encrypt(?:edPackage|ionInfo)$/)) throw new SheetRefused('imports.encrypted')
  if (has(/^_VBA_PROJECT(?:_CUR)?$|^Macros$/)) throw new SheetRefused('imports.macros')
  const book = file.entries.find(({ name, kind }) => kind === STREAM && /^(?:work)?book$/i.test(name))
  if (!book) throw new SheetRefused('imports.broken')
  checkRecords(file.read(book))
}

/** Each record says its kind and length; together they are the stream, and sheets begin where the book says. */
function checkRecords(stream: Buffer): void {
  const begins = new Set<number>()
  const sheets: number[] = []
  let depth = 0
  let at = 0
  while (at + 4 <= stream.length) {
    const [kind, length] = [stream.readUInt16LE(at), stream.readUInt16LE(at + 2)]
    if (depth === 0 && kind !== BEGIN) break
    if (length > LONGEST_RECORD || at + 4 + length > stream.length) throw new SheetRefused('imports.broken')
    if (kind === SEALED) throw new SheetRefused('imports.encrypted')
    if (kind === BEGIN) begins.add(at)
    depth += kind === BEGIN ? 1 : kind === END ? -1 : 0
    if (kind === SHEET && length >= 4) sheets.push(stream.readUInt32LE(at + 4))
    if (kind === TEXTS && (length < 8 || stream.readUInt32LE(at + 8) > stream.length))
      throw new SheetRefused('imports.broken')
    at += 4 + length
  }
  if (sheets.length === 0) throw new SheetRefused(begins.size === 0 ? 'imports.broken' : 'imports.noSheet')
  if (sheets.length > sheetLimits.maxSheets)
    throw new SheetRefused('imports.tooManySheets', { limit: sheetLimits.maxSheets })
  if (sheets.some((start) => !begins.has(start))) throw new SheetRefused('imports.broken')
}
