import { deflateRawSync } from 'node:zlib'
import { beforeAll, expect, test } from 'vitest'
import { aBomb, aZip, type Entry } from '../files/hostile-files.builder'
import { readWorkbook, SheetCollector, type SheetFileKind, SheetRefused } from '.'

type Hostile = { what: string; kind: SheetFileKind; bytes: Buffer; code: string; cell?: string }
const hostile: Hostile[] = []
const add = (what: string, code: string, bytes: Buffer | string, kind: SheetFileKind = 'xlsx', cell?: string) =>
  hostile.push({ what, kind, code, bytes: Buffer.from(bytes), ...(cell && { cell }) })

const MAIN = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"'
const relation = (at: number) => `<Relationship Id="rId${at}" Target="worksheets/sheet${at}.xml"/>`

/** A workbook whose sheets are these, and whatever else is put in. */
function aBook(
  sheets: string[],
  more: Entry[] = [],
  change: (name: string, content: string) => string = (_, content) => content,
): Buffer {
  const parts: [string, string][] = [
    ['[Content_Types].xml', '<Types/>'],
    [
      'xl/workbook.xml',
      `<workbook ${MAIN}><sheets>${sheets.map((_, at) => `<sheet name="S${at + 1}" r:id="rId${at + 1}"/>`).join('')}</sheets></workbook>`,
    ],
    [
      'xl/_rels/workbook.xml.rels',
      `<Relationships>${sheets.map((_, at) => relation(at + 1)).join('')}</Relationships>`,
    ],
    ...sheets.map((content, at): [string, string] => [`xl/worksheets/sheet${at + 1}.xml`, content]),
  ]
  return aZip([...parts.map(([name, content]) => ({ name, content: Buffer.from(change(name, content)) })), ...more])
}

const sheet = (rows: string, tail = '') => `<worksheet ${MAIN}><sheetData>${rows}</sheetData>${tail}</worksheet>`
const good = sheet('<row r="1"><c r="A1" t="str"><v>Age</v></c><c r="B1"><v>1</v></c></row>')

beforeAll(() => {
  for (const megabytes of [50, 100, 200, 300, 1_000, 3_000])
    add(`a bomb of ${megabytes} MB`, 'imports.unpacksTooLarge', aBomb(megabytes))
  add(
    'a sheet that lies about its size',
    'imports.broken',
    aBook([good], [{ name: 'xl/styles.xml', content: Buffer.alloc(9_000), says: 100 }]),
  )
  for (const part of [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 0.99]) {
    const whole = aBook([good])
    add(`${part} of a workbook`, 'imports.broken', whole.subarray(0, whole.length * part))
  }
  for (const name of ['xl/vbaProject.bin', 'xl/macrosheets/sheet1.xml', 'xl/activeX/activeX1.bin', 'XL/VBAPROJECT.BIN'])
    add(`a workbook with ${name}`, 'imports.macros', aBook([good], [{ name, content: Buffer.from('x') }]))
  add(
    'a binary workbook',
    'imports.binaryWorkbook',
    aBook([good], [{ name: 'xl/workbook.bin', content: Buffer.from('x') }]),
  )
  add('a sealed part', 'imports.encrypted', aBook([good], [{ name: 'xl/a.xml', content: Buffer.from('x'), flags: 1 }]))
  for (const word of ['<!DOCTYPE a [<!ENTITY b "c">]>', '<!DOCTYPE lolz SYSTEM "file:///etc/passwd">'])
    for (const part of ['xl/worksheets/sheet1.xml', 'xl/workbook.xml'])
      add(
        `${word.slice(0, 14)} in ${part}`,
        'imports.entities',
        aBook([good], [], (name, content) => (name === part ? word + content : content)),
      )
  add('no sheet at all', 'imports.noSheet', aBook([]))
  add(
    'a sheet that is not there',
    'imports.noSheet',
    aBook([good], [], (name, content) => (name.endsWith('.rels') ? '<Relationships/>' : content)),
  )
  add('two hundred sheets', 'imports.tooManySheets', aBook(Array.from({ length: 200 }, () => good)))
  for (const column of ['XFD', 'ZZZ', 'IW', 'AAA'])
    add(
      `a cell in column ${column}`,
      'imports.tooManyColumns',
      aBook([sheet(`<row r="3"><c r="${column}3"><v>1</v></c></row>`)]),
      'xlsx',
      'S1!IW3',
    )
  add(
    '16,384 columns',
    'imports.tooManyColumns',
    aBook([sheet(`<row r="1">${'<c><v>1</v></c>'.repeat(16_384)}</row>`)]),
    'xlsx',
    'S1!IW1',
  )
  add(
    'a million empty rows',
    'imports.tooManyEmptyRows',
    aBook([sheet('<row/>'.repeat(1_000_000))]),
    'xlsx',
    'S1!A100001',
  )
  add(
    '300,000 rows',
    'imports.tooManyRows',
    aBook([sheet('<row><c><v>1</v></c></row>'.repeat(300_000))]),
    'xlsx',
    'S1!A200001',
  )
  add(
    'merged everything',
    'imports.tooManyMerges',
    aBook([
      sheet(
        '<row r="1"><c r="A1"><v>1</v></c></row>',
        `<mergeCells>${'<mergeCell ref="A1:B2"/>'.repeat(30_000)}</mergeCells>`,
      ),
    ]),
  )
  for (const cut of ['<row r="1"><c r="A1"><v>1', '<row r="1"><c r="A1"', '<row r="1"><c r="A1"><is><t>x'])
    add(`a sheet that ends in ${cut.slice(-8)}`, 'imports.broken', aBook([`<worksheet ${MAIN}><sheetData>${cut}`]))
  for (const method of [1, 9, 12, 14, 99])
    add(
      `a sheet packed by ${method}`,
      'imports.broken',
      aBook([good], [{ name: 'xl/styles.xml', content: Buffer.from('x'), method }]),
    )
  add(
    'a sheet whose packing is broken',
    'imports.broken',
    aBook(
      [good],
      [{ name: 'xl/styles.xml', content: Buffer.from('styles'), packed: Buffer.from('not deflated at all') }],
    ),
  )
  add(
    'styles that grow',
    'imports.unpacksTooLarge',
    aBook(
      [good],
      [
        {
          name: 'xl/styles.xml',
          content: Buffer.alloc(0),
          packed: deflateRawSync(Buffer.alloc(9_000_000)),
          says: 9_000_000,
        },
      ],
    ),
  )
  texts()
  olds()
})

function texts() {
  add(
    'a text in no encoding',
    'imports.unknownEncoding',
    Buffer.from([0x61, 0x2c, 0x81, 0x8d, 0xff, 0xfe, 0x0a]),
    'csv',
  )
  for (const code of [1, 2, 7, 8, 27, 127])
    add(`control character ${code}`, 'imports.unknownEncoding', `a,b\n1,${String.fromCharCode(code)}\n`, 'csv')
  add('NUL in the middle', 'imports.unknownEncoding', 'a,b\n1,\0\n', 'csv')
  add('a quotation that never ends', 'imports.quoteOpen', `a,b\n1,"${'x'.repeat(50)}\n2,3\n`, 'csv')
  add('a text of a megabyte', 'imports.textTooLong', `a,b\n1,"${'x'.repeat(1_000_000)}"\n`, 'csv')
  add('a thousand columns', 'imports.tooManyColumns', `${'a,'.repeat(999)}a\n`, 'csv', 'rates!IW1')
  add('300,000 lines', 'imports.tooManyRows', 'a,1\n'.repeat(300_000), 'csv', 'rates!A200001')
  add('200,000 empty lines', 'imports.tooManyEmptyRows', '\n'.repeat(200_000), 'csv', 'rates!A100001')
}

function olds() {
  for (const size of [0, 8, 100, 512, 4_096])
    add(
      `${size} bytes called xls`,
      'imports.broken',
      Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(size, 0xab)]),
      'xls',
    )
}

test(
  'every hostile sheet is refused with its reason, and with the cell where one is meant',
  { timeout: 120_000 },
  async () => {
    const faults: string[] = []
    for (const { what, kind, bytes, code, cell } of hostile) {
      const answer = await readWorkbook({ kind, name: 'rates.x', bytes }, new SheetCollector()).then(
        () => 'was let in',
        (error: unknown) => (error instanceof SheetRefused ? error.refusal : String(error)),
      )
      if (typeof answer === 'string') faults.push(`${what}: ${answer}`)
      else if (answer.code !== code) faults.push(`${what}: ${answer.code} instead of ${code}`)
      else if (cell && answer.values?.['cell'] !== cell)
        faults.push(`${what}: at ${answer.values?.['cell']} instead of ${cell}`)
    }
    expect(faults).toEqual([])
  },
)
