import type { Row } from '@coverwright/rules/rating/pricing'
import { aZip, type Entry } from '../../files/hostile-files.builder'

/** What becomes of a hostile file: refused with these words (and at this cell), or read as exactly these rows. */
export type Fate =
  | { readonly refused: string; readonly cell?: string }
  | { readonly rows: readonly Row[]; readonly problems?: readonly (readonly [string, string])[] }

export type HostileFile = {
  readonly sort: string
  readonly what: string
  readonly name: string
  readonly fate: Fate
  readonly bytes: () => Buffer
}

export const MAIN = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'

/** The table that hostile things are put around: two columns, three rates. */
export const GOOD_ROWS: Row[] = [
  [{ from: '18', to: '25' }, '1.5'],
  [{ from: '26', to: '64' }, '1'],
  [{ from: '65', to: null }, '1.2'],
]
export const goodRows: Fate = { rows: GOOD_ROWS }

export const text = (words: string) => `<c t="inlineStr"><is><t>${words}</t></is></c>`
export const number = (value: string | number) => `<c><v>${value}</v></c>`
export const row = (...cells: string[]) => `<row>${cells.join('')}</row>`

export const HEADER = row(text('Age'), text('Factor'))
export const RATES = [row(text('18-25'), number(1.5)), row(text('26-64'), number(1)), row(text('65+'), number(1.2))]
export const sheetOf = (rows: string, tail = '') =>
  `<worksheet ${MAIN}><sheetData>${rows}</sheetData>${tail}</worksheet>`
export const GOOD_SHEET = sheetOf(HEADER + RATES.join(''))

export type Book = {
  sheet?: string
  /** More sheets, by their text. */
  more?: readonly string[]
  parts?: readonly Entry[]
  styles?: string
  strings?: string
  workbookBefore?: string
  change?: (name: string, content: string) => string | Buffer
}

/** The parts of a workbook that a spreadsheet program would open. */
export function partsOf({
  sheet = GOOD_SHEET,
  more = [],
  parts = [],
  styles,
  strings,
  workbookBefore = '',
  change,
}: Book): Entry[] {
  const sheets = [sheet, ...more]
  const relation = (id: string, kind: string, target: string) =>
    `<Relationship Id="${id}" Type="${OFFICE}/${kind}" Target="${target}"/>`
  const named = sheets.map(
    (_, at) => `<sheet name="${at ? `S${at + 1}` : 'Rates'}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`,
  )
  const texts: [string, string][] = [
    ['[Content_Types].xml', `<Types xmlns="${PACKAGE}/content-types"/>`],
    [
      '_rels/.rels',
      `<Relationships xmlns="${PACKAGE}/relationships">${relation('rId1', 'officeDocument', 'xl/workbook.xml')}</Relationships>`,
    ],
    [
      'xl/workbook.xml',
      `<workbook ${MAIN} xmlns:r="${OFFICE}">${workbookBefore}<sheets>${named.join('')}</sheets></workbook>`,
    ],
    [
      'xl/_rels/workbook.xml.rels',
      `<Relationships xmlns="${PACKAGE}/relationships">${sheets.map((_, at) => relation(`rId${at + 1}`, 'worksheet', `worksheets/sheet${at + 1}.xml`)).join('')}</Relationships>`,
    ],
    ...(styles === undefined ? [] : [['xl/styles.xml', styles] as [string, string]]),
    ...(strings === undefined ? [] : [['xl/sharedStrings.xml', strings] as [string, string]]),
    ...sheets.map((content, at): [string, string] => [`xl/worksheets/sheet${at + 1}.xml`, content]),
  ]
  return [
    ...texts.map(([name, content]) => ({ name, content: Buffer.from(change ? change(name, content) : content) })),
    ...parts,
  ]
}

export const bookOf = (book: Book = {}, comment = '') => aZip(partsOf(book), comment)

/** A list that grows by `add(what, fate, bytes)`. */
export function listOf(sort: string, ending: string) {
  const files: HostileFile[] = []
  const add = (what: string, fate: Fate | string, bytes: () => Buffer | string, name = `rates.${ending}`) =>
    files.push({
      sort,
      what,
      name,
      fate: typeof fate === 'string' ? refusedBy(fate) : fate,
      bytes: () => Buffer.from(bytes()),
    })
  return { files, add }
}

/** 'imports.brokenCell at Rates!B2'. */
function refusedBy(words: string): Fate {
  const [refused = '', cell] = words.split(' at ')
  return { refused, ...(cell && { cell }) }
}

/** Bytes that nothing can pack: a part of them makes room for what packs well. */
export function noise(size: number): Buffer {
  const bytes = Buffer.alloc(size)
  let state = 12_345
  for (let at = 0; at < size; at++) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    bytes[at] = state >>> 24
  }
  return bytes
}

export const ballast = (kilobytes: number): Entry => ({
  name: 'docProps/thumbnail.jpeg',
  content: noise(kilobytes * 1_024),
})
