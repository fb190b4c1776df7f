import { sheetLimits } from '@coverwright/rules/rating/imports'
import { SheetRefused } from './sheet-refused'
import { SheetCounter, type SheetVisitor } from './sheet-visitor'
import { XlsxParts } from './xlsx-parts'
import type { Book } from './xlsx-row'
import { countSheet, readSheet } from './xlsx-sheet'
import { readSharedStrings } from './xlsx-strings'
import { readStyles } from './xlsx-styles'
import { attributeOf, tagsOf } from './xml-text'

type SheetPart = { name: string; isHidden: boolean; part: string }

/** Our own reader of workbooks: it streams, keeps numbers to the digit, and looks at nothing but sheets, texts and number formats. */
export async function readXlsx(bytes: Buffer, visitor: SheetVisitor): Promise<void> {
  const parts = XlsxParts.open(bytes)
  const { is1904, sheets } = await readContents(parts)
  if (sheets.some(({ part }) => parts.isMass(part))) await countSheets(parts, sheets)
  const strings = parts.has('xl/sharedStrings.xml') ? await readSharedStrings(parts.pieces('xl/sharedStrings.xml')) : []
  const book: Book = { strings, looks: readStyles(await parts.text('xl/styles.xml')), is1904 }
  const counter = new SheetCounter(visitor)
  for (const { name, isHidden, part } of sheets)
    if (counter.startSheet(name, isHidden)) counter.endSheet(await readSheet(parts.chunks(part), book, counter))
}

/** What is too much is refused before any of it is read. */
async function countSheets(parts: XlsxParts, sheets: readonly SheetPart[]): Promise<void> {
  const counter = new SheetCounter({ startSheet: () => true, row: () => undefined, endSheet: () => undefined })
  for (const { name, isHidden, part } of sheets) {
    counter.startSheet(name, isHidden)
    if (parts.isMass(part)) await countSheet(parts.pieces(part), counter)
  }
}

async function readContents(parts: XlsxParts): Promise<{ is1904: boolean; sheets: SheetPart[] }> {
  const workbook = await parts.text('xl/workbook.xml')
  const relations = await parts.text('xl/_rels/workbook.xml.rels')
  const targets = new Map(
    tagsOf(relations, 'Relationship').map((tag) => [attributeOf(tag, 'Id'), attributeOf(tag, 'Target') ?? '']),
  )
  const sheets = tagsOf(workbook, 'sheet').flatMap((tag): SheetPart[] => {
    const part = partAt(targets.get(attributeOf(tag, 'id')) ?? '')
    const name = attributeOf(tag, 'name') ?? ''
    return parts.has(part) && part.includes('worksheets/')
      ? [{ name, isHidden: (attributeOf(tag, 'state') ?? 'visible') !== 'visible', part }]
      : []
  })
  if (sheets.length === 0) throw new SheetRefused('imports.noSheet')
  if (sheets.length > sheetLimits.maxSheets)
    throw new SheetRefused('imports.tooManySheets', { limit: sheetLimits.maxSheets })
  const is1904 = tagsOf(workbook, 'workbookPr').some((tag) =>
    ['1', 'true'].includes(attributeOf(tag, 'date1904') ?? ''),
  )
  return { is1904, sheets }
}

const partAt = (target: string) => (target.startsWith('/') ? target.slice(1) : `xl/${target}`)
