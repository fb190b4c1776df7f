import {
  ballast,
  bookOf,
  GOOD_ROWS,
  goodRows,
  HEADER,
  type HostileFile,
  listOf,
  MAIN,
  number,
  RATES,
  row,
  sheetOf,
  text,
} from './hostile-book.builder'

type Add = ReturnType<typeof listOf>['add']
const GOOD = HEADER + RATES.join('')
const named = (at: number, ...cells: string[]) => `<row r="${at}">${cells.join('')}</row>`
const cell = (place: string, value: string | number) => `<c r="${place}"><v>${value}</v></c>`
const word = (place: string, words: string) => `<c r="${place}" t="str"><v>${words}</v></c>`
const top = named(1, word('A1', 'Age'), word('B1', 'Factor')) + named(2, word('A2', '18-25'), cell('B2', 1.5))
const filler = ballast(400)

/** Sheets whose cells contradict themselves, or which are too many. */
export function hostileCells(): HostileFile[] {
  const { add, files } = listOf('cells', 'xlsx')
  places(add)
  masses(add)
  merges(add)
  pointers(add)
  return files
}

function places(add: Add) {
  for (const at of ['0', '-5', '1048577', '99999999999', '1e3', '9'.repeat(400), 'two', ''])
    add(`a row called ${at.slice(0, 12) || 'nothing'}`, 'imports.brokenCell at Rates!A3', () =>
      bookOf({ sheet: sheetOf(`${top}<row r="${at}">${number(1)}</row>`) }),
    )
  add('a row twice', 'imports.brokenCell at Rates!A3', () =>
    bookOf({ sheet: sheetOf(top + named(2, word('A2', '26-64'), cell('B2', 9))) }),
  )
  add('rows from the bottom up', 'imports.brokenCell at Rates!A4', () =>
    bookOf({
      sheet: sheetOf(top + named(3, word('A3', '26-64'), cell('B3', 1)) + named(2, word('A2', '65+'), cell('B2', 9))),
    }),
  )
  add('a cell twice', 'imports.brokenCell at Rates!B3', () =>
    bookOf({ sheet: sheetOf(top + named(3, word('A3', '26-64'), cell('B3', 1), cell('B3', 9))) }),
  )
  add('cells from the right', 'imports.brokenCell at Rates!A3', () =>
    bookOf({ sheet: sheetOf(top + named(3, cell('B3', 1), word('A3', '26-64'))) }),
  )
  add('a cell of another row', 'imports.brokenCell at Rates!B3', () =>
    bookOf({ sheet: sheetOf(top + named(3, word('A3', '26-64'), cell('B2', 9))) }),
  )
  for (const place of ['b3', '$B$3', '3', 'B-3', '乙3'])
    add(`a cell at ${place}`, 'imports.brokenCell at Rates!B3', () =>
      bookOf({ sheet: sheetOf(top + named(3, word('A3', '26-64'), cell(place, 9))) }),
    )
  add('a cell without an end', 'imports.brokenCell at Rates!A3', () =>
    bookOf({ sheet: sheetOf(top + named(3, '<c r="A3"><v>5</v>', cell('B3', 9))) }),
  )
  add('a formula without an end', 'imports.brokenCell at Rates!B3', () =>
    bookOf({ sheet: sheetOf(top + named(3, word('A3', '26-64'), '<c r="B3"><f>1+1<v>9</v></c>')) }),
  )
}

function masses(add: Add) {
  add('a million empty rows', 'imports.tooManyEmptyRows at Rates!A100001', () =>
    bookOf({ sheet: sheetOf('<row/>'.repeat(1_000_000)), parts: [filler] }),
  )
  add('a million empty rows below the rates', 'imports.tooManyEmptyRows at Rates!A100005', () =>
    bookOf({ sheet: sheetOf(GOOD + '<row></row>'.repeat(1_000_000)), parts: [filler] }),
  )
  add('rates at the top and in the last row', { rows: GOOD_ROWS }, () =>
    bookOf({ sheet: sheetOf(`${GOOD}<row r="1048576">${text('the end')}</row>`) }),
  )
  add('16,384 columns', 'imports.tooManyColumns at Rates!IW1', () =>
    bookOf({ sheet: sheetOf(`<row>${number(1).repeat(16_384)}</row>`) }),
  )
  for (const column of ['IW', 'XFD', 'XFE', 'ZZZ', 'AAAA'])
    add(`a cell in column ${column}`, 'imports.tooManyColumns at Rates!IW3', () =>
      bookOf({ sheet: sheetOf(top + named(3, cell(`${column}3`, 1))) }),
    )
  add('a cell in a column of ten letters', 'imports.brokenCell at Rates!AAAAAA3', () =>
    bookOf({ sheet: sheetOf(top + named(3, cell('AAAAAAAAAA3', 1))) }),
  )
  add('16,384 empty columns', goodRows, () => bookOf({ sheet: sheetOf(GOOD + row('<c/>'.repeat(16_384))) }))
  add('300,000 rows', 'imports.tooManyRows at Rates!A200001', () =>
    bookOf({ sheet: sheetOf(row(number(1)).repeat(300_000)), parts: [filler] }),
  )
  add('three million cells', 'imports.tooManyCells at Rates!A4883', () =>
    bookOf({ sheet: sheetOf(row(number(1).repeat(256)).repeat(12_000)), parts: [filler] }),
  )
  add('a million and a half words', 'imports.tooManyCells at Rates!A4883', () =>
    bookOf({ sheet: sheetOf(row(text('x').repeat(256)).repeat(6_000)), parts: [filler] }),
  )
  add('three million texts', 'imports.tooManyCells at sharedStrings', () =>
    bookOf({ strings: `<sst ${MAIN}>${'<si/>'.repeat(3_000_000)}</sst>`, parts: [filler] }),
  )
  add('a text of a megabyte', 'imports.textTooLong at Rates!A5', () =>
    bookOf({ sheet: sheetOf(HEADER + RATES.slice(0, 3).join('') + row(text('x'.repeat(1_000_000)))) }),
  )
  add('a shared text of 32,768 letters', 'imports.textTooLong at Rates!A1', () =>
    bookOf({
      sheet: sheetOf(row('<c t="s"><v>0</v></c>')),
      strings: `<sst><si><t>${'x'.repeat(32_768)}</t></si></sst>`,
    }),
  )
  add('a shared text of two megabytes', 'imports.textTooLong at sharedStrings', () =>
    bookOf({ strings: `<sst><si><t>${'x'.repeat(2_000_000)}</t></si></sst>`, parts: [filler] }),
  )
}

function merges(add: Add) {
  const merged = (ranges: readonly string[]) =>
    `<mergeCells>${ranges.map((range) => `<mergeCell ref="${range}"/>`).join('')}</mergeCells>`
  const book = (tail: string) => bookOf({ sheet: sheetOf(GOOD, tail), parts: [filler] })
  add('20,001 merged cells', 'imports.tooManyMerges', () =>
    book(merged(Array.from({ length: 20_001 }, (_, at) => `D${at + 1}:E${at + 1}`))),
  )
  add('a million merged cells', 'imports.unpacksTooLarge', () =>
    book(merged(Array.from({ length: 1_000_000 }, (_, at) => `D${at + 1}:E${at + 1}`))),
  )
  add('everything merged', 'imports.noTableFound', () => book(merged(['A1:XFD1048576'])))
  add('everything merged 20,000 times', 'imports.brokenCell at Rates!A1', () =>
    book(merged(Array.from({ length: 20_000 }, () => 'A1:XFD1048576'))),
  )
  add('two merged cells one over the other', 'imports.brokenCell at Rates!B3', () => book(merged(['A1:B3', 'B3:C4'])))
  add('a merged cell turned around', 'imports.brokenCell at Rates!C9', () => book(merged(['C9:A1'])))
  add('merged cells that name no cell', goodRows, () =>
    book(merged(['', 'A', 'A1:', '1:2', 'A0:B0', 'a1:b2', 'AAAA1:B2', 'A1:B99999999'])),
  )
}

function pointers(add: Add) {
  const book = (value: string, kind: string, styles?: string) =>
    bookOf({
      sheet: sheetOf(top + named(3, word('A3', '26-64'), `<c r="B3" t="${kind}"><v>${value}</v></c>`)),
      strings: '<sst><si><t>only one</t></si></sst>',
      ...(styles && { styles }),
    })
  for (const place of ['1', '99', '-1', '4294967295', '1.5', 'x', '0x0', '1e9'])
    add(`a text with the number ${place}`, 'imports.brokenCell at Rates!B3', () => book(place, 's'))
  add('a yes that is neither', 'imports.brokenCell at Rates!B3', () => book('maybe', 'b'))
  add('a cell of no kind', { rows: GOOD_ROWS.slice(0, 1), problems: [['imports.notNumber', 'Rates!B3']] }, () =>
    book('x', 'quark'),
  )
  add('styles that are not there', { rows: GOOD_ROWS.slice(0, 2) }, () =>
    bookOf({
      sheet: sheetOf(top + named(3, word('A3', '26-64'), '<c r="B3" s="4000000000"><v>1</v></c>')),
      styles: `<styleSheet ${MAIN}/>`,
    }),
  )
}
