import { deflateRawSync } from 'node:zlib'
import { aBomb, aZip, type Entry } from '../../files/hostile-files.builder'
import { bookOf, GOOD_SHEET, goodRows, type HostileFile, listOf, noise, partsOf } from './hostile-book.builder'

const part = (name: string, content: string | Buffer = 'x', more: Partial<Entry> = {}): Entry => ({
  name,
  content: Buffer.from(content),
  ...more,
})
const zeros = (megabytes: number) => Buffer.alloc(megabytes * 1024 * 1024)

/** Writes over some bytes of a finished zip, counted from the last occurrence of a mark. */
function changed(bytes: Buffer, mark: string, offset: number, value: number, size: 2 | 4 = 4): Buffer {
  const at = bytes.lastIndexOf(mark, undefined, 'latin1') + offset
  if (size === 4) bytes.writeUInt32LE(value >>> 0, at)
  else bytes.writeUInt16LE(value, at)
  return bytes
}
const [LOCAL, CENTRAL, END] = ['PK\u0003\u0004', 'PK\u0001\u0002', 'PK\u0005\u0006']

/** Packings that lie, grow, are cut, or say two things. */
export function hostileZips(): HostileFile[] {
  const { add, files } = listOf('zip', 'xlsx')
  bombs(add)
  lies(add)
  names(add)
  for (const share of [0.05, 0.2, 0.35, 0.5, 0.65, 0.8, 0.95, 0.999])
    add(`cut at ${share}`, 'media.contentDiffers', () => {
      const whole = bookOf()
      return whole.subarray(0, Math.floor(whole.length * share))
    })
  others(add)
  return files
}

type Add = ReturnType<typeof listOf>['add']

function bombs(add: Add) {
  for (const megabytes of [50, 100, 300, 1_000, 3_000])
    add(`flat bomb of ${megabytes} MB`, 'media.unpacksTooLarge', () => aBomb(megabytes))
  add('bomb inside a bomb', 'media.unpacksTooLarge', () =>
    bookOf({ parts: [part('xl/inner.xlsx', aBomb(300)), part('xl/a.xml', zeros(40))] }),
  )
  add('zip inside a zip inside a zip, none unpacked', goodRows, () => {
    const nested = aZip([part('c.zip', aZip([part('b.zip', aZip([part('a.zip', zeros(1))]))]))])
    return bookOf({ parts: [part('docProps/nested.zip', nested)] })
  })
  add('sixteen parts of one packed megabyte', 'media.unpacksTooLarge', () => {
    const packed = deflateRawSync(zeros(16))
    return bookOf({
      parts: Array.from({ length: 16 }, (_, at) =>
        part(`xl/p${at}.xml`, Buffer.alloc(0), { packed, says: 16 * 2 ** 20 }),
      ),
    })
  })
  add('a sheet of 150 MB of nothing', 'media.unpacksTooLarge', () =>
    bookOf({ sheet: `<worksheet>${' '.repeat(150 * 2 ** 20)}</worksheet>` }),
  )
  add('styles of 9 MB', 'imports.unpacksTooLarge', () =>
    bookOf({
      parts: [part('xl/media/noise.png', noise(300_000))],
      styles: `<styleSheet>${' '.repeat(9 * 2 ** 20)}</styleSheet>`,
    }),
  )
  add('2,001 parts', 'media.contentDiffers', () =>
    bookOf({ parts: Array.from({ length: 2_001 }, (_, at) => part(`xl/x${at}.xml`)) }),
  )
}

function lies(add: Add) {
  const withPart = (more: Partial<Entry>, content: string | Buffer = 'a part') =>
    bookOf({ parts: [part('xl/calcChain.xml', content, more)] })
  add('says it is smaller than it is', 'media.broken', () => withPart({ says: 10 }, zeros(1)))
  add('says it is larger than it is', 'media.broken', () => withPart({ says: 5_000 }))
  add('says it is 4 GB', 'media.unpacksTooLarge', () => withPart({ says: 0xffff_ffff }))
  add('wrong sum of a packed part', 'media.broken', () => withPart({ check: 1 }))
  add('wrong sum of a stored part', 'media.broken', () =>
    withPart({ check: 1, method: 0, packed: Buffer.from('a part') }),
  )
  add('one digit changed in a stored sheet', 'media.broken', () => {
    const entries = partsOf({}).map((entry) =>
      entry.name.endsWith('sheet1.xml')
        ? { ...entry, method: 0, packed: Buffer.from(GOOD_SHEET.replace('1.5', '9.5')) }
        : entry,
    )
    return aZip(entries)
  })
  for (const method of [1, 6, 9, 12, 14, 93, 95, 98, 99])
    add(`packed by method ${method}`, 'media.broken', () => withPart({ method }))
  add('packing that is none', 'media.broken', () => withPart({ packed: Buffer.from('not deflated at all') }))
  add('packing that stops in the middle', 'media.broken', () =>
    withPart({ packed: deflateRawSync(noise(4_000)).subarray(0, 900), says: 4_000 }),
  )
  add('directory outside of the file', 'media.contentDiffers', () => changed(bookOf(), END, 16, 0x7fff_ffff))
  add('directory of 65,535 parts', 'media.contentDiffers', () => changed(bookOf(), END, 10, 65_535, 2))
  add('directory of no parts', 'media.contentDiffers', () => changed(bookOf(), END, 10, 0, 2))
  add('zip64 sizes that are not there', 'media.unpacksTooLarge', () => changed(bookOf(), CENTRAL, 24, 0xffff_ffff))
  add('zip64 place that is not there', 'media.broken', () => changed(bookOf(), CENTRAL, 42, 0xffff_ffff))
  add('a part that begins behind the end', 'media.broken', () => changed(bookOf(), CENTRAL, 42, 0x00ff_ffff))
  add('a part that begins in the directory', 'media.broken', () => changed(bookOf(), CENTRAL, 42, 1_700))
  add('name longer than the directory', 'media.broken', () => changed(bookOf(), CENTRAL, 28, 65_535, 2))
  add('comment longer than the file', 'media.contentDiffers', () => changed(bookOf(), END, 20, 65_535, 2))
  add('another name where the part stands', 'imports.broken', () => changed(bookOf(), LOCAL, 30, 0x7878_7878))
  add('another method where the part stands', 'imports.broken', () => changed(bookOf(), LOCAL, 8, 0, 2))
}

function names(add: Add) {
  add('two sheets of one name', 'imports.broken', () =>
    bookOf({ parts: [part('xl/worksheets/sheet1.xml', GOOD_SHEET.replace('1.5', '9'))] }),
  )
  add('two sheets of one name but for its capitals', 'imports.broken', () =>
    bookOf({ parts: [part('XL/Worksheets/SHEET1.xml', GOOD_SHEET.replace('1.5', '9'))] }),
  )
  for (const name of [
    '../../etc/cron.d/x',
    '..\\..\\x.bat',
    '/etc/passwd',
    '\\\\server\\share\\x',
    'xl/../../x',
    'a\0.xml',
  ])
    add(`a part called ${JSON.stringify(name)}`, 'media.broken', () => bookOf({ parts: [part(name)] }))
  add('parts that share their bytes', 'imports.broken', () => {
    const shared = bookOf({ parts: [part('xl/a.xml', zeros(1)), part('xl/b.xml', zeros(1))] })
    const first = shared.indexOf('xl/a.xml') - 30
    const copy = changed(shared, CENTRAL, 42, first)
    return Buffer.from(copy.toString('latin1').replaceAll('xl/b.xml', 'xl/a.xmL'), 'latin1')
  })
  add('a link to a folder of the machine', goodRows, () =>
    changed(
      bookOf({ parts: [part('xl/link', '/etc', { method: 0, packed: Buffer.from('/etc') })] }),
      CENTRAL,
      38,
      0xa1ff_0000,
    ),
  )
}

function others(add: Add) {
  for (const [what, name] of [
    ['macros', 'xl/vbaProject.bin'],
    ['macros in capitals', 'XL/VBAPROJECT.BIN'],
    ['old macro sheets', 'xl/macrosheets/sheet1.xml'],
    ['controls', 'xl/activeX/activeX1.bin'],
    ['an embedded program', 'xl/embeddings/oleObject1.bin'],
  ] as const)
    add(`with ${what}`, 'media.contentDiffers', () => bookOf({ parts: [part(name)] }))
  add('a binary workbook under the name of one in XML', 'media.contentDiffers', () =>
    bookOf({ parts: [part('xl/workbook.bin')] }),
  )
  add('a sealed part', 'media.encrypted', () => bookOf({ parts: [part('xl/a.xml', 'x', { flags: 1 })] }))
  add('every part sealed', 'media.encrypted', () => aZip(partsOf({}).map((entry) => ({ ...entry, flags: 1 }))))
  add('a text document', 'media.contentDiffers', () =>
    aZip([part('[Content_Types].xml', '<Types/>'), part('word/document.xml', '<w:document/>')]),
  )
  add('a presentation', 'media.contentDiffers', () =>
    aZip([part('[Content_Types].xml', '<Types/>'), part('ppt/presentation.xml', '<p/>')]),
  )
  add('an open document', 'media.contentDiffers', () =>
    aZip([
      part('mimetype', 'application/vnd.oasis.opendocument.spreadsheet', {
        method: 0,
        packed: Buffer.from('application/vnd.oasis.opendocument.spreadsheet'),
      }),
      part('content.xml', '<x/>'),
    ]),
  )
  add('a program for Java', 'media.contentDiffers', () => aZip([part('META-INF/MANIFEST.MF'), part('A.class')]))
  add('a zip with a program before it', 'media.contentDiffers', () =>
    Buffer.concat([Buffer.from('MZ\u0090\0'), bookOf()]),
  )
  add('a page behind the zip', 'media.contentDiffers', () =>
    Buffer.concat([bookOf(), Buffer.from('<script>alert(1)</script>')]),
  )
}
