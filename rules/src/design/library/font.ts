import { type Refusal, refusalOf } from '../../kernel'

/** What a font says of itself. */
export type Face = {
  readonly family: string
  /** 'Regular', 'Bold Italic'. */
  readonly style: string
  readonly weight: number
  /** Of a variable font: from the lightest to the boldest. */
  readonly weights: { readonly from: number; readonly to: number } | null
  /** Who may embed it, as bits (`fsType` of the table OS/2). */
  readonly embedding: number
}

export type FontCode = 'library.fontRestricted' | 'library.fontPrintOnly' | 'library.fontBitmapsOnly'

/**
 * Why a font may not be sent to buyers. A page is no printed paper and its fields are filled in, so 'preview and print' is
 * not enough; where a font says several things the freest of them counts, as its specification says.
 */
export function embeddingRefusal(bits: number): Refusal<FontCode> | null {
  if (bits & BITMAPS_ONLY) return refusalOf('library.fontBitmapsOnly')
  if (bits & EDITABLE) return null
  if (bits & PRINT) return refusalOf('library.fontPrintOnly')
  return bits & RESTRICTED ? refusalOf('library.fontRestricted') : null
}

const RESTRICTED = 0x0002
const PRINT = 0x0004
const EDITABLE = 0x0008
const BITMAPS_ONLY = 0x0200
