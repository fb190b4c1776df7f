import { aZip } from '../../server/src/platform/files/hostile-files.builder'

const text = (column: string, row: number, at: number) => `<c r="${column}${row}" t="s"><v>${at}</v></c>`
const number = (column: string, row: number, value: number | string, style = '') =>
  `<c r="${column}${row}"${style}><v>${value}</v></c>`

/** A workbook as Excel writes it: texts shared, numbers plain, percentages and dates by their style. */
export function aRateWorkbook(rows: number): Buffer {
  const strings: string[] = []
  const known = new Map<string, number>()
  const shared = (word: string) => {
    const at = known.get(word)
    if (at !== undefined) return at
    known.set(word, strings.length)
    return strings.push(word) - 1
  }
  const heads = ['Age', 'Region', 'Vehicle class', 'NCD', 'Gender', 'Factor', 'Premium', 'Remark']
  const lines = [
    `<row r="1">${heads.map((head, at) => text('ABCDEFGH'[at] as string, 1, shared(head))).join('')}</row>`,
  ]
  for (let at = 0; at < rows; at++) {
    const row = at + 2
    const low = 18 + (at % 60)
    lines.push(
      `<row r="${row}" spans="1:8">${text('A', row, shared(`${low}-${low + 2}`))}${text('B', row, shared(`Region ${at % 37}`))}${text('C', row, shared(`Class ${at % 11}`))}${number('D', row, (at % 7) / 10, ' s="1"')}${text('E', row, shared(at % 2 ? 'M' : 'F'))}${number('F', row, 0.8 + (at % 900) / 1_000)}${number('G', row, 1_200.5 + (at % 3_000))}${text('H', row, shared(`note ${at % 200}`))}</row>`,
    )
  }
  const main = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"'
  const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
  const types = 'http://schemas.openxmlformats.org/package/2006'
  const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
  const book = 'application/vnd.openxmlformats-officedocument.spreadsheetml'
  const parts: [string, string][] = [
    [
      '[Content_Types].xml',
      `${head}<Types xmlns="${types}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${book}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${book}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${book}.styles+xml"/><Override PartName="/xl/sharedStrings.xml" ContentType="${book}.sharedStrings+xml"/></Types>`,
    ],
    [
      '_rels/.rels',
      `${head}<Relationships xmlns="${types}/relationships"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    ],
    [
      'xl/workbook.xml',
      `${head}<workbook ${main} xmlns:r="${office}"><sheets><sheet name="Rates" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    ],
    [
      'xl/_rels/workbook.xml.rels',
      `${head}<Relationships xmlns="${types}/relationships"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${office}/styles" Target="styles.xml"/><Relationship Id="rId3" Type="${office}/sharedStrings" Target="sharedStrings.xml"/></Relationships>`,
    ],
    [
      'xl/styles.xml',
      `${head}<styleSheet ${main}><fonts count="1"><font/></fonts><fills count="1"><fill/></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="9" applyNumberFormat="1"/></cellXfs></styleSheet>`,
    ],
    ['xl/sharedStrings.xml', `${head}<sst ${main}>${strings.map((word) => `<si><t>${word}</t></si>`).join('')}</sst>`],
    [
      'xl/worksheets/sheet1.xml',
      `${head}<worksheet ${main}><dimension ref="A1:H${rows + 1}"/><sheetData>${lines.join('')}</sheetData></worksheet>`,
    ],
  ]
  return aZip(parts.map(([name, content]) => ({ name, content: Buffer.from(content) })))
}
