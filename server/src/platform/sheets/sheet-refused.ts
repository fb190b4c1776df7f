import type { Refusal, RefusalValues } from '@coverwright/rules/kernel'

/** Why a file cannot be read as sheets; said with the sheet and the cell where one is meant. */
export type SheetRefusalCode =
  | 'imports.broken'
  | 'imports.brokenCell'
  | 'imports.binaryWorkbook'
  | 'imports.encrypted'
  | 'imports.macros'
  | 'imports.unpacksTooLarge'
  | 'imports.entities'
  | 'imports.noSheet'
  | 'imports.tooManySheets'
  | 'imports.tooManyRows'
  | 'imports.tooManyEmptyRows'
  | 'imports.tooManyColumns'
  | 'imports.tooManyCells'
  | 'imports.tooManyMerges'
  | 'imports.textTooLong'
  | 'imports.unknownEncoding'
  | 'imports.quoteOpen'

export class SheetRefused extends Error {
  readonly refusal: Refusal<SheetRefusalCode>

  constructor(code: SheetRefusalCode, values?: RefusalValues) {
    super(code)
    this.name = 'SheetRefused'
    this.refusal = { code, ...(values && { values }) }
  }
}
