import { generate } from '@pdfme/generator'
import { barcodes, image, line, rectangle, text } from '@pdfme/schemas'
import type { Language } from '@coverwright/rules/languages'
import { fitPicture, type FittedPicture } from './fit-picture'
import { type Font, fontFor, fontNamed } from './fonts'
import { layOutForm } from './lay-out-form'
import { areaOf, layOutSheet } from './lay-out-sheet'
import type { Sheet, SheetForm, SheetPicture } from './sheet'

/** What the drawing knows of languages: it stands in the PDF for those who have it read to them. */
const spoken = { en_us: 'en', en_uk: 'en', en_id: 'en', zh_tw: 'zh-TW', zh_cn: 'zh' } as const satisfies Record<
  Language,
  string
>

export type DrawTask = { readonly sheets: readonly Sheet[] }

/** One PDF for each sheet. Fonts go in as the signs that are used, so a page stays small. */
export async function drawSheets({ sheets }: DrawTask): Promise<Uint8Array[]> {
  const drawn: Uint8Array[] = []
  for (const sheet of sheets) drawn.push(await drawSheet(sheet))
  return drawn
}

async function drawSheet(sheet: Sheet): Promise<Uint8Array> {
  const font = fontNamed(fontFor(sheet))
  if (sheet.form) return drawForm(sheet, sheet.form, font)
  const desk = { area: areaOf(sheet), font, pictures: await picturesOf(sheet) }
  const { template, input } = layOutSheet(sheet, desk)
  return generate({
    ...{ template, inputs: [input], plugins: { text, line, image, qrcode: barcodes.qrcode } },
    options: { font: fontsOf(font), title: sheet.title, lang: spoken[sheet.language] },
  })
}

/** Onto the pages of a PDF that was uploaded. */
async function drawForm(sheet: Sheet, form: SheetForm, font: Font): Promise<Uint8Array> {
  const pictures = new Map<SheetPicture, FittedPicture>()
  for (const thing of form.things)
    if (thing.shows === 'picture') pictures.set(thing.picture, await fitPicture(thing.picture.bytes))
  const { template, input } = layOutForm(form, pictures)
  return generate({
    ...{ template, inputs: [input], plugins: { text, line, rectangle, image, qrcode: barcodes.qrcode } },
    options: { font: fontsOf(font), title: sheet.title, lang: spoken[sheet.language] },
  })
}

const fontsOf = (font: Font) => ({
  regular: { data: font.regular, fallback: true, subset: true },
  bold: { data: font.bold, subset: true },
})

async function picturesOf({ parts }: Sheet): Promise<ReadonlyMap<SheetPicture, FittedPicture>> {
  const fitted = new Map<SheetPicture, FittedPicture>()
  for (const part of parts) {
    const given = part.kind === 'picture' ? part.picture : part.kind === 'letterhead' ? part.logo : null
    if (given) fitted.set(given, await fitPicture(given.bytes))
  }
  return fitted
}
