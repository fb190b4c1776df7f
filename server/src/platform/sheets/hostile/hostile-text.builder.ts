import { GOOD_ROWS, goodRows, type HostileFile, listOf } from './hostile-book.builder'

const GOOD = 'Age,Factor\n18-25,1.5\n26-64,1\n65+,1.2\n'
const MB = 1024 * 1024
type Add = ReturnType<typeof listOf>['add']

/** Tables of words that never end, are in no encoding, or are something else. */
export function hostileTexts(): HostileFile[] {
  const { add, files } = listOf('text', 'csv')
  masses(add)
  encodings(add)
  ways(add)
  disguises(add)
  return files
}

function masses(add: Add) {
  add('10 MB and one byte', 'media.tooLarge', () => Buffer.alloc(10 * MB + 1, 'a,1\n'))
  add('10 MB in one line', 'imports.textTooLong at rates!A1', () => 'a'.repeat(10 * MB))
  add('10 MB of commas', 'imports.tooManyColumns at rates!IW1', () => ','.repeat(10 * MB))
  add('10 MB of empty lines', 'imports.tooManyEmptyRows at rates!A100001', () => '\n'.repeat(10 * MB))
  add('10 MB of quotation marks', 'imports.textTooLong at rates!A1', () => '"'.repeat(10 * MB))
  add('10 MB of carriage returns', 'imports.tooManyEmptyRows at rates!A100001', () => '\r'.repeat(10 * MB))
  add('300,000 lines', 'imports.tooManyRows at rates!A200001', () => 'a,1\n'.repeat(300_000))
  add('a thousand columns', 'imports.tooManyColumns at rates!IW1', () => `${'a,'.repeat(999)}a\n`)
  add(
    'a thousand columns in the third line',
    'imports.tooManyColumns at rates!IW3',
    () => `Age,Factor\n18-25,1\n${'a,'.repeat(999)}a\n`,
  )
  add('a cell of 32,768 letters', 'imports.textTooLong at rates!B2', () => `Age,Factor\n18-25,${'x'.repeat(32_768)}\n`)
  add(
    'a quotation that never ends',
    'imports.quoteOpen at rates!B3',
    () => `Age,Factor\n18-25,1.5\n26-64,"1\n65+,1.2\n`,
  )
  add(
    'a quotation that never ends in 10 MB',
    'imports.quoteOpen at rates!B2',
    () => `Age,Factor\n18-25,"${'1\n'.repeat(4 * MB)}`,
  )
}

function encodings(add: Add) {
  const good = (bytes: () => Buffer, what: string) => add(what, goodRows, bytes)
  good(() => Buffer.from(`\ufeff${GOOD}`), 'UTF-8 with a mark')
  good(() => Buffer.from(`\ufeff\ufeff${GOOD}`), 'UTF-8 with two marks')
  good(() => Buffer.from(`\ufeff${GOOD}`, 'utf16le'), 'UTF-16 with a mark')
  good(() => Buffer.from(GOOD, 'utf16le'), 'UTF-16 without a mark')
  good(() => Buffer.from(`\ufeff${GOOD}`, 'utf16le').swap16(), 'UTF-16 the other way round')
  add('UTF-16 with a byte too many', 'media.contentDiffers', () =>
    Buffer.concat([Buffer.from(`\ufeff${GOOD}`, 'utf16le'), Buffer.from([0x41])]),
  )
  add('UTF-16 with half a character', 'media.contentDiffers', () =>
    Buffer.from(`\ufeffAge,Fac\ud800tor\n1,2\n`, 'utf16le'),
  )
  add('UTF-32', 'media.contentDiffers', () => Buffer.concat([...`\ufeff${GOOD}`].map((letter) => { const four = Buffer.alloc(4); four.writeUInt32LE(letter.codePointAt(0) as number); return four }))) // oxfmt-ignore
  add('bytes of no encoding', 'media.encoding', () => Buffer.from([0x61, 0x2c, 0x81, 0x8d, 0xff, 0xfe, 0x0a]))
  add('a surrogate as bytes', 'media.encoding', () =>
    Buffer.concat([Buffer.from('Age,Factor\n18-25,'), Buffer.from('eda080ff', 'hex'), Buffer.from('\n')]),
  )
  add('NUL in the middle', 'media.contentDiffers', () => GOOD.replace('1.5', '1\u00005'))
  for (const code of [1, 7, 8, 11, 27, 127, 0x85])
    add(`control character ${code}`, 'media.encoding', () => GOOD.replace('1.5', `1.5${String.fromCharCode(code)}`))
}

function ways(add: Add) {
  add('ends of lines mixed', goodRows, () => 'Age,Factor\r\n18-25,1.5\n26-64,1\r65+,1.2')
  add('separators mixed', 'imports.noTableFound', () => 'Age;Factor\n18-25\t1.5\n26-64|1\n65+ 1.2\n')
  add('semicolons and decimal commas', goodRows, () => 'Age;Factor\n18-25;1,5\n26-64;1\n65+;1,2\n')
  add('tabs', goodRows, () => GOOD.replaceAll(',', '\t'))
  add('quotation marks everywhere', goodRows, () => GOOD.replace(/[^,\n]+/g, '"$&"'))
  add('a quotation mark in a quotation', goodRows, () => GOOD.replace('Factor', '"Fac""tor"'))
  add('a line that says its separator', goodRows, () => `sep=,\n${GOOD}`)
  for (const start of ['=', '+', '-', '@', '\t=', '＝', "'="])
    add(
      `a rate that begins with ${JSON.stringify(start)}`,
      { rows: GOOD_ROWS, problems: [['imports.notNumber', 'rates!B4']] },
      () => GOOD.replace('65+', `50-55,"${start}cmd|' /C calc'!A0"\n65+`),
    )
  add('numbers as text in three ways', { rows: [[GOOD_ROWS[0]![0]!, '1234.56'], [GOOD_ROWS[1]![0]!, '2000'], [GOOD_ROWS[2]![0]!, '12345678.9']] }, () => 'Age,Factor\n18-25,"1,234.56"\n26-64,"2,000.00"\n65+,"12,345,678.9"\n') // oxfmt-ignore
}

function disguises(add: Add) {
  for (const [what, content] of [
    ['a page', '<!doctype html><script>alert(1)</script>'],
    ['a page behind spaces', ' \n\t <svg onload=alert(1)>'],
    ['a script', '#!/bin/sh\nrm -rf /'],
    ['a rich text', '{\\rtf1 {\\object}}'],
    ['a drawing', '%!PS\n(x) run'],
    ['a PDF', '%PDF-1.7\n1 0 obj << >> endobj\n%%EOF'],
    ['a picture', Buffer.from('89504e470d0a1a0a0000000d494844520000', 'hex')],
    ['a program', Buffer.concat([Buffer.from('MZ\u0090\0'), Buffer.alloc(300)])],
    ['a packed file', Buffer.from('1f8b0800000000000003', 'hex')],
  ] as const)
    add(`${what} under the name of a table`, 'media.contentDiffers', () => Buffer.from(content))
  add('words without a table', 'imports.noTableFound', () => 'just some words\nand some more\n')
}
