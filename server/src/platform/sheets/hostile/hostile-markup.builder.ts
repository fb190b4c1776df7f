import {
  ballast,
  bookOf,
  GOOD_ROWS,
  GOOD_SHEET,
  goodRows,
  HEADER,
  type HostileFile,
  listOf,
  MAIN,
  RATES,
  row,
  sheetOf,
  text,
} from './hostile-book.builder'

const LAUGHS = `<!DOCTYPE lolz [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;"><!ENTITY c "&b;&b;&b;&b;&b;&b;&b;&b;">]>`
const OUTSIDE = '<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]>'
const BLIND = '<!DOCTYPE x [<!ENTITY % p SYSTEM "http://169.254.169.254/x"> %p;]>'
const PARTS = [
  'xl/workbook.xml',
  'xl/worksheets/sheet1.xml',
  'xl/_rels/workbook.xml.rels',
  'xl/sharedStrings.xml',
  'xl/styles.xml',
]
const STRINGS = `<sst ${MAIN}><si><t>x</t></si></sst>`
const STYLES = `<styleSheet ${MAIN}/>`

type Add = ReturnType<typeof listOf>['add']

/** Texts inside of a workbook that grow, point outside, hang a reader, or are no text. */
export function hostileMarkup(): HostileFile[] {
  const { add, files } = listOf('markup', 'xlsx')
  definitions(add)
  encodings(add)
  hanging(add)
  wrapped(add)
  structure(add)
  return files
}

const inPart = (part: string, change: (content: string) => string | Buffer) =>
  bookOf({
    strings: STRINGS,
    styles: STYLES,
    change: (name, content) => (name === part ? change(content) : content),
  })

function definitions(add: Add) {
  for (const part of PARTS)
    for (const [what, definition] of [
      ['a billion laughs', LAUGHS],
      ['a file of the machine', OUTSIDE],
    ] as const)
      add(`${what} in ${part}`, 'imports.entities', () => inPart(part, (content) => definition + content))
  add('a definition fetched from inside', 'imports.entities', () =>
    inPart(PARTS[1] as string, (content) => BLIND + content),
  )
  add('a definition behind 10,000 spaces', 'imports.entities', () =>
    inPart(PARTS[1] as string, (content) => ' '.repeat(10_000) + LAUGHS + content),
  )
  add('a definition behind a long comment', 'imports.entities', () =>
    inPart(PARTS[1] as string, (content) => `<!--${'-'.repeat(90_001).replaceAll('--', '- ')}-->${LAUGHS}${content}`),
  )
  add('an entity that nobody defined', goodRows, () =>
    bookOf({ sheet: sheetOf(row(text('Age &evil;'), text('Factor')) + RATES.join('')) }),
  )
}

function encodings(add: Add) {
  const sheet = PARTS[1] as string
  for (const encoding of ['UTF-16', 'UTF-7', 'Shift_JIS', 'windows-1252', 'EBCDIC-CP-US', 'utf-32'])
    add(`a sheet that says it is in ${encoding}`, 'imports.broken', () =>
      inPart(sheet, (content) => `<?xml version="1.0" encoding="${encoding}"?>${content}`),
    )
  add('a sheet in UTF-16 with a mark', 'imports.broken', () =>
    inPart(sheet, (content) => Buffer.from(`\ufeff${content}`, 'utf16le')),
  )
  add('a sheet in UTF-16 without a mark', 'imports.broken', () =>
    inPart(sheet, (content) => Buffer.from(content, 'utf16le')),
  )
  const bad = {
    'a lone byte': 'ff',
    'half a character': 'e5b9',
    'an overlong slash': 'c0af',
    'a surrogate as bytes': 'eda080',
    'past the last character': 'f4908080',
  }
  for (const [what, hex] of Object.entries(bad))
    add(`${what} in a text`, 'imports.broken', () =>
      inPart(sheet, (content) =>
        Buffer.concat([
          Buffer.from(content.slice(0, content.indexOf('Factor'))),
          Buffer.from(hex, 'hex'),
          Buffer.from(content.slice(content.indexOf('Factor'))),
        ]),
      ),
    )
  add('NUL in a text', 'imports.broken', () => inPart(sheet, (content) => content.replace('Factor', 'Fac\0tor')))
  add('NUL and half a character by their numbers', goodRows, () =>
    inPart(sheet, (content) => content.replace('Factor', '&#0;&#xD800;_x0000__xDFFF_Factor')),
  )
  add('a mark of byte order and an instruction before the sheet', goodRows, () =>
    inPart(
      sheet,
      (content) => `\ufeff<?xml version="1.0" encoding="UTF-8"?><?evil <row><c><v>9</v></c></row>?>${content}`,
    ),
  )
}

/** Each took a reader by patterns hours; one look at each character takes none. */
function hanging(add: Add) {
  const many = (words: string, bytes: number) => words.repeat(Math.ceil(bytes / words.length))
  const noisy = (sheet: string, more: { strings?: string; styles?: string } = {}) =>
    bookOf({
      sheet,
      ...more,
      parts: [ballast(90)],
    })
  const MB = 1_000_000
  add('a million runs that never begin', 'imports.broken', () =>
    noisy(GOOD_SHEET, { strings: `<sst><si>${many('<t ', MB)}</si></sst>` }),
  )
  add('a million reading aids that never end', goodRows, () =>
    noisy(GOOD_SHEET, { strings: `<sst><si>${many('<rPh>', MB)}</si></sst>` }),
  )
  add('an inline text of openings', 'imports.broken', () =>
    noisy(sheetOf(`${HEADER}<row><c t="inlineStr"><is>${many('<t ', MB)}</is></c></row>`)),
  )
  add('styles that open and never close', goodRows, () =>
    noisy(GOOD_SHEET, { styles: `<styleSheet>${many('<cellXfs ', 4 * MB)}</styleSheet>` }),
  )
  add('a number format of a million letters', { rows: GOOD_ROWS.map(([age = null]) => [age, '1900-01-01']) }, () =>
    noisy(GOOD_SHEET, {
      styles: `<styleSheet><numFmts><numFmt numFmtId="164" formatCode="${many('m', MB)}"/></numFmts><cellXfs><xf numFmtId="164"/></cellXfs></styleSheet>`,
    }),
  )
  add('sheets that open and never close', 'imports.noSheet', () =>
    bookOf({
      workbookBefore: many('<sheet ', 2 * MB),
      parts: [ballast(90)],
    }),
  )
  add('a tag that is two megabytes of name', 'imports.broken', () => noisy(`<worksheet><${many('x', 2 * MB)}`))
  add('a comment that never ends', 'imports.broken', () => noisy(`<worksheet><!-- ${many('x ', 2 * MB)}`))
  add('a hundred thousand comments', goodRows, () =>
    noisy(GOOD_SHEET.replace('<sheetData>', many('<!---->', 700_000) + '<sheetData>')),
  )
  add('tags a hundred thousand deep', goodRows, () =>
    noisy(GOOD_SHEET.replace('<sheetData>', `${many('<x>', 300_000)}${many('</x>', 400_000)}<sheetData>`)),
  )
  add('a row of five megabytes', 'imports.unpacksTooLarge', () =>
    noisy(sheetOf(`${HEADER}<row>${many('<!-- -->    ', 15 * MB)}</row>`)),
  )
}

/** Legal ways to write a sheet that some readers take for another sheet. */
function wrapped(add: Add) {
  add('rates in a comment', goodRows, () =>
    bookOf({
      sheet: GOOD_SHEET.replace('</sheetData>', `<!-- ${row(text('66+'), '<c><v>9</v></c>')} --></sheetData>`),
    }),
  )
  add('a comment inside of a number', goodRows, () =>
    bookOf({ sheet: GOOD_SHEET.replace('<v>1.5</v>', '<v>1<!-- 9 -->.5</v>') }),
  )
  add('a number in a raw section', goodRows, () =>
    bookOf({ sheet: GOOD_SHEET.replace('<v>1.5</v>', '<v><![CDATA[1.5]]></v>') }),
  )
  add('a band in a raw section', goodRows, () =>
    bookOf({ sheet: GOOD_SHEET.replace('<t>18-25</t>', '<t><![CDATA[18-25]]></t>') }),
  )
  add('every tag with a prefix', goodRows, () => bookOf({ sheet: GOOD_SHEET.replaceAll(/<(\/?)(?=\w)/g, '<$1x:') }))
  add('texts with a prefix', goodRows, () =>
    bookOf({
      sheet: sheetOf(`<row><c t="s"><v>0</v></c><c t="s"><v>1</v></c></row>${RATES.join('')}`),
      strings: `<x:sst xmlns:x="urn:x"><x:si><x:t>Age</x:t></x:si><x:si><x:t>Factor</x:t></x:si></x:sst>`,
    }),
  )
}

function structure(add: Add) {
  add('no sheets', 'imports.noSheet', () =>
    bookOf({ change: (name, content) => (name === 'xl/workbook.xml' ? '<workbook/>' : content) }),
  )
  add('a sheet that is another part', 'imports.noSheet', () =>
    bookOf({ change: (_, content) => content.replace('worksheets/sheet1.xml', 'workbook.xml') }),
  )
  add('a sheet outside of the file', 'imports.noSheet', () =>
    bookOf({
      change: (name, content) =>
        name.endsWith('workbook.xml.rels') ? content.replace('worksheets/sheet1.xml', '../../../etc/passwd') : content,
    }),
  )
  add('a sheet on another machine', 'imports.noSheet', () =>
    bookOf({
      change: (name, content) =>
        name.endsWith('workbook.xml.rels')
          ? content.replace(
              'Target="worksheets/sheet1.xml"',
              'TargetMode="External" Target="http://10.0.0.1/sheet1.xml"',
            )
          : content,
    }),
  )
  add('links to other files', goodRows, () =>
    bookOf({
      parts: [
        {
          name: 'xl/externalLinks/externalLink1.xml',
          content: Buffer.from('<externalLink><externalBook r:id="rId1"/></externalLink>'),
        },
      ],
    }),
  )
  add('61 sheets', 'imports.tooManySheets', () => bookOf({ more: Array.from({ length: 60 }, () => GOOD_SHEET) }))
  add('an empty sheet', 'imports.noTableFound', () => bookOf({ sheet: sheetOf('') }))
  add('a sheet of nothing', 'imports.noTableFound', () => bookOf({ sheet: '' }))
  add('rows that never end', 'imports.brokenCell at Rates!A4', () =>
    bookOf({ sheet: GOOD_SHEET.slice(0, GOOD_SHEET.lastIndexOf('</row>')) }),
  )
  add('a sheet that ends in a tag', 'imports.broken', () =>
    bookOf({ sheet: GOOD_SHEET.slice(0, GOOD_SHEET.lastIndexOf('<c>') + 2) }),
  )
}
