import type { FileKind } from '@coverwright/rules/company/media'
import { readCsv } from './read-csv'
import { readXls } from './read-xls'
import { readXlsx } from './read-xlsx'
import type { SheetVisitor } from './sheet-visitor'

export type SheetFileKind = Extract<FileKind, 'xlsx' | 'xls' | 'csv'>

/** Reads any kind of sheet that we take to one visitor. Heavy: belongs into a worker. */
export async function readWorkbook(
  file: { kind: SheetFileKind; name: string; bytes: Buffer },
  visitor: SheetVisitor,
): Promise<void> {
  switch (file.kind) {
    case 'xlsx':
      return readXlsx(file.bytes, visitor)
    case 'xls':
      return readXls(file.bytes, visitor)
    case 'csv':
      return readCsv(file.bytes, file.name.replace(/\.[^.]*$/, '').slice(0, 31) || 'Sheet1', visitor)
  }
}
