import { aZip } from '../../../platform/files/hostile-files.builder'
import { MAIN } from '../../../platform/sheets/hostile/hostile-book.builder'
import { columnName } from '@coverwright/rules/rating/imports'

/** A cell as an actuary types it: words, a number, a percentage, money, a day. */
export type Typed = string | number | null | { number: number; style: number } | { day: string }
export type TypedSheet = {
  name: string
  rows: readonly (readonly Typed[])[]
  /** 'A3:A5'. */
  merges?: readonly string[]
  /** Rows that are hidden, as the spreadsheet counts them. */
  hiddenRows?: readonly number[]
  isHidden?: boolean
}

const FORMATS = ['0%', '[$HKD] #,##0.00', '[$USD] #,##0.00', 'yyyy-mm-dd', '+0%;-0%'] as const
const styleOf = (format: (typeof FORMATS)[number]) => FORMATS.indexOf(format) + 1

export const percent = (points: number): Typed => ({ number: points / 100, style: styleOf('0%') })
export const hkd = (number: number): Typed => ({ number, style: styleOf('[$HKD] #,##0.00') })
export const usd = (number: number): Typed => ({ number, style: styleOf('[$USD] #,##0.00') })
export const day = (text: string): Typed => ({ day: text })

const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'

/** The bytes of a workbook, always the same for the same sheets. */
export function writeBook(sheets: readonly TypedSheet[]): Buffer {
  const relations = sheets.map(
    (_, at) => `<Relationship Id="rId${at + 1}" Type="${OFFICE}/worksheet" Target="worksheets/sheet${at + 1}.xml"/>`,
  )
  const named = sheets.map(
    ({ name, isHidden }, at) =>
      `<sheet name="${escaped(name)}" sheetId="${at + 1}"${isHidden ? ' state="hidden"' : ''} r:id="rId${at + 1}"/>`,
  )
  const parts: [string, string][] = [
    ['[Content_Types].xml', `<Types xmlns="${PACKAGE}/content-types"/>`],
    [
      '_rels/.rels',
      `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    ],
    ['xl/workbook.xml', `<workbook ${MAIN} xmlns:r="${OFFICE}"><sheets>${named.join('')}</sheets></workbook>`],
    [
      'xl/_rels/workbook.xml.rels',
      `<Relationships xmlns="${PACKAGE}/relationships">${relations.join('')}<Relationship Id="rIdS" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
    ],
    ['xl/styles.xml', STYLES],
    ...sheets.map((sheet, at): [string, string] => [`xl/worksheets/sheet${at + 1}.xml`, sheetXml(sheet)]),
  ]
  return aZip(parts.map(([name, content]) => ({ name, content: Buffer.from(content) })))
}

const STYLES = `<styleSheet ${MAIN}><numFmts>${FORMATS.map(
  (code, at) => `<numFmt numFmtId="${200 + at}" formatCode="${escaped(code)}"/>`,
).join(
  '',
)}</numFmts><cellXfs><xf numFmtId="0"/>${FORMATS.map((_, at) => `<xf numFmtId="${200 + at}"/>`).join('')}</cellXfs></styleSheet>`

function sheetXml({ rows, merges = [], hiddenRows = [] }: TypedSheet): string {
  const written = rows.map((cells, at) => {
    const hidden = hiddenRows.includes(at + 1) ? ' hidden="1"' : ''
    return `<row r="${at + 1}"${hidden}>${cells.map((cell, column) => cellXml(cell, `${columnName(column)}${at + 1}`)).join('')}</row>`
  })
  const merged = merges.map((ref) => `<mergeCell ref="${ref}"/>`).join('')
  return `<worksheet ${MAIN}><sheetData>${written.join('')}</sheetData>${merged && `<mergeCells>${merged}</mergeCells>`}</worksheet>`
}

function cellXml(cell: Typed, place: string): string {
  if (cell === null) return ''
  if (typeof cell === 'string') return `<c r="${place}" t="inlineStr"><is><t>${escaped(cell)}</t></is></c>`
  if (typeof cell === 'number') return `<c r="${place}"><v>${cell}</v></c>`
  if ('day' in cell) return `<c r="${place}" s="${styleOf('yyyy-mm-dd')}"><v>${serialOf(cell.day)}</v></c>`
  return `<c r="${place}" s="${cell.style}"><v>${cell.number}</v></c>`
}

const serialOf = (text: string) => Math.round(Date.parse(text) / 86_400_000) + 25_569

function escaped(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;')
}
