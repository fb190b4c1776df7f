import { utils, write } from '@e965/xlsx'
import { goodRows, type HostileFile, listOf } from './hostile-book.builder'

const [HEADER_BYTES, SECTOR] = [512, 512]
const [BOUNDS, TEXTS, PASSWORD, WINDOW] = [0x85, 0xfc, 0x2f, 0x3d]

/** An old workbook with the table of all, as a spreadsheet program saves it. */
export function oldBook(): Buffer {
  const book = utils.book_new()
  utils.book_append_sheet(book, utils.aoa_to_sheet([['Age', 'Factor'], ['18-25', 1.5], ['26-64', 1], ['65+', 1.2]]), 'Rates') // oxfmt-ignore
  return write(book, { type: 'buffer', bookType: 'biff8' }) as Buffer
}

const at = (bytes: Buffer, place: number, value: number) => (bytes.writeUInt32LE(value >>> 0, place), bytes)
/** The sector that says which sector follows which. */
const chains = (bytes: Buffer) => HEADER_BYTES + bytes.readUInt32LE(76) * SECTOR
const inUtf16 = (word: string) => Buffer.from(word, 'utf16le')

/** Where the records of the book begin; they lie in one piece in a file as small as this. */
function recordsAt(bytes: Buffer): number {
  for (let place = HEADER_BYTES; place < bytes.length; place += 64)
    if (bytes.readUInt16LE(place) === 0x809 && bytes.readUInt16LE(place + 4) === 0x600) return place
  throw new Error('no records')
}

function findRecord(bytes: Buffer, kind: number): number {
  for (let place = recordsAt(bytes); place + 4 < bytes.length; place += 4 + bytes.readUInt16LE(place + 2))
    if (bytes.readUInt16LE(place) === kind) return place
  throw new Error(`no record ${kind}`)
}

const inRecord = (kind: number, change: (bytes: Buffer, place: number) => void) => () => {
  const bytes = oldBook()
  change(bytes, findRecord(bytes, kind))
  return bytes
}

/** Calls one entry of the directory something else, of the same length or shorter. */
function renamed(from: string, to: string): Buffer {
  const bytes = oldBook()
  const place = bytes.indexOf(inUtf16(`${from}\0`))
  bytes.fill(0, place, place + 64)
  inUtf16(to).copy(bytes, place)
  bytes.writeUInt16LE(to.length * 2 + 2, place + 64)
  return bytes
}

/** Old workbooks that go in circles, lie in their records, are sealed or are something else. */
export function hostileOldBooks(): HostileFile[] {
  const { add, files } = listOf('old', 'xls')
  add('an old workbook that is one', goodRows, oldBook)
  for (const size of [0, 8, 504, 4_096])
    add(`${size} bytes behind the right head`, 'media.broken', () =>
      Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(size, 0xab)]),
    )
  for (const share of [0.6, 0.75, 0.9])
    add(`cut at ${share}`, 'imports.broken', () => oldBook().subarray(0, Math.floor(oldBook().length * share)))
  circles(add)
  records(add)
  disguises(add)
  return files
}

type Add = ReturnType<typeof listOf>['add']

function circles(add: Add) {
  add('every sector follows itself', 'imports.broken', () => {
    const bytes = oldBook()
    for (let sector = 0; sector < 120; sector++) at(bytes, chains(bytes) + sector * 4, sector)
    return bytes
  })
  add('every sector follows the first', 'imports.broken', () => {
    const bytes = oldBook()
    for (let sector = 0; sector < 120; sector++) at(bytes, chains(bytes) + sector * 4, 0)
    return bytes
  })
  add('a list of sectors in a circle', 'imports.broken', () => {
    const bytes = Buffer.concat([oldBook(), Buffer.alloc(SECTOR)])
    const last = bytes.length / SECTOR - 2
    at(bytes, bytes.length - 4, last)
    return at(bytes, 68, last)
  })
  add('a directory outside of the file', 'imports.broken', () => at(oldBook(), 48, 0x00ff_ffff))
  add('chains outside of the file', 'imports.broken', () => at(oldBook(), 76, 0x00ff_ffff))
  add('sectors of 2 GB', 'imports.broken', () => (oldBook().writeUInt16LE(31, 30), at(oldBook(), 30, 31)))
  add('sectors of one byte', 'imports.broken', () => at(oldBook(), 30, 0))
  add('small sectors of 2 GB', 'imports.broken', () => at(oldBook(), 32, 31))
  add('a book of 4 GB', 'imports.broken', () => {
    const bytes = oldBook()
    return at(bytes, bytes.indexOf(inUtf16('Workbook\0')) + 120, 0xffff_ffff)
  })
}

function records(add: Add) {
  add(
    'a record longer than the book',
    'imports.broken',
    inRecord(WINDOW, (bytes, place) => bytes.writeUInt16LE(0xffff, place + 2)),
  )
  add(
    'a record that swallows the next',
    'imports.broken',
    inRecord(BOUNDS, (bytes, place) => bytes.writeUInt16LE(bytes.readUInt16LE(place + 2) + 3, place + 2)),
  )
  add(
    'sealed by a password',
    'imports.encrypted',
    inRecord(WINDOW, (bytes, place) => bytes.writeUInt16LE(PASSWORD, place)),
  )
  add(
    'a sheet that begins nowhere',
    'imports.broken',
    inRecord(BOUNDS, (bytes, place) => bytes.writeUInt32LE(0x7fff_fff0, place + 4)),
  )
  add(
    'a sheet that begins in the middle of a record',
    'imports.broken',
    inRecord(BOUNDS, (bytes, place) => bytes.writeUInt32LE(bytes.readUInt32LE(place + 4) + 2, place + 4)),
  )
  add(
    'four thousand million texts',
    'imports.broken',
    inRecord(TEXTS, (bytes, place) => bytes.writeUInt32LE(0xffff_ffff, place + 8)),
  )
  add('a book of noughts', 'imports.broken', () => {
    const bytes = oldBook()
    const place = recordsAt(bytes)
    return bytes.fill(0, place, place + 256)
  })
}

function disguises(add: Add) {
  for (const name of ['EncryptedPackage', 'EncryptionInfo'])
    add(`with ${name}`, 'media.encrypted', () => Buffer.concat([oldBook(), inUtf16(name)]))
  add(
    'a new workbook with a password',
    'media.encrypted',
    () => Buffer.concat([oldBook(), inUtf16('EncryptedPackage')]),
    'rates.xlsx',
  )
  for (const name of ['_VBA_PROJECT', 'Macros'])
    add(`with ${name}`, 'media.activeContent', () => Buffer.concat([oldBook(), inUtf16(name)]))
  add('an old letter', 'media.broken', () => renamed('Workbook', 'WordDoc'))
  add('a mail', 'media.broken', () => renamed('Workbook', '__subst'))
  add('a page', 'media.contentDiffers', () => '<html><table><tr><td>=cmd|x</td></tr></table></html>')
  add(
    'a page in XML',
    'media.contentDiffers',
    () => '<?xml version="1.0"?><Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet"/>',
  )
  add('a table of words', 'media.contentDiffers', () => 'Age,Factor\n18-25,1.5\n')
  add('a symbolic link table', 'media.contentDiffers', () => 'ID;PWXL;N;E\nC;Y1;X1;K"=cmd|x"\nE\n')
}
