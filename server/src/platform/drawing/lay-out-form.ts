import type { Schema, Template } from '@pdfme/common'
import type { FittedPicture } from './fit-picture'
import { LINE_HEIGHT, qrCode, type Mark } from './marks'
import type { SheetForm, SheetPicture, SheetThing } from './sheet'

/** Letters never get smaller than this, however long a value is. */
const LEAST_SIZE = 5

/** Every thing at its place; what each says is an input, since pdfme reads `{…}` in content as a formula. */
export function layOutForm({ pdf, pages, things }: SheetForm, pictures: ReadonlyMap<SheetPicture, FittedPicture>) {
  const input: Record<string, string> = {}
  const schemas = pages.map((_, place) =>
    things
      .filter(({ page }) => page === place + 1)
      .map((thing, at): Schema => {
        const { says, schema } = markOf(thing, pictures)
        const name = `${place + 1}-${at + 1}`
        input[name] = says
        return { ...schema, name } as Schema
      }),
  )
  const [{ width, height } = { width: 210, height: 297 }] = pages
  const blank = { width, height, padding: [0, 0, 0, 0] as [number, number, number, number] }
  const template: Template = { basePdf: pdf === '' ? blank : `data:application/pdf;base64,${pdf}`, schemas }
  return { template, input }
}

function markOf(thing: SheetThing, pictures: ReadonlyMap<SheetPicture, FittedPicture>): Mark {
  const { x, y, width, height } = thing
  const box = { position: { x, y }, width, height }
  switch (thing.shows) {
    case 'text':
      return {
        says: thing.text,
        schema: {
          ...{ type: 'text', fontName: thing.isBold ? 'bold' : 'regular', fontSize: thing.size, ...box },
          ...{ fontColor: thing.colour, alignment: thing.align, verticalAlignment: 'top', characterSpacing: 0 },
          lineHeight: LINE_HEIGHT,
          // A long name gets smaller letters instead of covering what is printed below it.
          dynamicFontSize: { min: Math.min(LEAST_SIZE, thing.size), max: thing.size, fit: 'vertical' },
        },
      }
    case 'qr':
      return qrCode(thing.holds, x, y, Math.min(width, height))
    case 'picture':
      return { says: pictures.get(thing.picture)?.dataUrl ?? '', schema: { type: 'image', ...box } }
    case 'line':
      return { says: ' ', schema: { type: 'line', color: thing.colour, ...box } }
    case 'box':
      return {
        says: ' ',
        schema: { type: 'rectangle', borderColor: thing.colour, borderWidth: 0.3, color: '', ...box },
      }
  }
}
