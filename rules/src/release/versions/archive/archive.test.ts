import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { TableColumn } from '../../../design/parts'
import { canonicalJson } from '../../../design/products'
import {
  brokenLine,
  lineOf,
  numberedFiles,
  printJson,
  printRows,
  printTitles,
  putText,
  readRow,
  type RowFault,
  sheetLines,
  splitTexts,
} from '.'

test('one content has one text, whoever wrote it down', () => {
  expect(printJson({ b: 1, title: 'x', a: undefined, id: 'p' })).toBe('{\n  "id": "p",\n  "title": "x",\n  "b": 1\n}\n')
})

test.each([
  ['{\n  "a": 1,\n  "b": }', 3],
  ['{\n  "a": 1\n  "b": 2\n}', 3],
  ['[1,\n2,\n', 3],
  ['{"a": "no end\n}', 1],
  ['{} x', 1],
  ['nonsense', 1],
  ['', 1],
  ['{"a": [1, {"b": null}], "c": -1.5e3}', null],
])('%j is broken in line %s', (text, line) => {
  expect(brokenLine(text)).toBe(line)
})

test('what is broken for the engine is broken here, and the other way round', () => {
  const pieces = fc.constantFrom(
    '{',
    '}',
    '[',
    ']',
    ',',
    ':',
    '"a"',
    '1',
    '-',
    '0',
    '1',
    '.5',
    'null',
    'tru',
    '"\\u00',
    '\n',
  )
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 8 }), (parts) => {
      const text = parts.join('')
      const isJson = (() => {
        try {
          JSON.parse(text)
          return true
        } catch {
          return false
        }
      })()
      return (brokenLine(text) === null) === isJson
    }),
    { numRuns: 2_000 },
  )
})

test('a place in a file is told by its line, and by what is around it where it is not there', () => {
  const text = printJson({ questions: [{ id: 'a' }, { id: 'b', max: 7 }] })
  expect([lineOf(text, ['questions', 1, 'max']), lineOf(text, ['questions', 1, 'min']), lineOf(text, [])]).toEqual([
    8, 6, 1,
  ])
})

test('texts of other languages leave, and come back where they were', () => {
  const page = {
    title: { en_us: 'Trip', zh_tw: '旅程' },
    questions: [
      { id: 'a/b', title: { zh_tw: '年齡' }, help: {} },
      {
        id: 'c',
        options: [
          { value: '1', label: { en_us: 'One', zh_cn: '一' } },
          { value: '1', label: { zh_cn: '二' } },
        ],
      },
    ],
  }
  const { document, others } = splitTexts(page, 'en_us')
  expect(document).toEqual({
    title: { en_us: 'Trip' },
    questions: [
      { id: 'a/b', title: {}, help: {} },
      {
        id: 'c',
        options: [
          { value: '1', label: { en_us: 'One' } },
          { value: '1', label: {} },
        ],
      },
    ],
  })
  expect(Object.keys(others.get('zh_cn') ?? {})).toEqual([
    'questions/c/options/#1/label',
    'questions/c/options/#2/label',
  ])
  for (const [language, texts] of others)
    for (const [place, text] of Object.entries(texts)) expect(putText(document, place, language, text)).toBe(true)
  expect(document).toEqual(page)
  expect(putText(document, 'questions/gone/title', 'zh_tw', 'x')).toBe(false)
  expect(putText(document, 'questions', 'zh_tw', 'x')).toBe(false)
})

const columns: TableColumn[] = [
  { id: 'a', title: 'Age', role: 'band', of: 'number' },
  { id: 'z', title: 'Zone', role: 'exact', of: 'text' },
  { id: 'f', title: '=Factor', role: 'factor' },
  { id: 't', title: 'Note, "long"', role: 'text' },
]

/** Every row, or the first fault. */
function readAll(text: string) {
  const lines = sheetLines(columns, text)
  if (!Array.isArray(lines)) return lines
  const rows = lines.map((line) => readRow(columns, line))
  return rows.find((row): row is RowFault => 'what' in row) ?? rows
}

test('rows are read back cell by cell, whatever their texts are', () => {
  const text = fc.oneof(
    fc.constantFrom('any', '=1+1', "'=x", ' a ', 'json:1', '-', 'a,b', 'a\n"b"', '*'),
    fc.string({ minLength: 1 }),
  )
  const row = fc.tuple(
    fc.option(fc.record({ from: fc.constantFrom('18', null), to: fc.constantFrom('25', '25.50') })),
    fc.option(text),
    fc.option(fc.constantFrom('1.8', '1.50', '-5', '0.001')),
    fc.option(text),
  )
  fc.assert(
    fc.property(fc.array(row, { maxLength: 4 }), (rows) => {
      return canonicalJson(readAll(printTitles(columns) + printRows(columns, rows as never))) === canonicalJson(rows)
    }),
    { numRuns: 500 },
  )
})

const head = printTitles(columns)

test.each([
  ['Zone,Age\n', { line: 1, what: 'head' }],
  [head + '18-25,A,1.8,\n18-25,A,lots,\n', { line: 3, what: 'cell', column: '=Factor' }],
  [head + '"a\nb",A,1,\n18-25,A\n', { line: 2, what: 'cell', column: 'Age' }],
  [head + '18-25,"A\nB",1,\n18-25,A\n', { line: 4, what: 'width' }],
  [head + '18-25,"A', { line: 2, what: 'quote' }],
])('%j has a fault', (text, fault) => {
  expect(readAll(text)).toEqual(fault)
})

test('files are named by what is in them, and stand in order', () => {
  expect(numberedFiles('pages', ['Your trip!', '旅程'])).toEqual(['pages/01-your-trip.json', 'pages/02.json'])
})
