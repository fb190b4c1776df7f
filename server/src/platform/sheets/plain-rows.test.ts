import { expect, test } from 'vitest'
import { aZip } from '../files/hostile-files.builder'
import { readWorkbook, SheetCollector, SheetRefused } from '.'

const MAIN = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

/** Once as programs write it, read from bytes; once with a comment in front of the rows, read as text. */
function aBook(sheetData: string, before = ''): Buffer {
  const parts: [string, string][] = [
    ['[Content_Types].xml', '<Types/>'],
    [
      'xl/workbook.xml',
      `<workbook ${MAIN} xmlns:r="${OFFICE}"><sheets><sheet name="Rates" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    ],
    [
      'xl/_rels/workbook.xml.rels',
      `<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/></Relationships>`,
    ],
    [
      'xl/styles.xml',
      '<styleSheet><cellXfs><xf numFmtId="0"/><xf numFmtId="9"/><xf numFmtId="14"/></cellXfs></styleSheet>',
    ],
    ['xl/sharedStrings.xml', '<sst><si><t>Age</t></si><si><t></t></si><si><t>R&amp;D &lt;土&gt;</t></si></sst>'],
    [
      'xl/worksheets/sheet1.xml',
      `<?xml version="1.0" encoding="UTF-8"?><worksheet ${MAIN}><dimension ref="A1"/>${before}<sheetData>${sheetData}</sheetData><mergeCells><mergeCell ref="A1:B1"/></mergeCells></worksheet>`,
    ],
  ]
  return aZip(parts.map(([name, content]) => ({ name, content: Buffer.from(content) })))
}

async function read(bytes: Buffer): Promise<unknown> {
  const collector = new SheetCollector()
  try {
    await readWorkbook({ kind: 'xlsx', name: 'rates.xlsx', bytes }, collector)
    return collector.sheets.map(({ rows, merges }) => ({ rows: [...rows], merges }))
  } catch (error) {
    if (error instanceof SheetRefused) return error.refusal
    throw error
  }
}

const many = Array.from(
  { length: 20_000 },
  (_, at) =>
    `<row r="${at + 1}" spans="1:2"><c r="A${at + 1}"><v>${at % 700}</v></c><c r="B${at + 1}" s="1"><v>0.${at}</v></c></row>`,
).join('')

/** What could be read in two ways if bytes and text were not read alike. */
const cases: [string, string][] = [
  [
    'plain rows',
    '<row r="1"><c r="A1" t="s"><v>0</v></c><c r="C1" s="1"><v>0.15</v></c><c r="D1" t="n"><v>1E-3</v></c></row>',
  ],
  ['rows over many pieces', many],
  ['an empty text', '<row r="1"><c r="A1" t="s"><v>1</v></c><c r="B1" t="s"><v>2</v></c></row>'],
  ['cells without a value', '<row r="1"><c r="A1" s="1"/><c r="B1"></c><c r="C1"><v></v></c><c r="D1"><v/></c></row>'],
  [
    'days',
    '<row r="1"><c r="A1" s="2"><v>45000</v></c><c r="B1" s="2"><v>45000.5</v></c><c r="C1"><v>45000</v></c></row>',
  ],
  [
    'numbers beyond what Excel counts',
    '<row r="1"><c r="A1"><v>1.1499999999999999</v></c><c r="B1"><v>1e400</v></c><c r="C1"><v>1-2</v></c></row>',
  ],
  [
    'a formula between plain rows',
    '<row r="1"><c r="A1"><v>1</v></c></row><row r="2"><c r="A2"><f>A1*2</f><v>2</v></c></row><row r="3"><c r="A3"><v>3</v></c></row>',
  ],
  [
    'texts in their cells',
    '<row r="1"><c r="A1" t="inlineStr"><is><t>土 地</t></is></c><c r="B1" t="str"><v>x</v></c><c r="C1" t="b"><v>1</v></c></row>',
  ],
  ['a hidden row', '<row r="1" hidden="1"><c r="A1"><v>1</v></c></row><row r="2"><c r="A2"><v>2</v></c></row>'],
  ['an empty row', '<row r="1"/><row r="2"><c r="A2"><v>2</v></c></row>'],
  [
    'rows and cells that do not say where they are',
    '<row><c><v>1</v></c><c><v>2</v></c></row><row r="4"><c><v>3</v></c></row>',
  ],
  ['lines between rows', '\n  <row r="1"><c r="A1"><v>1</v></c></row>\r\n\t<row r="2"><c r="A2"><v>2</v></c></row>\n'],
  ['lines between cells', '<row r="1">\n<c r="A1"><v>1</v></c>\n<c r="B1"><v>2</v></c>\n</row>'],
  [
    'a comment that holds the end of a row',
    '<row r="1"><c r="A1"><v>1</v></c><!-- </row> --><c r="B1"><v>2</v></c></row><row r="2"><c r="A2"><v>3</v></c></row>',
  ],
  [
    'a comment between rows',
    '<row r="1"><c r="A1"><v>1</v></c></row><!-- <row r="2"> --><row r="3"><c r="A3"><v>3</v></c></row>',
  ],
  ['raw text', '<row r="1"><c r="A1" t="str"><v><![CDATA[a<b]]></v></c></row><row r="2"><c r="A2"><v>2</v></c></row>'],
  ['a far column', '<row r="1"><c r="ZZ1"><v>1</v></c></row>'],
  ['a cell twice', '<row r="1"><c r="A1"><v>1</v></c><c r="A1"><v>2</v></c></row>'],
  ['a cell of another row', '<row r="1"><c r="A2"><v>1</v></c></row>'],
  ['a row twice', '<row r="2"><c r="A2"><v>1</v></c></row><row r="2"><c r="A2"><v>2</v></c></row>'],
  ['rows from below', '<row r="3"><c r="A3"><v>1</v></c></row><row r="2"><c r="A2"><v>2</v></c></row>'],
  ['row 0', '<row r="0"><c r="A0"><v>1</v></c></row>'],
  ['a row past the last', '<row r="2000000"><c r="A2000000"><v>1</v></c></row>'],
  ['a text that is not there', '<row r="1"><c r="A1" t="s"><v>7</v></c></row>'],
  ['a value that is no number', '<row r="1"><c r="A1"><v>12,5</v></c><c r="B1"><v>--1</v></c></row>'],
  ['a row without an end', '<row r="1"><c r="A1"><v>1</v></c></row><row r="2"><c r="A2"><v>2</v></c>'],
  ['a cell without an end', '<row r="1"><c r="A1"><v>1</v></row>'],
  ['other tags between rows', '<row r="1"><c r="A1"><v>1</v></c></row><extra/><row r="2"><c r="A2"><v>2</v></c></row>'],
]

test.each(cases)('%s: read from bytes as it is read as text', async (_, sheetData) => {
  const [fromBytes, asText] = [await read(aBook(sheetData)), await read(aBook(`<!-- as text -->${sheetData}`))]
  expect(fromBytes).toEqual(asText)
})

test('a piece that ends anywhere in a row changes nothing', async () => {
  const row = (at: number) =>
    `<row r="${at}" ht="15"><c r="A${at}" s="1" t="n"><v>${at}.25</v></c><c r="B${at}" t="s"><v>0</v></c></row>`
  for (let pad = 0; pad < 140; pad += 7) {
    const rows = Array.from({ length: 700 }, (_, at) => row(at + 1)).join('')
    expect(await read(aBook(rows, `<cols>${' '.repeat(pad)}</cols>`))).toEqual(await read(aBook(`<!-- -->${rows}`)))
  }
})
