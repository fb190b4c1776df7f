import { utils, write } from '@e965/xlsx'
import { describe, expect, test } from 'vitest'
import { countCells } from './count-cells'
import { plainNumber } from './number-text'
import { daySerial } from './serial-date'
import { lookOf } from './xlsx-styles'
import type { Sheet } from '@coverwright/rules/rating/imports'
import { readWorkbook, SheetCollector, type SheetFileKind } from '.'

const rows = [
  ['Rates', null, null],
  ['Age', 'Factor', 'Since'],
  ['18–25', 1.15, 45_000],
  ['老人', 0.1 + 0.2, true],
]

function aBook(kind: 'xlsx' | 'biff8'): Buffer {
  const sheet = utils.aoa_to_sheet(rows)
  sheet['!merges'] = [{ s: { r: 0, c: 0 }, e: { r: 0, c: 2 } }]
  const cell = sheet['C3'] as { z?: string }
  cell.z = 'yyyy-mm-dd'
  const book = utils.book_new()
  utils.book_append_sheet(book, sheet, 'Ages')
  return write(book, { type: 'buffer', bookType: kind }) as Buffer
}

const rowsOf = (sheet: Sheet | undefined) => [...(sheet?.rows ?? [])]

async function sheetsOf(kind: SheetFileKind, bytes: Buffer) {
  const collector = new SheetCollector()
  await readWorkbook({ kind, name: 'ages.csv', bytes }, collector)
  return collector.sheets
}

describe.each([
  ['xlsx', aBook('xlsx')],
  ['xls', aBook('biff8')],
] as const)('a workbook as %s', (kind, bytes) => {
  test('is read as it is shown: numbers to the digit, days, merged cells, texts of every script', async () => {
    const [sheet] = await sheetsOf(kind, bytes)
    expect(sheet).toMatchObject({ name: 'Ages', isHidden: false, merges: [{ top: 0, left: 0, bottom: 0, right: 2 }] })
    expect(rowsOf(sheet).map(({ cells }) => cells)).toEqual([
      ['Rates'],
      ['Age', 'Factor', 'Since'],
      ['18–25', { number: '1.15', look: 'plain' }, { date: '2023-03-15' }],
      ['老人', { number: '0.3', look: 'plain' }, true],
    ])
  })
})

test.each([
  ['UTF-8', Buffer.from('\ufeff年齡,保費\n18,100\n')],
  ['UTF-16', Buffer.from('\ufeff年齡,保費\n18,100\n', 'utf16le')],
  ['Big5', Buffer.from('a67ec4d62cab4fb64f0a31382c3130300a', 'hex')],
])('a text table in %s is read', async (_, bytes) => {
  const [sheet] = await sheetsOf('csv', bytes)
  expect(rowsOf(sheet).map(({ cells }) => cells)).toEqual([
    ['年齡', '保費'],
    ['18', '100'],
  ])
})

test('GB18030 is told from Big5, and separators are found', async () => {
  const [sheet] = await sheetsOf('csv', Buffer.from('c4eac1e43bb1a3b7d10a31383b3130300a', 'hex'))
  expect(rowsOf(sheet).map(({ cells }) => cells)).toEqual([
    ['年龄', '保费'],
    ['18', '100'],
  ])
  const [tabs] = await sheetsOf('csv', Buffer.from('a\tb, c\n1\t"2\t3"\n'))
  expect(rowsOf(tabs).map(({ cells }) => cells)).toEqual([
    ['a', 'b, c'],
    ['1', '2\t3'],
  ])
})

test.each([
  ['1.1499999999999999', '1.15'],
  ['0.30000000000000004', '0.3'],
  ['1E-3', '0.001'],
  ['-2.5e2', '-250'],
  ['123456789012345', '123456789012345'],
  ['12.50', '12.50'],
  ['NaN', null],
  ['1e400', null],
  ['', null],
  ['1.2.3', null],
])('the number %s is %s', (written, number) => expect(plainNumber(written)).toBe(number))

test('serial days count from 1900 with the day that never was, or from 1904', () => {
  expect([daySerial('1', false), daySerial('59', false), daySerial('61', false)]).toEqual([
    '1900-01-01',
    '1900-02-28',
    '1900-03-01',
  ])
  expect(daySerial('0.5', false)).toBeNull()
  expect(daySerial('43538', true)).toBe('2023-03-15')
})

test.each([
  ['0%', 'percent'],
  ['"HKD" #,##0.00', 'currency:HKD'],
  ['[$€-407] #,##0.00', 'currency:EUR'],
  ['[$HK$-C04]#,##0', 'currency:HKD'],
  ['dd/mm/yyyy', 'date'],
  ['[Red]#,##0;-#,##0', 'plain'],
  ['General', 'plain'],
])('a cell formatted %s is %s', (code, look) => expect(lookOf(code)).toBe(look))

test.each([
  ['<c><v>1</v></c><c r="B1" s="3"><v>2</v></c>', 2],
  ['<c t="inlineStr"><is><r><t>one </t></r><r><t xml:space="preserve">word</t></r></is></c>', 1],
  ['<c s="1"/><c><v></v></c><c><v/></c><c t="inlineStr"><is><t/></is></c>', 0],
  ['<c t="inlineStr"><is><r><rPr><color rgb="1"/></rPr><t>年齡</t></r></is></c><c/><c><f>1+1</f><v>2</v></c>', 2],
])('of the row %s %i cells are counted before it is read', (text, count) =>
  expect(countCells({ text, from: 0, to: text.length, at: 0 })).toBe(count),
)
