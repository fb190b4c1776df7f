import type { Schema } from '@pdfme/common'
import type { FittedPicture } from './fit-picture'

/** One thing on a page. What it says is kept apart: pdfme would read `{…}` in a schema's own content as a formula. */
export type Mark = { readonly says: string; readonly schema: Omit<Schema, 'name'> }

export const INK = '#12151c'
export const SOFT = '#5f6675'
const RULE = '#d9dce3'
/** Millimetres in a point. */
export const POINT = 25.4 / 72
export const LINE_HEIGHT = 1.3

export type Letters = {
  readonly size: number
  readonly isBold?: boolean
  readonly colour?: string
  readonly align?: 'left' | 'right'
}
export type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }

/** Lines are broken already: the box is a little wider than they are, so that they are not broken once more. */
const SLACK = 3

export function words(lines: readonly string[], { x, y, width, height }: Box, letters: Letters): Mark {
  const { size, isBold = false, colour = INK, align = 'left' } = letters
  return {
    says: lines.join('\n'),
    schema: {
      ...{ type: 'text', fontName: isBold ? 'bold' : 'regular', fontSize: size, fontColor: colour },
      ...{ alignment: align, verticalAlignment: 'top', lineHeight: LINE_HEIGHT, characterSpacing: 0 },
      position: { x: align === 'right' ? x - SLACK : x, y },
      ...{ width: width + SLACK, height },
    },
  }
}

export const rule = (x: number, y: number, width: number, colour = RULE): Mark => ({
  says: ' ',
  schema: { type: 'line', color: colour, position: { x, y }, width, height: 0.2 },
})

export const pictureIn = ({ dataUrl }: FittedPicture, { x, y, width, height }: Box): Mark => ({
  says: dataUrl,
  schema: { type: 'image', position: { x, y }, width, height },
})

export const qrCode = (holds: string, x: number, y: number, side: number): Mark => ({
  says: holds,
  schema: {
    ...{ type: 'qrcode', backgroundColor: '#ffffff', barColor: INK, includetext: false },
    ...{ position: { x, y }, width: side, height: side },
  },
})
